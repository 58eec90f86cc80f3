import { describe, expect, test } from 'vitest';
import { renderLayoutRows, renderOwnFacts } from '../../../components/leiaute/layout-rows';
import { CSTAT_DOCUMENT_IDS } from '../../../lib/cstat/documents';
import { getMessages } from '../../../lib/i18n/messages';
import { describeRejections } from '../../../lib/leiaute/describe-rejections';
import { listNodes, toJsonPath } from '../../../lib/leiaute/layout';
import { listNoteCodes } from '../../../lib/leiaute/note-codes';
import { getPage } from '../../../lib/pages/find-page';
import type { LayoutPage } from '../../../lib/pages/page';
import { writePageMarkdown } from '../../../lib/publish/markdown/page-markdown';
import { withLocale } from '../../../lib/routes/locale-address';
import { getProjectRecords, projectSite } from '../support/project-site';

const find = (path: string) => getPage(projectSite, withLocale('pt-BR', `/docs/leiaute/${path}`), 'layout');
const messages = getMessages('pt-BR');
const pages = projectSite.pages.filter((page): page is LayoutPage => page.kind === 'layout' && page.locale === 'pt-BR');
const render = (page: LayoutPage) => renderLayoutRows({ page, messages });
const listIds = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');

describe('the pages of a layout', () => {
  test('show each of its groups and fields once', () => {
    expect(projectSite.layouts).not.toEqual([]);
    for (const { id, content, pages: own } of projectSite.layouts) {
      const ids = pages.filter(({ layout }) => layout.id === id).flatMap((page) => listIds(render(page)));
      const shown = ids.filter((anchor) => anchor !== 'campos');
      const wanted = listNodes(content).filter(({ path }) => path !== content.path && !own.has(path));
      expect(shown.toSorted(), id).toEqual(wanted.map((node) => toJsonPath(node, content.path)).toSorted());
    }
  });

  test('have ids that say where in the document something stands', () => {
    expect(listIds(render(find('nfe/dest/')))).toContain('dest.IE');
    expect(listIds(render(find('mdfe/infmodal/')))).toContain('infModal.rodo.veicTracao.placa');
  });

  test('have the tag in their title, once', () => {
    expect(find('nfe/det-imposto-icms/').title).toBe('ICMS, NF-e e NFC-e');
    expect(find('nfe/dest/').title).toBe('Destinatário (dest), NF-e e NFC-e');
  });

  test('tell groups of one tag apart by the path below the page', () => {
    const titles = [...render(find('nfe/det-imposto-ibscbs/')).matchAll(/<h2 [^>]*><code[^>]*>([^<]+)</g)];
    const names = titles.map(([, name]) => name);
    expect(names).toContain('gIBSCBS.gIBSUF.gDif');
    expect(new Set(names).size).toBe(names.length);
  });

  test('lead to the groups below, and back', () => {
    const page = find('nfe/det-imposto/');
    expect(Object.values(page.groups).map(({ tag }) => tag)).toContain('ICMS');
    const icms = find('nfe/det-imposto-icms/');
    expect(icms.parents.map(({ path }) => path)).toEqual(
      ['', 'nfe/', 'nfe/det/', 'nfe/det-imposto/'].map((path) => withLocale('pt-BR', `/docs/leiaute/${path}`)),
    );
  });
});

test('a field says its size, both its paths, its values and the rejections of its rules', () => {
  const html = render(find('nfe/ide/'));
  const row = html.slice(html.indexOf('id="ide.tpEmis"'), html.indexOf('id="ide.cDV"'));
  expect(row).toContain('>documento.ide.tpEmis</code>');
  expect(row).toContain('>/NFe/infNFe/ide/tpEmis</code>');
  expect(row).toContain('<dt><code translate="no">9</code></dt>');
  expect(row).toContain(`href="${withLocale('pt-BR', '/docs/cstat/nfe/711/')}"`);
  expect(row).toMatch(/>712<\/a> \(<a [^>]+>B22-20<\/a>, a critério da UF\)/);
});

