import { describe, expect, test } from 'vitest';
import { renderLayoutRows } from '../../../components/leiaute/layout-rows';
import { getMessages } from '../../../lib/i18n/messages';
import type { ClassTribDocument } from '../../../lib/ibs-cbs/class-trib';
import { listNodes, toJsonPath } from '../../../lib/leiaute/layout';
import { buildGroupSamples } from '../../../lib/pages/build-group-samples';
import { getPage } from '../../../lib/pages/find-page';
import type { LayoutPage } from '../../../lib/pages/page';
import { writePageMarkdown } from '../../../lib/publish/markdown/page-markdown';
import { findAll } from '../../../lib/recipes/read-document';
import { withLocale } from '../../../lib/routes/locale-address';
import { projectSite } from '../support/project-site';

const find = (path: string) => getPage(projectSite, withLocale('pt-BR', `/docs/leiaute/${path}`), 'layout');
const messages = getMessages('pt-BR');
const pages = projectSite.pages.filter((page): page is LayoutPage => page.kind === 'layout' && page.locale === 'pt-BR');
const recipes = projectSite.recipes.flatMap((group) => group.recipes);

test('a group is shown as the simple case has it, else as another verified document has it', () => {
  expect(find('nfe/dest/').samples['/NFe/infNFe/dest']?.source.title).toBe('Venda a consumidor no mesmo estado');
  expect(find('nfe/det-prod/').samples['/NFe/infNFe/det/prod/DI']?.source.title).toBe('Importação direta com DI');
  expect(find('nfe/emit/').samples['/NFe/infNFe/emit/enderEmit']?.source.kind).toBe('example');
  expect(find('nfe/transp/').samples['/NFe/infNFe/transp/vol']?.source.title).toMatch(/veículo próprio/);
});

test('what a sample shows gets no other', () => {
  const { samples } = find('nfe/det-imposto-ibscbs/');
  expect(Object.keys(samples)).toContain('/NFe/infNFe/det/imposto/IBSCBS');
  expect(Object.keys(samples)).not.toContain('/NFe/infNFe/det/imposto/IBSCBS/gIBSCBS');
});

