import { expect, test } from 'vitest';
import { toSynonymGroups } from '../../../../lib/search/typesense/synonyms';

test('words that mean the same are one group, and each word of readers finds those of the texts', () => {
  const groups = toSynonymGroups([
    { same: ['DADFE', 'DANFE'] },
    { from: ['fora do ar', 'caiu'], to: ['contingência', 'indisponibilidade'] },
  ]);
  expect(groups).toEqual([
    { id: 'synonym-1', words: ['DADFE', 'DANFE'] },
    { id: 'synonym-2', root: 'fora do ar', words: ['contingência', 'indisponibilidade'] },
    { id: 'synonym-3', root: 'caiu', words: ['contingência', 'indisponibilidade'] },
  ]);
});
