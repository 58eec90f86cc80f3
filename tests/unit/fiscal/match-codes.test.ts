import { describe, expect, test } from 'vitest';
import { createFinding, type Finding } from '../../../lib/fiscal/answer';
import { type CodeEntry, matchCodes } from '../../../lib/fiscal/match-codes';

const TABLE: readonly CodeEntry[] = [
  { document: 'nfe', code: '539', text: 'Rejeição: Duplicidade de NF-e [chNFe:999][nRec:999]' },
  { document: 'cte', code: '539', text: 'Rejeição: Duplicidade de CT-e com diferença na Chave de Acesso' },
  { document: 'nfe', code: '204', text: 'Duplicidade de NF-e [nRec:999' },
  { document: 'nfe', code: '778', text: 'Informado NCM inexistente [nItem:999] na nota' },
  { document: 'mdfe', code: '611', text: 'Rejeição: Existe MDF-e não encerrado' },
  { document: 'mdfe', code: '612', text: 'Rejeição: Existe MDF-e não encerrado há mais de 30 dias' },
];

/** The entries that a finding leads to, with a mark where they are of another document. */
function match(known: Partial<Finding>, table = TABLE): readonly string[] {
  const [found] = matchCodes([createFinding(known)], table);
  const entries = found?.entries.map(({ document, code }) => `${document}/${code}`) ?? [];
  return found?.isOtherDocument ? [...entries, 'other'] : entries;
}

describe('a code', () => {
  test('of a certain document is its entry alone', () => {
    expect(match({ code: '539', family: 'cte' })).toEqual(['cte/539']);
  });

  test('of a document for which the table has none is that of others', () => {
    expect(match({ code: '539', family: 'mdfe' })).toEqual(['nfe/539', 'cte/539', 'other']);
    expect(match({ code: '999', family: 'mdfe' })).toEqual([]);
  });

  test('of no document is decided by its wording, else ordered by what the words hint at', () => {
    expect(match({ code: '539', message: 'Duplicidade de CT-e com diferença na Chave de Acesso' })).toEqual([
      'cte/539',
    ]);
    expect(match({ code: '539' })).toEqual(['nfe/539', 'cte/539']);
    expect(match({ code: '539', familyHint: 'cte' })).toEqual(['cte/539', 'nfe/539']);
    expect(match({ code: '539', familyHint: 'nfe' })).toEqual(['nfe/539', 'cte/539']);
  });
});

describe('words without a code', () => {
  test('lead to the official text that they hold, whatever stands in its places for values', () => {
    expect(match({ message: 'ERRO: Informado NCM inexistente [nItem:3] na nota (2)' })).toEqual(['nfe/778']);
    expect(match({ message: 'na nota: informado NCM inexistente' })).toEqual([]);
  });

  test('lead to the longest text that they hold, and to all that they begin', () => {
    expect(match({ message: 'Rejeição: existe MDF-e não encerrado' })).toEqual(['mdfe/611']);
    expect(match({ message: 'Rejeicao : existe MDFe nao encerrado ha mais de 30 dias!' })).toEqual([]);
    expect(match({ message: 'existe MDF-e nao encerrado ha mais de 30 dias agora' })).toEqual(['mdfe/612']);
    expect(match({ message: 'existe MDF-e não enc' })).toEqual(['mdfe/611', 'mdfe/612']);
  });

  test('lead to that of their document first', () => {
    expect(match({ message: 'Duplicidade de', familyHint: 'cte' })).toEqual(['cte/539', 'nfe/539', 'nfe/204']);
    expect(match({ message: 'Duplicidade de', family: 'cte' })).toEqual(['cte/539']);
  });

  test('lead nowhere when they are few, and to eight at most', () => {
    expect(match({ message: 'Duplicidade' })).toEqual([]);
    expect(match({ message: 'duplicidade ' })).toEqual([]);
    expect(match({ message: 'Duplicidade d' })).toHaveLength(3);
    expect(match({})).toEqual([]);
    const many = Array.from(
      { length: 9 },
      (_, n): CodeEntry => ({ document: 'nfe', code: `80${n}`, text: `Falha no esquema ${n}` }),
    );
    expect(match({ message: 'Falha no esquema' }, many)).toHaveLength(8);
  });
});

test('a wording decides from twelve characters on', () => {
  const table: readonly CodeEntry[] = [
    { document: 'nfe', code: '301', text: 'Uso denegado' },
    { document: 'cte', code: '301', text: 'Uso negado aqui' },
  ];
  expect(match({ code: '301', message: 'Uso d' }, table)).toEqual(['nfe/301', 'cte/301']);
  expect(match({ code: '301', message: 'Uso denegado' }, table)).toEqual(['nfe/301']);
  expect(match({ message: 'Uso denegado' }, table)).toEqual(['nfe/301']);
  expect(match({ message: 'Uso denegad' }, table)).toEqual([]);
});

test('a place for values that is never closed is no word of the official text', () => {
  expect(match({ message: 'Duplicidade de NF-e hoje' }, TABLE.slice(2, 3))).toEqual(['nfe/204']);
});
