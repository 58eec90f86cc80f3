import { describe, expect, test } from 'vitest';
import { readCsv } from '../../../lib/fiscal/read-csv';
import { KEY } from './read-findings';

const HEAD = 'chave;modelo;cStat;xMotivo';

describe('a report of this API', () => {
  test('is a result for each line with a code', () => {
    const text = `${HEAD}\r\n${KEY};55;539;"Rejeição: Duplicidade"\r\n;58;611; ok \n;55;;sem código\n;55;5390a;x\n`;
    expect(readCsv(text)).toMatchObject([
      { code: '539', message: 'Rejeição: Duplicidade', key: { text: KEY }, family: 'nfe' },
      { code: '611', message: 'ok', key: undefined, family: 'mdfe' },
    ]);
  });

  test('has no quotes around its texts, but those inside', () => {
    expect(readCsv('cStat;xMotivo\n"539";"diz "x" aqui"\n')).toMatchObject([{ code: '539', message: 'diz "x" aqui' }]);
  });

  test('may lack message and key, or have a text that is no key', () => {
    expect(readCsv('id;cStat\n1;100\n')).toMatchObject([{ code: '100', message: undefined, key: undefined }]);
    expect(readCsv(`chave;cStat\n${KEY.slice(1)};1000`)).toMatchObject([{ code: '1000', key: undefined }]);
  });

  test.each([
    ['one line', 'cStat;xMotivo'],
    ['one column', 'cStat\n539\n'],
    ['no column of codes', 'a;b\n539;x\n'],
    ['a first line as long as a text', `cStat;${'a'.repeat(2000)}\n539;x\n`],
    ['codes of another length', 'cStat;x\n53;a\n53900;b\n'],
    ['a code inside other characters', 'cStat;x\nx539;a\n539x;b\n'],
  ])('is none with %s', (_, text) => {
    expect(readCsv(text)).toEqual([]);
  });

  test('has semicolons inside names', () => {
    const lines = ['"Silva; Filhos Ltda";539;x', '"";204;x', 'a"b;205;x', '"c;206'];
    expect(readCsv(`nomeDestinatario;cStat;xMotivo\n${lines.join('\n')}\n`).map(({ code }) => code)).toEqual([
      '539',
      '204',
      '205',
      '206',
    ]);
  });

  test('is read for its first five hundred lines, of which none is read whole when it is a book', () => {
    expect(readCsv(`cStat;x\n${'539;a\n'.repeat(600)}`)).toHaveLength(500);
    expect(readCsv(`x;cStat\n${'a'.repeat(4000)};539\n`)).toEqual([]);
    expect(readCsv(`x;cStat\n${'a'.repeat(3996)};539\n`)).toHaveLength(1);
  });
});
