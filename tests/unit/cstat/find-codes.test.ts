import { describe, expect, test } from 'vitest';
import type { CStatCodeEntry } from '../../../lib/cstat/code-entry';
import { findCodes } from '../../../lib/cstat/find-codes';

const entry = (document: CStatCodeEntry['document'], code: string, text: string): CStatCodeEntry => ({
  document,
  code,
  text,
  path: `/docs/cstat/${document}/#cstat-${code}`,
  resend: null,
  kind: 'rejeição',
});

const codes = [
  entry('nfe', '61', 'Texto com 611 no meio'),
  entry('nfe', '611', 'Rejeição: GTIN inválido'),
  entry('nfe', '1611', 'Rejeição: Outra coisa'),
  entry('nfe', '6110', 'Rejeição: Certificado de transmissão'),
  entry('mdfe', '611', 'Rejeição: Existe MDF-e não encerrado'),
  entry('cte', '204', 'Rejeição: Duplicidade de CT-e'),
];
const find = (query: string) => findCodes(codes, query).map(({ document, code }) => `${document}/${code}`);

describe('a lookup in every document', () => {
  test('finds a bare number in each document that has it, the exact ones first', () => {
    expect(find('611')).toEqual(['nfe/611', 'mdfe/611', 'nfe/6110', 'nfe/61']);
  });

  test('finds words of the official text, whatever their case and accents', () => {
    expect(find('NAO ENCERRADO')).toEqual(['mdfe/611']);
    expect(find('duplicidade')).toEqual(['cte/204']);
  });

  test('finds a number within a document', () => {
    expect(find('mdfe 611')).toEqual(['mdfe/611']);
    expect(find('611 gtin')).toEqual(['nfe/611']);
  });

  test('finds nothing for nothing', () => {
    expect(find('   ')).toEqual([]);
    expect(find('999999')).toEqual([]);
  });
});
