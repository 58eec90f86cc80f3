import { expect, test } from 'vitest';
import { getMessages } from '../../../lib/i18n/messages';
import { describeMarks, describeTies } from '../../../lib/leiaute/describe-node';
import { listNodes } from '../../../lib/leiaute/layout';
import { loadLayouts } from '../../../lib/leiaute/load-layouts.build';
import { createFixtureSite } from '../support/fixture-site';
import { SMALL_LAYOUT } from './small-layout';

const { layout: texts } = getMessages('pt-BR');
/** The small layout, and what is said of its nodes. */
function read() {
  const layout = loadLayouts(createFixtureSite(SMALL_LAYOUT))[0] ?? expect.fail();
  const find = (tag: string) => listNodes(layout.content).find((node) => node.tag === tag) ?? expect.fail();
  const marks = (tag: string) => describeMarks(find(tag), layout, texts).map(({ text }) => text);
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

test('one of a choice, and what comes together or not at all, is not required by itself', () => {
  const { marks } = read();
  expect(marks('CNPJ')).toEqual(['opcional']);
  expect(marks('dRet')).toEqual(['opcional']);
});

test('neighbours that exclude each other or come together are named', () => {
  const { ties } = read();
  expect(ties('CNPJ', 'dest')).toEqual(['Um destes: `CNPJ`; `CPF`.']);
  expect(ties('dRet', 'dest')).toEqual(['Vai junto com `hRet`, ou nenhum deles.']);
  expect(ties('tipo', 'inf')).toEqual([]);
});

test('of many that exclude each other only the number is said', () => {
  const layout = loadLayouts(createFixtureSite(SMALL_LAYOUT))[0] ?? expect.fail();
  const node = listNodes(layout.content).find(({ tag }) => tag === 'CNPJ') ?? expect.fail();
  const siblings = Array.from({ length: 7 }, (_, branch) => ({
    ...node,
    tag: `ICMS${branch}`,
    choice: node.choice.map((step) => ({ ...step, branch })),
  }));
  expect(describeTies(node, siblings.slice(1), texts)[0]).toMatch(/^Um destes: `ICMS1`; .*`ICMS6`\.$/);
  expect(describeTies(node, siblings, texts)).toEqual(['Uma das 7 alternativas do grupo.']);
});
