import type { DocumentGroup, DocumentValue } from './recipe';

/** Whether a value is a group of others. */
export function isGroup(value: DocumentValue | undefined): value is DocumentGroup {
  return typeof value === 'object' && !Array.isArray(value);
}

/**
 * Everything at a path, in the order of the document.
 * @param path tags with dots between them; `*` stands for any tag, and what repeats is gone through
 */
export function findAll(value: DocumentValue | undefined, path: string): readonly DocumentValue[] {
  if (value === undefined) return [];
  if (typeof value !== 'string' && !isGroup(value)) return value.flatMap((part) => findAll(part, path));
  if (path === '') return [value];
  if (!isGroup(value)) return [];
  const [tag = '', ...rest] = path.split('.');
  const next = tag === '*' ? Object.values(value) : [value[tag]];
  return next.flatMap((part) => findAll(part, rest.join('.')));
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
