import type { Guide } from '../content/load-guides.build';

/** Ids of the operations a guide uses, each once, in reading order. */
export function listUsedOperations(guide: Guide): readonly string[] {
  const ids = guide.references.map(({ attributes }) => attributes.operation ?? attributes.id);
  return [...new Set(ids.filter((id) => id !== undefined))];
}
