import { SiteError, type SourcePlace } from '../errors/site-error';

type KeyPath = readonly string[];

/** Keys under which values of the API stand, not parts of the description: a `$ref` in there is only data. */
const DATA = ['value', 'example', 'default', 'const', 'enum'];
/** Keys that hold entries under names of the author's choice. */
const NAMED = ['properties', 'schemas', 'examples', 'parameters', 'headers', 'responses', 'requestBodies', 'paths'];

/**
 * Refuses references that the pages could not follow: to other files, to a part of a component, to what is not there,
 * and those that only lead back to themselves.
 * @param root the description as it was read
 * @param placeOf place of a key path
 * @throws SiteError with the line of the reference
 */
export function checkReferences(root: unknown, placeOf: (path: KeyPath) => SourcePlace): void {
  const circles = new Map<string, boolean>();
  const check = (ref: string, path: KeyPath) => {
    const fault = findFault(root, ref, circles);
    if (fault) throw new SiteError({ place: placeOf([...path, '$ref']), key: [...path, '$ref'].join('.'), ...fault });
  };
  // A circle is told where it is, before where it is used.
  visitReferences(read(root, 'components'), ['components'], check);
  visitReferences(root, [], check);
}

function visitReferences(node: unknown, path: KeyPath, visit: (ref: string, path: KeyPath) => void): void {
  if (typeof node !== 'object' || node === null) return;
  const ref = read(node, '$ref');
  if (typeof ref === 'string') visit(ref, path);
  const isNamed = NAMED.includes(path.at(-1) ?? '') && !NAMED.includes(path.at(-2) ?? '');
  for (const [key, value] of Object.entries(node)) {
    if (isNamed || !DATA.includes(key)) visitReferences(value, [...path, key], visit);
  }
}

function findFault(
  root: unknown,
  ref: string,
  circles: Map<string, boolean>,
): { readonly found: string; readonly fix: string } | undefined {
  if (!ref.startsWith('#')) {
    return {
      found: `"${ref}" leads to another file`,
      fix: 'join the files into one first: npx redocly bundle FILE --output openapi.yaml',
    };
  }
  if (findComponent(root, ref) === undefined) {
    return { found: `"${ref}" leads to no component`, fix: 'correct the reference or add the component' };
  }
  if (leadsBack(root, ref, circles)) {
    return { found: `"${ref}" leads only back to itself`, fix: 'give a schema on the way a type or properties' };
  }
  return undefined;
}

function findComponent(root: unknown, ref: string): unknown {
  const [, section = '', name = ''] = /^#\/components\/([^/]+)\/([^/]+)$/u.exec(ref) ?? [];
  return read(read(read(root, 'components'), section), name);
}

/**
 * Whether following the references of a schema comes back to it without passing anything but references.
 * @param known answers so far; a schema that is being followed counts as one that leads back
 */
function leadsBack(root: unknown, ref: string, known: Map<string, boolean>): boolean {
  const answer = known.get(ref);
  if (answer !== undefined) return answer;
  known.set(ref, true);
  const schema = findComponent(root, ref);
  const branches = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => listReal(read(schema, key)));
  const next = [schema, ...branches].map((part) => read(part, '$ref')).filter((part) => typeof part === 'string');
  const isCircle = next.some((target) => leadsBack(root, target, known));
  known.set(ref, isCircle);
  return isCircle;
}

/** The only alternative besides null, or the only part: it says the same as what holds it. */
function listReal(branches: unknown): readonly unknown[] {
  const rest = Array.isArray(branches) ? branches.filter((branch) => read(branch, 'type') !== 'null') : [];
  return rest.length === 1 ? rest : [];
}

function read(node: unknown, key: string): unknown {
  return typeof node === 'object' && node !== null && Object.hasOwn(node, key) ? Reflect.get(node, key) : undefined;
}
