import { describe, expect, test } from 'vitest';
import type { EventLayout, Layout, LayoutNode } from '../../../lib/leiaute/layout';
import { createEventResolver, createNameResolver } from '../../../lib/leiaute/resolve-names';
import { projectSources } from '../support/project-sources';

const [sample] = projectSources.layouts;
if (!sample) throw new Error('the project has layouts');

/** A layout of these paths. */
const create = (id: string, name: string, paths: readonly string[]): Layout => {
  const nodes = paths.map((path): LayoutNode => ({ ...sample.content, path: `/x/${path}`, children: [] }));
  return { ...sample, id, name, content: { ...sample.content, path: '/x', children: nodes } };
};

const layouts = [
  create('nfe', 'NF-e e NFC-e', ['ide', 'ide/tpEmis', 'dest/IE', 'emit/IE', 'prod/vProd', 'tot/vProd', 'infIntermed']),
  create('cte', 'CT-e', ['ide/tpEmis', 'nf/vProd', 'rem/IE', 'IE', 'chCTe']),
  create('cte-os', 'CT-e OS', ['ide/tpEmis', 'veic/xTipo']),
];
const resolve = createNameResolver(layouts);
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

describe('a name in a text about events means', () => {
  const createEvent = (id: string, name: string, models: readonly string[], paths: readonly string[]): EventLayout => ({
    ...create(id, name, paths),
    ...{ models, document: id.split('-')[0] ?? '', documentName: '', tpEvento: id.split('-')[1] ?? '' },
    ...{ description: '', tipo: undefined, author: '' },
  });
  const resolveOfEvents = createEventResolver(
    [
      createEvent('nfe-110111', 'Cancelamento', ['55', '65'], ['nProt', 'xJust']),
      createEvent('nfe-110130', 'Comprovante de entrega', ['55'], ['dhEntrega', 'nDoc']),
      createEvent('nfe-110131', 'Cancelamento do comprovante de entrega', ['55'], ['nProtEvento']),
      createEvent('nfe-110750', 'Conciliação financeira (ECONF)', ['55'], ['detPag', 'detPag/vPag', 'infIntermed']),
      createEvent('cte-110180', 'Comprovante de entrega', ['57'], ['dhEntrega', 'g1/nDoc', 'g2/nDoc']),
      createEvent('cte-110111', 'Cancelamento', ['57', '67'], ['nProt']),
    ],
    layouts,
  );
  const findOfEvents = (name: string, text: string) =>
    resolveOfEvents(name, text).map(({ layout, path }) => `${layout.id}${path}`);

  test('the field of the event whose name or code the text says', () => {
    expect(findOfEvents('nProtEvento', 'O cancelamento do comprovante de entrega.')).toEqual([
      'nfe-110131/x/nProtEvento',
    ]);
    expect(findOfEvents('detalhe.detPag.vPag', 'A ECONF')).toEqual(['nfe-110750/x/detPag/vPag']);
    expect(findOfEvents('detPag', 'A conciliação financeira')).toEqual(['nfe-110750/x/detPag']);
    expect(findOfEvents('xJust', 'O evento 110111.')).toEqual(['nfe-110111/x/xJust']);
  });

  test('nothing where it says none, or only a word of one or a part of a number', () => {
    expect(findOfEvents('nProtEvento', 'O comprovante de entrega da NF-e.')).toEqual([]);
    expect(findOfEvents('xJust', 'O cancelamento da NF-e.')).toEqual([]);
    expect(findOfEvents('xJust', 'A chave 35110111.')).toEqual([]);
    expect(findOfEvents('entrega', 'O comprovante de entrega da NF-e.')).toEqual([]);
  });

  test('of events of several documents those of the documents that the text names', () => {
    expect(findOfEvents('dhEntrega', 'Comprovante de entrega')).toEqual([]);
    expect(findOfEvents('dhEntrega', 'Comprovante de entrega do CT-e')).toEqual(['cte-110180/x/dhEntrega']);
    expect(findOfEvents('nProt', '110111 da NFC-e e do CT-e OS')).toEqual(['nfe-110111/x/nProt', 'cte-110111/x/nProt']);
    expect(findOfEvents('nDoc', 'Comprovante de entrega de CT-e e NF-e')).toEqual(['nfe-110130/x/nDoc']);
  });

  test('a field of an event that documents have too only where the text says the code', () => {
    expect(findOfEvents('infIntermed', 'A conciliação financeira')).toEqual([]);
    expect(findOfEvents('infIntermed', 'A conciliação financeira, 110750')).toEqual(['nfe-110750/x/infIntermed']);
  });
});
