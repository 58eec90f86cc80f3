import { describe, expect, test } from 'vitest';
import type { Layout, LayoutNode } from '../../../lib/leiaute/layout';
import { createNameResolver } from '../../../lib/leiaute/resolve-names';
import { projectSite } from '../support/project-site';

const [sample] = projectSite.layouts;
if (!sample) throw new Error('the project has layouts');

/** A layout of these paths. */
const create = (id: string, name: string, paths: readonly string[]): Layout => {
  const nodes = paths.map((path): LayoutNode => ({ ...sample.content, path: `/x/${path}`, children: [] }));
  return { ...sample, id, name, content: { ...sample.content, path: '/x', children: nodes } };
};

const resolve = createNameResolver([
  create('nfe', 'NF-e e NFC-e', ['ide', 'ide/tpEmis', 'dest/IE', 'emit/IE', 'prod/vProd', 'tot/vProd', 'infIntermed']),
  create('cte', 'CT-e', ['ide/tpEmis', 'nf/vProd', 'rem/IE', 'IE', 'chCTe']),
  create('cte-os', 'CT-e OS', ['ide/tpEmis', 'veic/xTipo']),
]);
const find = (name: string, text = '') => resolve(name, text).map(({ layout, path }) => `${layout.id}${path}`);

describe('a name in a text means', () => {
  test('the one field that has it, by its tag or by an end of its path', () => {
    expect(find('infIntermed')).toEqual(['nfe/x/infIntermed']);
    expect(find('dest.IE')).toEqual(['nfe/x/dest/IE']);
    expect(find('documento.dest.IE')).toEqual(['nfe/x/dest/IE']);
    expect(find('veic.xTipo')).toEqual(['cte-os/x/veic/xTipo']);
  });

  test('nothing where several fields have it, unless it is the whole path of one', () => {
    expect(find('vProd', 'Na NF-e')).toEqual([]);
    expect(find('IE', 'No CT-e')).toEqual(['cte/x/IE']);
  });

  test('the field of each document that the text names, where several have it', () => {
    expect(find('tpEmis')).toEqual([]);
    expect(find('tpEmis', 'Na NFC-e e no CT-e OS.')).toEqual(['nfe/x/ide/tpEmis', 'cte-os/x/ide/tpEmis']);
    expect(find('ide.tpEmis', 'Só no CT-e.')).toEqual(['cte/x/ide/tpEmis']);
    // The document that is meant has it twice: another one that has it once is not meant.
    expect(find('vProd')).toEqual([]);
  });

  test('nothing where it is a plain word, an access key or no name', () => {
    expect([...find('ide'), ...find('chCTe'), ...find('GET /x'), ...find('nenhum.campo')]).toEqual([]);
  });
});
