import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatDocumentTitle } from '../../../lib/pages/build-pages';
import { getDocsPage, listDocsSlugs } from '../../../lib/pages/docs-slugs';
import { getPage } from '../../../lib/pages/find-page';
import { findVersion, getLastVersion } from '../../../lib/pages/find-version';
import { loadSite } from '../../../lib/pages/load-site.build';
import { assertNever } from '../../../lib/pages/page';
import { edit } from '../support/edit';
import { readFault } from '../support/fault';
import { createFixtureSite, readSmallSite } from '../support/fixture-site';

vi.mock('../../../site.config', async () => {
  const { default: config } = await import('../support/site-config');
  const versions = [
    { name: 'current', label: '2.0', isLast: true },
    { name: 'antiga', label: '1.0', path: 'v1' },
  ];
  return { default: { ...config, sections: [{ id: 'default', versions }] } };
});

const OLD = { 'content/docs/antiga/sidebars.yaml': 'docs: [documentacao/envio]\n' };
const OLD_GUIDE = {
  'content/docs/antiga/documentacao/envio.mdx': readSmallSite('content/docs/current/documentacao/envio.mdx'),
};
const loadFixtureSite = (files: Readonly<Record<string, string>> = {}) =>
  loadSite(createFixtureSite({ ...OLD, ...OLD_GUIDE, ...files }));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the pages of a site', () => {
  test('are all of them in every locale and version', () => {
    const paths = loadFixtureSite().pages.map((page) => page.path);
    expect(paths.filter((path) => path.startsWith('/pt-BR/')).map((path) => path.slice(6))).toEqual(
      paths.filter((path) => !path.startsWith('/pt-BR/')),
    );
    expect(paths).toEqual(expect.arrayContaining(['/docs/documentacao/envio/', '/docs/v1/documentacao/envio/']));
    expect(paths).toEqual(expect.arrayContaining(['/docs/v1/', '/docs/v1/api/fiscal/send-dfe-using-post/']));
    expect(paths).not.toContain('/docs/v1/documentacao/faq/');
  });

  test('know their neighbours, their place in the sidebar and their version', () => {
    const page = getPage(loadFixtureSite(), '/pt-BR/docs/documentacao/consulta/', 'guide');
    expect(page).toMatchObject({
      version: 'current',
      sidebarId: 'docs',
      trail: ['Emissão', 'Depois do envio'],
      previous: { title: 'Enviar', path: '/pt-BR/docs/documentacao/envio/' },
      next: { title: 'Perguntas frequentes', path: '/pt-BR/docs/documentacao/faq/' },
    });
  });

  test('stay within their version', () => {
    const site = loadFixtureSite();
    expect(getPage(site, '/docs/v1/documentacao/envio/', 'guide')).toMatchObject({
      previous: undefined,
      next: undefined,
    });
    const operation = getPage(site, '/docs/v1/api/fiscal/send-dfe-using-post/', 'operation');
    expect(operation.guides.map((guide) => guide.path)).toEqual(['/docs/v1/documentacao/envio/']);
  });

  test('of operations link guides, what comes next and the status codes', () => {
    const page = getPage(loadFixtureSite(), '/docs/api/fiscal/send-dfe-using-post/', 'operation');
    expect(page.guides).toEqual([{ title: 'Como enviar um documento', path: '/docs/documentacao/envio/' }]);
    expect(page.nextOperations.map(({ title }) => title)).toEqual(['Consultar status']);
    expect(page.cstats.map(({ text }) => text)).toEqual(['Autorizado o uso da NF-e', 'Rejeição: Duplicidade de NF-e']);
  });

  test('of guides link every operation they use, once', () => {
    const page = getPage(loadFixtureSite(), '/docs/documentacao/envio/', 'guide');
    expect(page.operations.map((link) => link.path)).toEqual(['/docs/api/fiscal/send-dfe-using-post/']);
  });

  test('have a title for the browser tab', () => {
    const site = loadFixtureSite();
    expect(formatDocumentTitle(getPage(site, '/', 'home'))).toBe('Teste · Documentação');
    expect(formatDocumentTitle(getPage(site, '/docs/documentacao/envio/', 'guide'))).toBe(
      'Como enviar um documento | Teste',
    );
  });
});