describe('a page says what its rejections rest on', () => {
  const say = (path: string) => describeRejections(find(path), messages);

  test('rules that read its fields, of a table', () => {
    expect(say('nfe/ide/')).toMatch(/^Regras ligadas aos campos: .*NT 2025\.002/);
    expect(say('cte-os/ide/')).toMatch(/^Regras ligadas aos campos: MOC CT-e/);
  });

  test('no rule, where the table of its codes reads other documents only', () => {
    expect(say('cte-simplificado/emit/')).toMatch(/^Das regras lidas \(MOC CT-e [^)]*\) nenhuma nomeia campos/);
    expect(pages.filter(({ ruleBasis }) => ruleBasis === 'rules of others').map(({ layout }) => layout.id)).toEqual(
      pages.filter(({ layout }) => layout.id === 'cte-simplificado').map(({ layout }) => layout.id),
    );
  });

  test('nothing, where the knowledge base has none of its codes', () => {
    const known: readonly string[] = CSTAT_DOCUMENT_IDS;
    const pagesOfBpe = pages.filter(({ layout }) => /^bpe/.test(layout.id));
    expect(pagesOfBpe.length).toBeGreaterThan(1);
    for (const { ruleBasis, path } of pagesOfBpe) expect(ruleBasis === 'no codes', path).toBe(!known.includes('bpe'));
    const page: LayoutPage = { ...find('bpe/ide/'), ruleBasis: 'no codes', rejections: {} };
    expect(describeRejections(page, messages)).toBe(messages.layout.noCodes);
    const markdown = writePageMarkdown(page, { site: projectSite, readFile: () => '' });
    expect(markdown).toContain(messages.layout.noCodes);
    expect(markdown).not.toContain('procure o código');
  });
});

