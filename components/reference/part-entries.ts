import type { TocEntry } from '../article/toc';

/** Parts of a page by their ids, for the line that leads to them; a part without an id is not there. */
export function toPartEntries(
  parts: readonly (readonly [id: string | undefined, text: string])[],
): readonly TocEntry[] {
  return parts.flatMap(([id, text]) => (id === undefined ? [] : [{ id, level: 2, text: [{ text, isCode: false }] }]));
}
