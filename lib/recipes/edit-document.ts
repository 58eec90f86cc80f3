import { isGroup } from './read-document';
import type { DocumentGroup, DocumentValue } from './recipe';

/**
 * A document with something else at a path.
 * @param value undefined takes away what is there
 * @param item number of the item that is changed, of those in a list; the first when left out
 */
export function editDocument(
  group: DocumentGroup,
  path: string,
  value: DocumentValue | undefined,
  item?: string,
): DocumentGroup {
  const [tag = '', ...rest] = path.split('.');
  if (rest.length === 0 && value === undefined) {
    return Object.fromEntries(Object.entries(group).filter(([name]) => name !== tag));
  }
  return { ...group, [tag]: rest.length === 0 ? (value ?? '') : editBelow(group[tag], rest.join('.'), value, item) };
}

function editBelow(
  inner: DocumentValue | undefined,
  path: string,
  value: DocumentValue | undefined,
  item: string | undefined,
): DocumentValue {
  if (inner === undefined || typeof inner === 'string') return editDocument({}, path, value, item);
  if (isGroup(inner)) return editDocument(inner, path, value, item);
  const named = inner.findIndex((one) => item !== undefined && isGroup(one) && one.nItem === item);
  const place = Math.max(0, named);
  return inner.map((one, index) => (index === place && isGroup(one) ? editDocument(one, path, value, item) : one));
}
