import { describe, expect, test } from 'vitest';
import { loadNotes, NOTES_FILE } from '@/lib/rules/load-notes.build';
import { edit } from '../support/edit';
import { readFault } from '../support/fault';
import { createFixtureSite } from '../support/fixture-site';
import { SMALL_REGISTER } from '../support/small-register';

const load = (text: string) => loadNotes(createFixtureSite({ [NOTES_FILE]: text }));
const faultOf = (from: string, to: string) => readFault(() => load(edit(SMALL_REGISTER, from, to)));

test('a note is read with its line, and a change has the note’s documents unless it names its own', () => {
  const notes = load(SMALL_REGISTER);
  expect([...notes.keys()]).toHaveLength(7);
  const note = notes.get('NT 2026.002');
  expect(note).toMatchObject({ kind: 'note', version: '1.11', published: '2026-10-01', line: 2, also: [] });
  expect(note?.changes.map(({ id, documents, production }) => ({ id, documents, production }))).toEqual([
    { id: 'alerta', documents: ['NFC-e'], production: '2026-10-05' },
    { id: 'referencias', documents: ['NF-e', 'NFC-e'], production: '2026-12-14' },
  ]);
});

test('a site may have no register', () => {
  expect(loadNotes('/nowhere').size).toBe(0);
});

describe('the build stops', () => {
  test.each([
    ['a version that is a number', 'version: "1.60"', 'version: 1.60'],
    ['a version that is none', 'version: "1.60"', 'version: "1.6.0"'],
    ['a date that is none', 'production: 2026-10-05', 'production: 05/10/2026'],
    ['a document nobody knows', 'documents: [MDF-e]', 'documents: [MDFe]'],
    ['a key nobody reads', 'kind: law', 'sort: law'],
    ['a conflict without its sources', 'doubt: Uma fonte diz 14/12/2026 e outra diz 01/12/2026.', ''],
    ['a code without its document', 'codes: [nfe/204]', 'codes: ["539"]'],
    ['a field without its layout', 'codes: [nfe/204]', 'fields: [dest.IE]'],
    ['two notes of one name', 'id: NT 2020.001', 'id: NT 2026.002'],
    ['two changes of one name', 'id: referencias', 'id: alerta'],
    ['another name that a note has', 'also: [MOC]', 'also: [MOC MDF-e]'],
  ])('on %s', (_what, from, to) => {
    expect(faultOf(from, to)).toMatchSnapshot();
  });
});