describe('the guides that speak of a field', () => {
  const titlesOf = (page: LayoutPage, path: string) => page.guides[path]?.map(({ title }) => title) ?? [];

  test('are named beside it, at the heading below which they name it', () => {
    const page = find('nfe/pag/');
    const guide = withLocale('pt-BR', '/docs/documentacao/guias-de-uso/emissao-dfes/pagamentos/');
    expect(page.guides['/NFe/infNFe/pag/detPag/tPag']?.map(({ path }) => path.split('#')[0])).toContain(guide);
    const faq = withLocale('pt-BR', '/docs/documentacao/faq/');
    expect(page.guides['/NFe/infNFe/pag/vTroco']?.map(({ path }) => path)).toEqual([
      `${faq}#pagamento-e-troco`,
      `${guide}#troco`,
    ]);
    expect(render(page)).toContain(`${messages.layout.guides}</p>`);
    expect(writePageMarkdown(page, { site: projectSite, readFile: () => '' })).toMatch(/ {2}- Guias: \[/);
  });

  test('are those of its document', () => {
    expect(titlesOf(find('nfcom/ide/'), '/NFCom/infNFCom/ide/nSiteAutoriz').length).toBeGreaterThan(0);
    expect(titlesOf(find('mdfe/infmodal/'), '/MDFe/infMDFe/infModal/rodo/infANTT/infCIOT').length).toBeGreaterThan(0);
    // vProd of a guide is that of NF-e, which has several; no other document is meant.
    expect(titlesOf(find('cte/infctenorm-infdoc/'), '/CTe/infCte/infCTeNorm/infDoc/infNF/vProd')).toEqual([]);
  });

  test('are there for many fields, and exist', () => {
    const links = pages.flatMap(({ guides }) => Object.values(guides));
    expect(links.length).toBeGreaterThan(200);
    const known = new Set(projectSite.pages.map(({ path }) => path));
    expect(links.flat().filter(({ path }) => !known.has(path.split('#')[0] ?? ''))).toEqual([]);
  });
});

describe('the page of a group says of the group itself', () => {
  const say = (path: string) => renderOwnFacts({ page: find(path), messages });

  test('since when and whether it is there, and both its paths', () => {
    const facts = say('nfe/det-imposto-ibscbs/');
    expect(facts).toMatch(/>opcional<.*>desde a NT 2025\.002</);
    expect(facts).toContain('>documento.det.imposto.IBSCBS</code>');
    expect(facts).toContain('>/NFe/infNFe/det/imposto/IBSCBS</code>');
    const markdown = writePageMarkdown(find('nfe/det-imposto-ibscbs/'), { site: projectSite, readFile: () => '' });
    expect(markdown).toMatch(/^- opcional, desde a NT 2025\.002/m);
    expect(markdown).toMatch(
      /^- JSON: `documento\.det\.imposto\.IBSCBS`\n- XPath: `\/NFe\/infNFe\/det\/imposto\/IBSCBS`/m,
    );
  });

  test('how often it occurs, and what it excludes', () => {
    expect(say('nfe/det/')).toMatch(/>obrigatório<.*>até 990 vezes</);
    expect(say('nfe/det-imposto-issqn/')).toContain('<code>ICMS</code>');
  });

  test('on every page of a group, and on no other', () => {
    const told = pages.filter((page) => renderOwnFacts({ page, messages }) !== '');
    expect(told).toEqual(pages.filter(({ node, contentPath, event }) => node.path !== contentPath && !event));
  });
});

test('the status codes in a note lead to their pages', () => {
  const html = render(find('nfe/ide/'));
  expect(html).toContain(`(rejeição <a href="${withLocale('pt-BR', '/docs/cstat/nfe/434/')}">434</a>)`);
  const notes = pages.flatMap((page) => listNodes(page.node).map(({ note = '' }) => ({ page, note })));
  const unknown = notes.flatMap(({ page, note }) => listNoteCodes(note).filter((code) => !page.noteCodes[code]));
  expect(unknown).toEqual([]);
});

test('the Markdown file of a group says the same', () => {
  const sources = { site: projectSite, readFile: () => '' };
  const text = writePageMarkdown(find('nfe/pag/'), sources);
  expect(text).toContain('- `pag.vTroco` (até 13 dígitos e 2 decimais, opcional)');
  expect(text).toContain('[869](');
  expect(text).toMatch(/rejeição \[\d+\]\(https:/);
});

test('a status code names the fields that its rule reads', () => {
  const page = getPage(projectSite, withLocale('pt-BR', '/docs/cstat/nfe/869/'), 'cstatCode');
  expect(page.fields).toContainEqual({
    title: 'pag.vTroco',
    path: `${withLocale('pt-BR', '/docs/leiaute/nfe/pag/')}#pag.vTroco`,
  });
});

test('a change of a note names the fields that it is about', () => {
  const { notes } = getPage(projectSite, withLocale('pt-BR', '/docs/mudancas/'), 'changes');
  const entries = notes.flatMap((note) => note.entries).filter(({ fields }) => fields.length > 0);
  expect(entries.length).toBeGreaterThan(10);
  const known = new Set(pages.map(({ path }) => path));
  const targets = entries.flatMap(({ fields }) => fields.map(({ path }) => path.replace(/#.*/, '')));
  expect(targets.filter((path) => !known.has(path))).toEqual([]);
});

test('search knows each field, by its tag and by what it is', () => {
  const record = getProjectRecords().find(({ url }) => url === '/docs/leiaute/nfe/dest/#dest.IE');
  expect(record?.['hierarchy.lvl2']).toMatch(/^IE: /);
  expect(record?.keywords).toContain('infNFe/dest/IE');
});

describe('the tree of a document', () => {
  const addresses = new Set(pages.flatMap((page) => [page.path, ...listIds(render(page)).map((at) => page.path + at)]));

  test.each(projectSite.layouts.map(({ id, content }) => [id, content] as const))('%s is whole', (id, content) => {
    const list = (tree: LayoutPage['tree']): LayoutPage['tree'] => tree.flatMap((one) => [one, ...list(one.children)]);
    const branches = list(find(`${id}/`).tree);
    const [, ...nodes] = listNodes(content);
    expect(branches.map(({ tag }) => tag)).toEqual(nodes.map(({ tag }) => tag.replace('@', '')));
    expect(branches.filter(({ path }) => !addresses.has(path.replace('#', ''))).map(({ path }) => path)).toEqual([]);
    expect(branches.filter(({ name }) => name.length < 3)).toEqual([]);
  });

  test('stands on no other page', () => {
    expect(find('nfe/ide/').tree).toEqual([]);
  });
});

test('the list leads to documents whose layout is described elsewhere', () => {
  const page = getPage(projectSite, withLocale('pt-BR', '/docs/leiaute/'), 'layoutIndex');
  expect(page.guides).toEqual([{ title: 'NF3e', path: withLocale('pt-BR', '/docs/leiaute/nf3e/') }]);
  const markdown = writePageMarkdown(page, { site: projectSite, readFile: () => '' });
  expect(markdown).toContain(`). ${messages.layout.elsewhere}`);
});
