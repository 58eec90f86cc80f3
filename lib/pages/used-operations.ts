import type { Guide } from '../content/load-guides.build';

/** Ids that the components of a guide name, those of its operations among them, each once, in reading order. */
export function listUsedOperations(guide: Guide): readonly string[] {
  const ids = guide.references.map(({ attributes }) => attributes.operation ?? attributes.id);
  return [...new Set(ids.filter((id) => id !== undefined))];
}
