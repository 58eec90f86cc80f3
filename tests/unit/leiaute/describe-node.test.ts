import { expect, test } from 'vitest';
import { getMessages } from '../../../lib/i18n/messages';
import { describeMarks, describeTies } from '../../../lib/leiaute/describe-node';
import { listNodes } from '../../../lib/leiaute/layout';
import { loadLayouts } from '../../../lib/leiaute/load-layouts.build';
import { createFixtureSite } from '../support/fixture-site';
import { SMALL_LAYOUT, TABLE } from './small-layout';

const { layout: texts } = getMessages('pt-BR');
/**
 * The small layout, and what is said of its nodes.
 * @param from what of the table is replaced
 * @param to with what
 */
function read(from = '', to = '') {
  const table = SMALL_LAYOUT[TABLE] ?? expect.fail();
  const files = { ...SMALL_LAYOUT, [TABLE]: table.replaceAll(from, to) };
  const layout = loadLayouts(createFixtureSite(files))[0] ?? expect.fail();
  const nodes = listNodes(layout.content);
  const find = (tag: string) => nodes.find((node) => node.tag === tag) ?? expect.fail();
  const around = (tag: string) => nodes.find(({ children }) => children.includes(find(tag)))?.children ?? expect.fail();
  const marks = (tag: string) => describeMarks(find(tag), around(tag), layout, texts).map(({ text }) => text);
  const ties = (tag: string, group: string) => describeTies(find(tag), find(group).children, texts);
  return { marks, ties };
}

test('beside a name stands whether and how often it occurs, who fills it, and since when', () => {
  const { marks } = read();
  expect(marks('tipo')).toEqual(['obrigatório', 'desde a NT 2026.002']);
  expect(marks('dest')).toEqual(['opcional', 'sem limite de vezes', 'só modelo 55']);
  expect(marks('@versao')).toEqual(['obrigatório', 'a API preenche', 'atributo no XML']);
  expect(marks('transp')).toEqual(['opcional']);
});

test('one of a choice has to be there, and what comes together or not at all does not', () => {
  const { marks } = read();
  expect(marks('CNPJ')).toEqual(['um destes é obrigatório']);
  expect(marks('dRet')).toEqual(['opcional']);
});

test.each([
  ['the choice may be left out', 'c1.', 'c1?.'],
  ['an alternative may be empty', 'CPF,field,1', 'CPF,field,0'],
  ['what an alternative holds may be left out', 'c1.2', 'c1.2>s3?'],
])('none of a choice has to be there where %s', (_why, from, to) => {
  const { marks, ties } = read(from, to);
  expect(marks('CNPJ')).toEqual(['opcional']);
  expect(ties('CPF', 'dest')).toContain('No máximo um destes: `CNPJ` ou `CPF`.');
});

test('a choice inside of what may be left out has to be made only where that is there', () => {
  const { marks, ties } = read('c1.', 's3?>c1.');
  expect(marks('CNPJ')).toEqual(['opcional']);
  expect(ties('CNPJ', 'dest')).toContain('Um destes: `CNPJ` ou `CPF`.');
});

test('neighbours that exclude each other or come together are named', () => {
  const { ties } = read();
  expect(ties('CNPJ', 'dest')).toEqual(['Um destes: `CNPJ` ou `CPF`.']);
  expect(ties('dRet', 'dest')).toEqual(['Vai junto com `hRet`, ou nenhum deles.']);
  expect(ties('tipo', 'inf')).toEqual([]);
});

test('alternatives of several nodes are told from one another', () => {
  const { ties } = read('dRet,field,1,1,s2?', 'dRet,field,1,1,c1.2');
  expect(ties('CNPJ', 'dest')).toEqual(['Um destes: `CNPJ`; ou `CPF` e `dRet`.']);
});

test('of many that exclude each other only the number is said', () => {
  const layout = loadLayouts(createFixtureSite(SMALL_LAYOUT))[0] ?? expect.fail();
  const node = listNodes(layout.content).find(({ tag }) => tag === 'CNPJ') ?? expect.fail();
  const siblings = Array.from({ length: 7 }, (_, branch) => ({
    ...node,
    tag: `ICMS${branch}`,
    choice: node.choice.map((step) => ({ ...step, branch })),
  }));
  expect(describeTies(node, siblings.slice(1), texts)[0]).toMatch(/^Um destes: `ICMS1`, .* ou `ICMS6`\.$/);
  expect(describeTies(node, siblings, texts)).toEqual(['Uma das 7 alternativas do grupo.']);
  const loose = siblings.map((other) => ({
    ...other,
    choice: other.choice.map((step) => ({ ...step, isOptional: true })),
  }));
  expect(describeTies(loose[0] ?? node, loose, texts)).toEqual(['No máximo uma das 7 alternativas do grupo.']);
});
