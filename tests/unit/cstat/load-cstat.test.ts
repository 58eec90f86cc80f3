import { describe, expect, test } from 'vitest';
import { CSTAT_DOCUMENT_IDS, cstatDocumentList } from '../../../lib/cstat/documents';
import { loadCStats } from '../../../lib/cstat/load-cstat.build';
import { edit } from '../support/edit';
import { readFault } from '../support/fault';
import { createFixtureSite, readSmallSite, SMALL_SITE } from '../support/fixture-site';
import { projectCStats } from '../support/project-cstats';

const FILE = 'content/cstat/cstat.csv';

describe('the status codes', () => {
  test('are keyed by document and code, with the main meaning only', () => {
    const cstats = loadCStats(SMALL_SITE);
    expect([...cstats.keys()]).toEqual(['nfe/100', 'nfe/204', 'cte/204']);
    expect(cstats.get('nfe/204')).toEqual({
      document: 'nfe',
      code: '204',
      text: 'Rejeição: Duplicidade de NF-e',
      kind: 'rejeição',
      topic: 'duplicidade',
      rule: 'R1',
      source: 'Manual',
      note: undefined,
      otherMeanings: [
        {
          text: 'Rejeição: texto antigo',
          kind: 'rejeição',
          rule: undefined,
          source: 'Manual antigo',
          note: 'Texto antigo',
        },
      ],
      explanation: {
        cause: 'A nota, com esta chave, já existe.',
        fix: ['[Consulte a chave](consultarStatusDfeUsingGET) antes de reenviar.', 'Guarde o protocolo em `nProt`.'],
        resend: 'consultar-antes',
        related: ['cte/204'],
        fields: [],
        operations: ['sendDfeUsingPOST'],
        guides: ['documentacao/consulta'],
        place: { file: 'content/cstat/nfe.yaml', line: 6 },
      },
    });
    expect(cstats.get('nfe/100')).toMatchObject({ kind: 'autorizado', explanation: undefined });
  });

  test('of the real table cover every document', () => {
    expect(new Set([...projectCStats.values()].map(({ document }) => document))).toEqual(new Set(CSTAT_DOCUMENT_IDS));
    expect(projectCStats.size).toBeGreaterThan(1000);
  });
});

describe('the build stops with file and line', () => {
  const faultOf = (from: string, to: string) =>
    readFault(() => loadCStats(createFixtureSite({ [FILE]: edit(readSmallSite(FILE), from, to) })));

  test('on an unknown document', () => {
    const names = cstatDocumentList.map(({ csvName }) => `"${csvName}"`).join('|');
    expect(faultOf('CT-e,204', 'CTe,204').split('\n')).toEqual([
      'content/cstat/cstat.csv:5',
      '  3.documento: found "CTe"',
      `  Fix: invalid option: expected one of ${names}`,
    ]);
  });

  test('on two rows that are the main meaning of one code', () => {
    expect(faultOf('texto antigo,rejeição,não', 'texto antigo,rejeição,sim')).toMatchInlineSnapshot(`
      "content/cstat/cstat.csv:4
        nfe/204: two rows are the main meaning
        Fix: mark the other meanings with "não" in the column principal"
    `);
  });

  test('on a column that nobody reads', () => {
    expect(faultOf('fonte,observacao', 'fonte,nota')).toMatchInlineSnapshot(`
      "content/cstat/cstat.csv:1
        nota: no column has this name
        Fix: use "fonte""
    `);
  });

  test('on a code that is no number', () => {
    expect(faultOf('NF-e/NFC-e,100', 'NF-e/NFC-e,1O0')).toMatchInlineSnapshot(`
      "content/cstat/cstat.csv:2
        0.codigo: found "1O0"
        Fix: write a code of 3 or 4 digits"
    `);
  });

  test('on a row that lacks a column', () => {
    expect(faultOf('NF-e/NFC-e,100,', 'NF-e/NFC-e,')).toMatchInlineSnapshot(`
      "content/cstat/cstat.csv:2
        row: Invalid Record Length: columns length is 10, got 9 on line 2
        Fix: give the row every column of the first line, and put texts with commas between double quotes"
    `);
  });
});

test('rows of the table may end as Windows or as Unix ends lines', () => {
  const text = readSmallSite(FILE).replaceAll('\r\n', '\n');
  const codesOf = (csv: string) => [...loadCStats(createFixtureSite({ [FILE]: csv })).keys()];
  expect(codesOf(text.replace('\n', '\r\n'))).toEqual(codesOf(text));
  expect(codesOf(text).length).toBeGreaterThan(2);
});
