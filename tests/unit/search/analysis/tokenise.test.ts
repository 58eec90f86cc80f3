import { describe, expect, test } from 'vitest';
import { isIndexable, listRuns, saysNothing, tokeniseText } from '../../../../lib/search/analysis/tokenise';

describe('a text is indexed under', () => {
  test.each([
    ['its words without accents and case', 'Emissão de NOTAS', ['emissao', 'notas']],
    ['a compound as one word and by its parts', 'pré-visualização', ['previsualizacao', 'pre', 'visualizacao']],
    ['names of documents as one word', 'NF-e, NFe, CT-e e MDF-e', ['nfe', 'nf', 'nfe', 'cte', 'ct', 'mdfe', 'mdf']],
    [
      'identifiers in camel case by their parts',
      'sendDfeUsingPOST',
      ['senddfeusingpost', 'send', 'dfe', 'using', 'post'],
    ],
    [
      'slugs like the identifiers they are made from',
      'send-dfe-using-post',
      ['senddfeusingpost', 'send', 'dfe', 'using', 'post'],
    ],
    ['constants by their parts', 'XML_INDISPONIVEL', ['xmlindisponivel', 'xml', 'indisponivel']],
    [
      'names of fields without their prefixes',
      'ultNSU tpEmis cStat',
      ['ultnsu', 'ult', 'nsu', 'tpemis', 'emis', 'cstat', 'stat'],
    ],
    ['identifiers that begin with capitals by their parts', 'XMLFile', ['xmlfile', 'xml', 'file']],
    ['numbers exactly', '539 e 1.000', ['539', '1000', '000']],
  ])('%s', (_, text, expected) => {
    expect(tokeniseText(text)).toEqual(expected);
  });
});

test('words that stand in any text are left out', () => {
  expect(tokeniseText('o que é para a com você')).toEqual([]);
});

test.each([
  ['como ', true],
  ['o que é?', true],
  ['', true],
  ['como n', false],
  ['539', false],
])('“%s” says nothing of what is looked for: %s', (text, expected) => {
  expect(saysNothing(text)).toBe(expected);
});

test('keys, receipts and protocols of examples are left out', () => {
  expect(tokeniseText('nRec 351000000000001 chave 35251111222333000181550010000012341482150938')).toEqual([
    'nrec',
    'rec',
    'chave',
  ]);
});

test('words know their place in the text', () => {
  const text = 'A rejeição 539.';
  expect(listRuns(text).map(({ start, end }) => text.slice(start, end))).toEqual(['A', 'rejeição', '539']);
});

test.each([
  ['', false],
  ['9'.repeat(11), true],
  ['9'.repeat(12), false],
  [`a${'9'.repeat(12)}`, true],
  [`${'9'.repeat(12)}a`, true],
  ['a'.repeat(80), true],
  ['a'.repeat(81), false],
])('something is found by the word %s: %s', (word, expected) => {
  expect(isIndexable(word)).toBe(expected);
});
