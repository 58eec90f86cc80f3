import type { JsonValue } from '../openapi/samples/sample-request';
import { isObject } from '../text/json-object';
import type { DocumentGroup, DocumentValue } from './recipe';

/** Whether a value is a group of others. */
export function isGroup(value: DocumentValue | undefined): value is DocumentGroup {
  return typeof value === 'object' && !Array.isArray(value);
}

/** Of what repeats the first; an empty text where it has none. */
export function toFirst(value: DocumentValue): DocumentValue {
  return typeof value === 'string' || isGroup(value) ? value : toFirst(value[0] ?? '');
}

/** Whether a value of JSON is a group as documents have it: all values are texts, lists and groups. */
export function isDocument(value: JsonValue | undefined): value is DocumentGroup {
  return isObject(value) && Object.values(value).every(isValue);
}

function isValue(value: JsonValue): value is DocumentValue {
  return typeof value === 'string' || (Array.isArray(value) ? value.every(isValue) : isDocument(value));
}

/**
 * Everything at a path, in the order of the document.
 * @param path tags with dots between them; `ICMS*` stands for any tag that begins so, and what repeats is gone through
 */
export function findAll(value: DocumentValue | undefined, path: string): readonly DocumentValue[] {
  if (value === undefined) return [];
  if (typeof value !== 'string' && !isGroup(value)) return value.flatMap((part) => findAll(part, path));
  if (path === '') return [value];
  if (!isGroup(value)) return [];
  const [tag = '', ...rest] = path.split('.');
  const below = rest.join('.');
  return takeStep(value, tag).flatMap((part) => findAll(part, below));
}

/** The parts of a group that a step of a path names. */
function takeStep(group: DocumentGroup, step: string): readonly DocumentValue[] {
  if (step.endsWith('*'))
    return Object.entries(group).flatMap(([name, part]) => (matchesTag(name, step) ? [part] : []));
  // Most steps name one tag, and a document is asked for thousands of paths.
  const part = Object.hasOwn(group, step) ? group[step] : undefined;
  return part === undefined ? [] : [part];
}

/** Whether a tag is the one that a step of a path names. */
export function matchesTag(name: string, step: string): boolean {
  return step.endsWith('*') ? name.startsWith(step.slice(0, -1)) : name === step;
}

/** The texts at a path. */
export function readTexts(value: DocumentValue | undefined, path: string): readonly string[] {
  return findAll(value, path).filter((found) => typeof found === 'string');
}

/** The first text at a path. */
export function readText(value: DocumentValue | undefined, path: string): string | undefined {
  return readTexts(value, path)[0];
}

/** The groups at a path. */
export function readGroups(value: DocumentValue | undefined, path: string): readonly DocumentGroup[] {
  return findAll(value, path).filter(isGroup);
}
