import { expect, test } from 'vitest';
import { toJsonPath } from '../../../lib/leiaute/layout';
import { listDemanded } from '../../../lib/leiaute/list-demanded';
import { loadLayouts } from '../../../lib/leiaute/load-layouts.build';
import { nameNode } from '../../../lib/leiaute/name-node';
import { createFixtureSite } from '../support/fixture-site';
import { SMALL_LAYOUT, TABLE } from './small-layout';

/** JSON paths of what a layout demands, with bars between the alternatives of a choice. */
function list(table: (text: string) => string = (text) => text): readonly string[] {
  const files = { ...SMALL_LAYOUT, [TABLE]: table(SMALL_LAYOUT[TABLE] ?? '') };
  const { content } = loadLayouts(createFixtureSite(files))[0] ?? expect.fail();
  return listDemanded(content).map((nodes) => nodes.map((node) => toJsonPath(node, content.path)).join(' | '));
}

test('a plain document needs what is required on every level and the API does not fill', () => {
  expect(list()).toEqual(['tipo']);
});

test('of a choice it needs one, and of an optional sequence nothing', () => {
  const demanded = list((text) => text.replace('/NFe/inf/dest,group,0,unbounded', '/NFe/inf/dest,group,1,1'));
  expect(demanded).toEqual(['tipo', 'dest.CNPJ | dest.CPF']);
});

test('an optional choice demands nothing', () => {
  const demanded = list((text) =>
    text
      .replace('/NFe/inf/dest,group,0,unbounded', '/NFe/inf/dest,group,1,1')
      .replaceAll(/c1\.(\d)/g, (_, branch) => `c1?.${branch}`),
  );
  expect(demanded).toEqual(['tipo']);
});

test.each([
  ['Unidade vendida, na medida do cadastro.', 'Unidade vendida, na medida do cadastro', ''],
  ['Alíquota do ICMS. Em percentual.', 'Alíquota do ICMS', 'Em percentual.'],
  ['Nome do destinatário ou, se é empresa, a razão social.', 'Nome do destinatário', 'se é empresa, a razão social.'],
  ['Peso em `qCarga`.', 'Peso em qCarga', ''],
])('%s is called by its first clause', (description, name, rest) => {
  expect(nameNode({ description })).toEqual({ name, rest });
});