test('each sample of a recipe stands in that recipe, word for word', () => {
  const samples = pages.flatMap((page) =>
    Object.entries(page.samples).map(([path, sample]) => ({ page, path, sample })),
  );
  expect(samples.length).toBeGreaterThan(90);
  const wrong = samples.filter(({ page, path, sample: { source, value } }) => {
    if (source.kind !== 'recipe') return false;
    const recipe = recipes.find(({ title }) => title === source.title);
    const all = findAll(recipe?.request.documento, toJsonPath({ path }, page.contentPath));
    const [first] = findAll({ value }, 'value');
    return !all.includes(first ?? '');
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('a document that is there for samples alone is named without a link', () => {
  const { source } = find('gtve/dest/').samples['/GTVe/infCte/dest'] ?? {};
  expect(source).toEqual({ kind: 'document', title: 'GTV-e de uma coleta de valores' });
  const text = writePageMarkdown(find('gtve/dest/'), { site: projectSite, readFile: () => '' });
  expect(text).toContain('Do documento fictício “GTV-e de uma coleta de valores”');
});

test('CT-e and CT-e Simplificado have documents of their own kind', () => {
  const kinds = (id: string) =>
    pages
      .filter(({ layout }) => layout.id === id)
      .flatMap(({ samples }) => Object.values(samples).map(({ source }) => source.title));
  expect(kinds('cte').filter((title) => title.includes('Simplificado'))).toEqual([]);
  expect(kinds('cte-simplificado').filter((title) => !title.includes('Simplificado'))).toEqual([]);
});

test('a group that no document has gets none', () => {
  const { node, groups, contentPath } = find('nfe/dest/');
  expect(buildGroupSamples({ node, groups, contentPath }, [])).toEqual({});
});

describe('shown on a page', () => {
  test('every name leads to its field', () => {
    let count = 0;
    for (const page of pages) {
      const html = renderLayoutRows({ page, messages });
      const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const inside = [...html.matchAll(/<pre [\s\S]*?<\/pre>/g)].flatMap(([pre]) => [
        ...pre.matchAll(/href="#([^"]+)"/g),
      ]);
      expect(
        inside.map(([, id]) => id).filter((id) => !ids.has(id)),
        page.path,
      ).toEqual([]);
      count += inside.length;
    }
    expect(count).toBeGreaterThan(0);
  });

  test('the names of groups with pages of their own lead there', () => {
    const html = renderLayoutRows({ page: find('nfe/det/'), messages });
    expect(html).toContain(`href="${withLocale('pt-BR', '/docs/leiaute/nfe/det-prod/')}">prod</a>`);
    expect(html).toContain('href="#det.nItem">nItem</a>');
  });

  test('the Markdown file has both forms', () => {
    const text = writePageMarkdown(find('nfe/pag/'), { site: projectSite, readFile: () => '' });
    expect(text).toContain('```json\n"pag": {');
    expect(text).toContain('```xml\n<pag>');
  });
});

describe('the example of a field', () => {
  const cfop = '/NFe/infNFe/det/prod/CFOP';

  test('is the value of the simple case, with its name', () => {
    const page = find('nfe/det-prod/');
    expect(page.examples[cfop]).toMatchObject({
      value: '5102',
      source: { title: 'Venda a consumidor no mesmo estado' },
    });
    expect(renderLayoutRows({ page, messages })).toMatch(
      />5102<\/code> de <a href="[^"]+">Venda a consumidor no mesmo estado</,
    );
    const text = writePageMarkdown(page, { site: projectSite, readFile: () => '' });
    expect(text).toMatch(/Exemplo: `5102` de \[Venda a consumidor no mesmo estado\]/);
  });

  test('stands in the recipe that is named', () => {
    const wrong = pages.flatMap(({ examples, contentPath }) =>
      Object.entries(examples).filter(([path, { value, source }]) => {
        const recipe = recipes.find(({ title }) => source.kind === 'recipe' && title === source.title);
        return recipe && !findAll(recipe.request.documento, toJsonPath({ path }, contentPath)).includes(value);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('is no text of the test environment, and the own one of the layout where no document has the field', () => {
    expect(find('nfe/dest/').examples['/NFe/infNFe/dest/xNome']?.value ?? '').not.toContain('HOMOLOGACAO');
    const page = find('nfe/det-imposto-is/');
    expect(page.examples['/NFe/infNFe/det/imposto/IS/pISEspec']).toBeUndefined();
    expect(renderLayoutRows({ page, messages })).toContain('Exemplo <code translate="no">0.5000</code>');
  });

  test('of an event is that of its request', () => {
    const page = find('eventos/mdfe-110112/');
    expect(Object.values(page.examples).map(({ value }) => value)).toEqual(['2026-11-20', '51', '5103403']);
  });
});

describe('every group of a layout has one', () => {
  /** Raised with every group that a layout gains, and lowered only where no right document has a group. */
  const LEAST: Readonly<Record<string, number>> = {
    ...{ nfe: 148, cte: 126, 'cte-simplificado': 73, 'cte-os': 58, gtve: 20, mdfe: 71, nfcom: 59, bpe: 27 },
  };
  const IBS_CBS: Readonly<Record<string, string>> = {
    nfe: '/NFe/infNFe/det/imposto/IBSCBS/gIBSCBS',
    cte: '/CTe/infCte/imp/IBSCBS/gIBSCBS',
    'cte-simplificado': '/CTeSimp/infCte/imp/IBSCBS/gIBSCBS',
    'cte-os': '/CTeOS/infCte/imp/IBSCBS/gIBSCBS',
    nfcom: '/NFCom/infNFCom/det/imposto/IBSCBS/gIBSCBS',
  };
  /** Documents for which the table of classifications has no code that demands deferral or the regular taxation. */
  const WITHOUT_CODE: Readonly<Record<string, ClassTribDocument>> = {
    ...{ cte: 'CT-e', 'cte-simplificado': 'CT-e', 'cte-os': 'CT-e OS', nfcom: 'NFCom' },
  };
  /**
   * Those that no right document has, below gIBSCBS: rule 1187 refuses what is returned of IBS on a NF-e, and what is
   * returned of CBS needs a field of a newer schema than the table's (1188).
   */
  const WITHOUT: Readonly<Record<string, readonly string[]>> = {
    nfe: ['gIBSUF/gDevTrib', 'gIBSMun/gDevTrib', 'gCBS/gDevTrib'],
    ...Object.fromEntries(
      Object.keys(WITHOUT_CODE).map((id) => [id, ['gIBSUF/gDif', 'gIBSMun/gDif', 'gCBS/gDif', 'gTribRegular']]),
    ),
  };

  /** Those of other parts that no right document has. */
  const WITHOUT_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
    // Containers go with services that a CT-e Simplificado does not have.
    'cte-simplificado': ['', '/lacre', '/infDoc', '/infDoc/infNF', '/infDoc/infNFe'].map(
      (below) => `/CTeSimp/infCte/infModal/aquav/detCont${below}`,
    ),
  };

  test('every layout of a document has its count', () => {
    expect(Object.keys(LEAST)).toEqual(projectSite.layouts.map(({ id }) => id));
  });

  test.each(Object.entries(LEAST))('%s: %i, and no other is without', (id, least) => {
    const own = pages.filter(({ layout, event }) => layout.id === id && !event);
    const groups = own.flatMap(({ node, groups: linked, contentPath }) =>
      listNodes(node).filter(({ kind, path }) => kind === 'group' && !linked[path] && path !== contentPath),
    );
    const unshown = own.flatMap((page) => page.unshown);
    const without = (WITHOUT[id] ?? []).map((path) => `${IBS_CBS[id]}/${path}`);
    expect(unshown.toSorted()).toEqual([...without, ...(WITHOUT_ELSEWHERE[id] ?? [])].toSorted());
    expect(groups.length - unshown.length).toBeGreaterThanOrEqual(least);
    // What a page lacks it explains: at the group, or at one around it that it lacks, too.
    const explained = groups.filter(({ path, note }) => unshown.includes(path) && note !== undefined);
    const isExplained = (path: string) => explained.some((group) => `${path}/`.startsWith(`${group.path}/`));
    expect(unshown.filter((path) => !isExplained(path))).toEqual([]);
  });

  test.each(Object.entries(WITHOUT_CODE))('no code of the table gives %s a right document with them', (_id, name) => {
    const codes = projectSite.classTribs?.csts.flatMap(({ classTribs }) => classTribs) ?? [];
    const own = codes.filter(({ documents }) => documents.includes(name));
    expect(own.length).toBeGreaterThan(5);
    const demanding = own.filter(({ groups: { demanded } }) =>
      ['gDif', 'gTribRegular'].some((tag) => demanded.includes(tag)),
    );
    expect(demanding.map(({ code }) => code)).toEqual([]);
  });

  test('and the others say that they have none', () => {
    const page = find('nfe/det-imposto-ibscbs/');
    expect(page.unshown).toContain('/NFe/infNFe/det/imposto/IBSCBS/gIBSCBS/gCBS/gDevTrib');
    expect(renderLayoutRows({ page, messages })).toContain(messages.layout.sampleNone);
    const text = writePageMarkdown(page, { site: projectSite, readFile: () => '' });
    expect(text).toContain(messages.layout.sampleNone);
    expect(page.unshown).not.toContain('/NFe/infNFe/det/imposto/IBSCBS/gIBSCBS/gIBSUF/gRed');
    expect(find('nfe/det-imposto-is/').unshown).toEqual([]);
  });
});
