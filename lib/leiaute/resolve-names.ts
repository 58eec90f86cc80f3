import { type Layout, listNodes, toJsonPath } from './layout';

/** A field or group of a layout. */
export type FieldPlace = { readonly layout: Layout; readonly path: string };

/**
 * A tag, or the end of a JSON path. A tag alone needs a capital, because plain words of the API look the same, and is no
 * access key: chNFe stands in answers and events more often than in a document.
 */
const NAME = /^(?:\w+\.)+\w+$|^(?!ch[A-Z])[a-z]*[A-Z]\w*$/;

/**
 * Finds out which field of which document a text means by a name such as `infIntermed` or `pag.detPag.tPag`. Nothing is
 * guessed: a name that stands in several groups of a layout means none of them.
 * @returns what resolves a name in a text; of fields that several documents have, those of the documents that the text
 *   names
 */
export function createNameResolver(layouts: readonly Layout[]): (name: string, text: string) => readonly FieldPlace[] {
  const indexes = layouts.map((layout) => ({ layout, paths: indexEndings(layout), names: listNames(layout) }));
  const known = indexes.flatMap(({ names }) => names).toSorted((one, other) => other.length - one.length);
  // Longer names first: CT-e OS is no CT-e.
  const documents = new RegExp(known.join('|'), 'g');
  return (name, text) => {
    if (!NAME.test(name)) return [];
    const ending = name.replace(/^documento\./, '');
    const having = indexes.filter(({ paths }) => paths.has(ending));
    const named = new Set(text.match(documents));
    const meant = having.length > 1 ? having.filter(({ names }) => names.some((own) => named.has(own))) : having;
    return meant.flatMap(({ layout, paths }) => {
      const path = paths.get(ending);
      return path === undefined ? [] : [{ layout, path }];
    });
  };
}

/** Paths by each end of their JSON path: undefined for an end that several have, unless it is the whole path of one. */
function indexEndings({ content }: Layout): ReadonlyMap<string, string | undefined> {
  const [, ...nodes] = listNodes(content);
  const whole = nodes.map(({ path }) => [toJsonPath({ path }, content.path), path] as const);
  const endings = new Map<string, string | undefined>();
  for (const [name, path] of whole) {
    const steps = name.split('.');
    for (const [depth] of steps.entries()) {
      const ending = steps.slice(depth).join('.');
      endings.set(ending, endings.has(ending) ? undefined : path);
    }
  }
  return new Map([...endings, ...whole]);
}

/** What texts call a layout's documents: NF-e and NFC-e, CT-e Simplificado. */
const listNames = ({ name }: Layout): readonly string[] => name.split(' e ');
