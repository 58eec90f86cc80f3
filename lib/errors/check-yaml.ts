import { type Document, isAlias, isPair, isScalar, type Node, type Scalar, visit, type YAMLMap } from 'yaml';

/** Something that YAML accepts and that would reach the site as something else than its author wrote. */
export type YamlFault = {
  /** Where it stands in the source, counted in characters. */
  readonly offset: number;
  /** The keys that lead to it; empty where there are none. */
  readonly key: string;
  readonly found: string;
  readonly fix: string;
};

/** Steps of a path beyond which no source of the site goes; each takes room on the stack of what reads the value. */
const DEEPEST = 1000;
const TOO_DEEP = { found: 'hundreds of levels', fix: 'write it with fewer levels' };

/** The first number that loses digits, key that is no name or is there twice, or nesting without end. */
export function findYamlFault(document: Document): YamlFault | undefined {
  let fault: YamlFault | undefined;
  const report = (node: unknown, path: readonly unknown[], words: Pick<YamlFault, 'found' | 'fix'> | undefined) => {
    if (!words) return undefined;
    const names = path.filter(isPair).map((pair) => (isScalar(pair.key) ? String(pair.key.value) : '?'));
    fault = { offset: readOffset(node) ?? 0, key: names.join('.'), ...words };
    return visit.BREAK;
  };
  visit(document, {
    Map(_, node, path) {
      if (path.length > DEEPEST) return report(node, [], TOO_DEEP);
      const wrong = findKeyFault(node);
      return report(wrong?.node, path, wrong);
    },
    Seq(_, node, path) {
      return path.length > DEEPEST ? report(node, [], TOO_DEEP) : undefined;
    },
    Scalar(_, node, path) {
      return report(node, path, findNumberFault(node));
    },
  });
  return fault;
}

function findKeyFault(
  map: YAMLMap,
): { readonly node: unknown; readonly found: string; readonly fix: string } | undefined {
  const seen = new Set<string>();
  for (const { key } of map.items) {
    const name = isScalar(key) && key.value !== null ? String(key.value) : undefined;
    if (name === undefined && isAlias(key)) return { node: key, found: 'an alias as a key', fix: 'write the name' };
    if (name === undefined)
      return { node: key ?? map, found: 'a key that is no name', fix: 'write a name before the :' };
    // Objects have a property of this name by themselves: the entry would vanish.
    if (name === '__proto__') return { node: key, found: `the key "${name}"`, fix: 'choose another name' };
    // 200 and "200" differ in YAML and are one key in what is made of it.
    if (seen.has(name)) return { node: key, found: `"${name}" is there twice`, fix: 'keep one of the two' };
    seen.add(name);
  }
  return undefined;
}

/** A number whose digits are not those in the source: a key of 44 digits, a code that starts with 0, 0x1F, 1e5. */
function findNumberFault({ value, source }: Scalar): Pick<YamlFault, 'found' | 'fix'> | undefined {
  if (typeof value !== 'number' || source === undefined) return undefined;
  const digits = source.includes('.') ? source.replace(/\.?0+$/, '') : source;
  if (digits === String(value)) return undefined;
  return {
    found: `found ${source}, which YAML reads as the number ${value}`,
    fix: `put it between quotes, "${source}", unless the number itself is meant`,
  };
}

function readOffset(node: unknown): number | undefined {
  return (node as Partial<Node> | undefined)?.range?.[0];
}
