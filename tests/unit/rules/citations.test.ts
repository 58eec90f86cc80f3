import { describe, expect, test } from 'vitest';
import { findOutdated, isCitationFault, readCitations } from '@/lib/rules/citations';
import { loadNotes, NOTES_FILE } from '@/lib/rules/load-notes.build';
import { createFixtureSite } from '../support/fixture-site';
import { SMALL_REGISTER } from '../support/small-register';

const read = () => loadNotes(createFixtureSite({ [NOTES_FILE]: SMALL_REGISTER }));

describe('the notes that a source names', () => {
  test.each([
    ['NT 2020.001 v1.60', ['NT 2020.001 1.60']],
    ['NT 2020.001 v1.50; MOC NF-e 7.0, Anexo I, item 4.4', ['NT 2020.001 1.50', 'MOC NF-e 7.0']],
    ['MOC NF-e 7.0, Anexo I e NT 2020.001 v1.50', ['MOC NF-e 7.0', 'NT 2020.001 1.50']],
    ['MOC 7.0 Anexo IV (contingência off-line)', ['MOC NF-e 7.0']],
    ['MOC MDF-e 3.00 (rejeição 220)', ['MOC MDF-e 3.00']],
    ['NT 2026.002 (RTC), regra UB12-10; confira a versão vigente', ['NT 2026.002 -']],
    ['NT 2026.002 v1.11 (NF-e/NFC-e), itens 02.1 e 02.2', ['NT 2026.002 1.11']],
    ['NT NF-e 2026.002 v1.11, B25b-20', ['NT 2026.002 1.11']],
    ['Nota Técnica nº 2020/001 v1.60', ['NT 2020.001 1.60']],
    ['nt 2020.001 v1.60', ['NT 2020.001 1.60']],
    ['MDF-e NT 2024.001 v1.02, rejeições 518 e 519', ['NT MDF-e 2024.001 1.02']],
    ['NT 2024.001 do MDF-e', ['NT MDF-e 2024.001 -']],
    ['NT MDF-e 2024.001 v1.02', ['NT MDF-e 2024.001 1.02']],
    ['NT Conjunta 2025.001', ['NT Conjunta DF-e 2025.001 -']],
    ['Ajuste SINIEF 07/05, cláusula 14ª-A; MOC 7.0, Anexo I (594)', ['Ajuste SINIEF 07/05 -', 'MOC NF-e 7.0']],
    ['MOC NF-e 7.0, Anexo I, e a NT citada em cada linha', ['MOC NF-e 7.0']],
  ])('%s', (source, expected) => {
    const citations = readCitations(source, read());
    if (isCitationFault(citations)) throw new Error(citations.found);
    expect(citations.map(({ note, version }) => `${note.id} ${version ?? '-'}`)).toEqual(expected);
  });
});

test('a name that goes on is the longer one', () => {
  const entry = (id: string) => `  - { id: ${id}, kind: law, title: Um ato, documents: [NF-e] }\n`;
  const register = `notes:\n${entry('Ato 4')}${entry('Ato 4 Técnico')}`;
  const citations = readCitations('Ato 4 Técnico, art. 1º', loadNotes(createFixtureSite({ [NOTES_FILE]: register })));
  if (isCitationFault(citations)) throw new Error(citations.found);
  expect(citations.map(({ note }) => note.id)).toEqual(['Ato 4 Técnico']);
});

describe('a source that cannot be read', () => {
  test.each([
    ['NT 2031.001 v1.00'],
    ['NT 2020.001 v1.60; NT 2031.001'],
    ['NT 2020.001 v1.60 e NT CT-e 2020.001 v1.00'],
    ['MOC BP-e 1.00'],
    ['NT 2020.001 v1.60; Portaria 12/2020'],
    ['todo mundo sabe'],
    ['NT 2020.001 v1.61'],
  ])('%s', (source) => {
    expect(readCitations(source, read())).toMatchSnapshot();
  });
});

describe('a version that is no longer the newest', () => {
  test('is named with the newest', () => {
    expect(findOutdated('NT 2020.001 v1.50, item 3; NT 2026.002 v1.11; MOC MDF-e 3.00', read())).toEqual([
      { id: 'NT 2020.001', cited: 'v1.50', newest: 'v1.60' },
      { id: 'MOC MDF-e', cited: '3.00', newest: '3.00b' },
    ]);
  });

  test('is not seen where none is named, nor in a law', () => {
    expect(findOutdated('NT 2020.001; Ajuste SINIEF 07/05, cláusula 14ª; MOC 7.0', read())).toEqual([]);
  });
});
