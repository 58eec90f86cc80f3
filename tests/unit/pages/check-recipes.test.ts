import { describe, expect, test } from 'vitest';
import { checkExamples, checkPlainRecipes, checkRecipes } from '../../../lib/pages/check-recipes';
import { editDocument } from '../../../lib/recipes/edit-document';
import type { DocumentValue, Recipe } from '../../../lib/recipes/recipe';
import { readFault } from '../support/fault';
import { projectSources } from '../support/project-sources';

const [own] = projectSources.recipes.flatMap(({ recipes }) => recipes).filter(({ id }) => id === 'ibs-cbs-reducao-60');

function check(change: (recipe: Recipe) => Recipe): string {
  if (!own) throw new Error('the recipe of the test is gone');
  return readFault(() => checkRecipes([{ title: 'IBS e CBS', recipes: [change(own)] }], projectSources));
}

const withValue = (path: string, value: DocumentValue | undefined) => (recipe: Recipe) => ({
  ...recipe,
  request: { ...recipe.request, documento: editDocument(recipe.request.documento, path, value) },
});

describe('the build stops on a recipe', () => {
  test('with a code that the knowledge base lacks', () => {
    expect(check((recipe) => ({ ...recipe, rejections: ['nfe/9999'] }))).toContain('"nfe/9999" is not in');
  });

  test('with a field that the layout lacks', () => {
    const [field] = own?.fields ?? [];
    if (!field) throw new Error('the recipe of the test has no fields');
    const text = check((recipe) => ({ ...recipe, fields: [{ ...field, path: 'det.prod.NCMM' }] }));
    expect(text).toContain('the layout has no such field');
    expect(text).toContain('det.prod.NCM');
  });

  const item = 'det.imposto.IBSCBS';
  test.each([
    ['a classification of another CST', `${item}.CST`, '000', 'the table has no 200035 of this CST for NF-e'],
    ['a classification of other documents', `${item}.cClassTrib`, '200029', 'the table has no 200029'],
    ['a classification without a group of its own', `${item}.gIBSCBS.gIBSUF.gRed`, undefined, '200035 demands gRed'],
    ['a classification without the taxes', `${item}.gIBSCBS`, undefined, '200035 demands gIBSCBS'],
    [
      'a classification with a group of others',
      `${item}.gIBSCBS.gIBSUF.gDif`,
      { pDif: '10.0000', vDif: '0.04' },
      '200035 forbids gDif',
    ],
  ])('with %s', (_what, path, value, found) => {
    expect(check(withValue(path, value))).toContain(found);
  });

  test.each([
    ['that is not there', 'venda-consumidor-no-estad'],
    ['of another document', 'cte-rodoviario'],
  ])('that a layout names and %s', (_what, plainRecipe) => {
    const [first, ...others] = projectSources.layouts;
    const layouts = first ? [{ ...first, plainRecipe }, ...others] : expect.fail();
    const text = readFault(() => checkPlainRecipes(projectSources.recipes, layouts));
    expect(text).toContain('content/leiaute/documentos.yaml');
    expect(text).toContain(`nfe.plain: "${plainRecipe}" is no recipe of model 55 or 65`);
  });
});

describe('the build stops on an example', () => {
  const { examples } = projectSources;
  const [document] = examples.documents;
  const event = examples.events.get('nfe-110001');
  if (!document || !event) throw new Error('the examples of the test are gone');
  const withDocument = (path: string, value: DocumentValue) => {
    const request = { ...document.request, documento: editDocument(document.request.documento, path, value) };
    return readFault(() => checkExamples({ documents: [{ ...document, request }], events: new Map() }, projectSources));
  };

  test('of a kind of CT-e that no layout lists', () => {
    const [cte] = examples.documents.filter(({ request }) => request.modelo === '57');
    if (!cte) throw new Error('the example of the test is gone');
    const request = { ...cte.request, documento: editDocument(cte.request.documento, 'ide.tpCTe', '9') };
    const text = readFault(() =>
      checkExamples({ documents: [{ ...cte, request }], events: new Map() }, projectSources),
    );
    expect(text).toContain('no layout has documents of this model and kind');
  });

  test('with a classification that its document may not have', () => {
    const imposto = { IBSCBS: { CST: '200', cClassTrib: '200035' } };
    expect(withDocument('det', [{ nItem: '1', imposto }])).toContain('the table has no 200035');
  });

  test('of a sale to the government without the reduction of its rates', () => {
    const sale = examples.documents.find(({ title }) => title === 'NF-e de venda a órgão do estado');
    if (!sale) throw new Error('the example of the test is gone');
    const path = 'det.imposto.IBSCBS.gIBSCBS.gIBSUF.gRed';
    const request = { ...sale.request, documento: editDocument(sale.request.documento, path, undefined) };
    const text = readFault(() =>
      checkExamples({ documents: [{ ...sale, request }], events: new Map() }, projectSources),
    );
    expect(text).toContain('000001 demands gRed');
  });

  test('with such a reduction that is not sold to the government', () => {
    const gRed = { pRedAliq: '0.0000', pAliqEfet: '0.1000' };
    const imposto = { IBSCBS: { CST: '000', cClassTrib: '000001', gIBSCBS: { gIBSUF: { gRed } } } };
    expect(withDocument('det', [{ nItem: '1', imposto }])).toContain('000001 forbids gRed');
  });

  test('whose request registers another event', () => {
    const events = new Map([['nfe-110130', event]]);
    expect(readFault(() => checkExamples({ documents: [], events }, projectSources))).toContain(
      'the request registers nfe-110001',
    );
  });
});