describe('two pages at one address', () => {
  const name = 'content/docs/current/documentacao/faq.mdx';
  const faq = edit(
    readSmallSite('content/docs/current/documentacao/faq/index.mdx'),
    'Perguntas frequentes',
    'Outras perguntas',
  );

  // @behaviour Build: A duplicate route is reported
  test('are reported, and the first one is published', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const site = loadFixtureSite({ [name]: faq });
    expect(site.pages.filter((page) => page.path === '/docs/documentacao/faq/')).toHaveLength(1);
    const first = site.versions[0]?.guides.find(({ id }) => id === 'documentacao/faq');
    expect(getPage(site, '/docs/documentacao/faq/', 'guide').file).toBe(first?.file);
    expect(warn.mock.calls.map(([message]) => message)[0]).toMatchInlineSnapshot(`
      "/docs/documentacao/faq/
        duplicate route: content/docs/current/documentacao/faq.mdx and content/docs/current/documentacao/faq/index.mdx
        Fix: rename one of them; the first one is published"
    `);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  test('are not reported where there are none', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    loadFixtureSite();
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('a page is found', () => {
  test('by its segments after /docs, which are those of the list', () => {
    const site = loadFixtureSite();
    const slugs = listDocsSlugs(site, 'pt-BR');
    expect(slugs).toContainEqual([]);
    expect(slugs).toContainEqual(['v1', 'documentacao', 'envio']);
    for (const slug of slugs) expect(getDocsPage(site, 'pt-BR', slug).locale).toBe('pt-BR');
    expect(() => getDocsPage(site, 'en', ['nada'])).toThrow('No page at /docs/nada/');
  });

  test('by path and kind', () => {
    const site = loadFixtureSite();
    expect(() => getPage(site, '/docs/documentacao/envio/', 'operation', 'overview')).toThrow(
      'No page of kind operation/overview',
    );
    expect(() => getPage(site, '/nada/', 'home')).toThrow('/nada/');
  });

  test('among the sources of its version', () => {
    const site = loadFixtureSite();
    expect(getLastVersion(site).version.name).toBe('current');
    expect(findVersion(site, { section: 'default', version: 'antiga' }).guides).toHaveLength(1);
    expect(() => findVersion(site, { section: 'default', version: 'nada' })).toThrow(
      'No version nada in section default',
    );
  });
});

test('a page of a kind that nobody handles is a fault of the code', () => {
  expect(() => Reflect.apply(assertNever, undefined, [{ kind: 'novo' }])).toThrow('Unhandled case: {"kind":"novo"}');
});

describe('a guide that says so in its frontmatter', () => {
  const ENVIO = 'content/docs/current/documentacao/envio.mdx';
  const withKeys = (keys: string) => ({ [ENVIO]: edit(readSmallSite(ENVIO), 'sidebarLabel: Enviar', keys) });
  const read = (keys: string, id = 'envio') =>
    getPage(loadFixtureSite(withKeys(keys)), `/docs/documentacao/${id}/`, 'guide');

  test('has another neighbour, or none', () => {
    expect(read('previous: documentacao/faq\nnext: false')).toMatchObject({
      previous: { title: 'Perguntas frequentes', path: '/docs/documentacao/faq/' },
      next: undefined,
    });
  });

  test('is called otherwise in the links of its neighbours', () => {
    expect(read('paginationLabel: O envio', 'consulta').previous).toEqual({
      title: 'O envio',
      path: '/docs/documentacao/envio/',
    });
  });

  test('shows other levels in its table of contents, or has none; search still knows all', () => {
    const all = read('footer: true');
    expect(all.toc.map(({ level }) => level)).toEqual([2, 2]);
    expect(read('toc: { minLevel: 3 }').toc).toEqual([]);
    expect(read('toc: false').toc).toEqual([]);
    expect(read('toc: false').headings).toEqual(all.headings);
  });

  test('ends without a footer', () => {
    expect(read('footer: false').hasFooter).toBe(false);
    expect(read('footer: true').hasFooter).toBe(true);
    expect(read('keywords: [a1]').hasFooter).toBe(true);
  });

  test('stops the build when it names a neighbour that does not exist', () => {
    expect(readFault(() => loadFixtureSite(withKeys('next: documentacao/faqs')))).toMatchInlineSnapshot(`
      "content/docs/current/documentacao/envio.mdx:4
        next: no guide has the id "documentacao/faqs"
        Fix: use "documentacao/faq" or "documentacao/envio" or "documentacao/consulta""
    `);
  });

  test('stops the build when its levels are the wrong way round', () => {
    expect(readFault(() => loadFixtureSite(withKeys('toc: { minLevel: 4, maxLevel: 3 }')))).toMatchInlineSnapshot(`
      "content/docs/current/documentacao/envio.mdx:4
        toc: found {"minLevel":4,"maxLevel":3}
        Fix: give a minLevel that is not above maxLevel"
    `);
    expect(readFault(() => loadFixtureSite(withKeys('toc: { minLevel: 1 }')))).toMatchInlineSnapshot(`
      "content/docs/current/documentacao/envio.mdx:4
        toc.minLevel: found 1
        Fix: use a heading level from 2 to 5"
    `);
  });
});
