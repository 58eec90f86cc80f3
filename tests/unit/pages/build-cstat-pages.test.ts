import { describe, expect, test, vi } from 'vitest';
import { getPage } from '../../../lib/pages/find-page';
import { loadSite } from '../../../lib/pages/load-site.build';
import { createFixtureSite, readSmallSite, SMALL_SITE } from '../support/fixture-site';

vi.mock('../../../site.config', () => import('../support/site-config'));

const site = loadSite(SMALL_SITE);
const codePage = getPage(site, '/pt-BR/docs/cstat/nfe/204/', 'cstatCode');

describe('the page of a code', () => {
  test('is named by kind, number, document and the words of the official text', () => {
    expect(codePage).toMatchObject({
      title: 'Rejeição 204 (NF-e): Duplicidade de NF-e',
      description: 'A nota, com esta chave, já existe.',
      sidebarId: 'docs',
      trail: ['Base de códigos cStat'],
      parents: [
        { title: 'Base de códigos cStat', path: '/pt-BR/docs/cstat/' },
        { title: 'NF-e e NFC-e', path: '/pt-BR/docs/cstat/nfe/' },
      ],
    });
  });

  test('has steps whose links lead to operations, in the reader’s locale', () => {
    expect(codePage.fix[0]?.html).toBe(
      '<a href="/pt-BR/docs/api/fiscal/consultar-status-dfe-using-get/">Consulte a chave</a> antes de reenviar.',
    );
    expect(codePage.fix[1]?.html).toBe('Guarde o protocolo em <code>nProt</code>.');
  });

  test('leads to every operation that names the code, to guides at their heading about it, and to those of its service', () => {
    expect(codePage.operations.map(({ path }) => path)).toEqual(['/pt-BR/docs/api/fiscal/send-dfe-using-post/']);
    expect(codePage.guides.map(({ path }) => path)).toEqual([
      '/pt-BR/docs/documentacao/envio/#rejeicao-204',
      '/pt-BR/docs/documentacao/consulta/',
    ]);
  });

  test('names a related code once, with its address, page or entry', () => {
    expect(codePage.related).toMatchObject([
      { title: 'Rejeição 204 (CT-e)', path: '/pt-BR/docs/cstat/cte/#cstat-204' },
    ]);
    expect(codePage.sameNumber).toEqual([]);
  });

  test('names the same number in other documents where nobody related it', () => {
    const source = readSmallSite('content/cstat/nfe.yaml').replace('    related: [cte/204]\n', '');
    const other = getPage(
      loadSite(createFixtureSite({ 'content/cstat/nfe.yaml': source })),
      '/docs/cstat/nfe/204/',
      'cstatCode',
    );
    expect(other.related).toEqual([]);
    expect(other.sameNumber.map(({ path }) => path)).toEqual(['/docs/cstat/cte/#cstat-204']);
  });
});

describe('the list of a document', () => {
  test('holds every code of it, by number', () => {
    const page = getPage(site, '/docs/cstat/nfe/', 'cstatDocument');
    expect(page.cstats.map(({ code }) => code)).toEqual(['100', '204']);
    expect(page).toMatchObject({ trail: ['Base de códigos cStat'], previous: { path: '/docs/cstat/' } });
  });

  test('exists only for documents that have codes', () => {
    expect(getPage(site, '/docs/cstat/', 'cstatIndex').documents.map(({ document }) => document.id)).toEqual([
      'nfe',
      'cte',
    ]);
    expect(site.pages.some(({ path }) => path === '/docs/cstat/mdfe/')).toBe(false);
  });
});

test('every operation that names an explained code is named by the page of that code', () => {
  const missing = site.pages.flatMap((page) => {
    if (page.kind !== 'operation') return [];
    const explained = page.cstats.filter(({ explanation }) => explanation !== undefined);
    return explained.filter(({ document, code }) => {
      const prefix = page.locale === 'pt-BR' ? '/pt-BR' : '';
      const target = getPage(site, `${prefix}/docs/cstat/${document}/${code}/`, 'cstatCode');
      return !target.operations.some(({ path }) => path === page.path);
    });
  });
  expect(missing).toEqual([]);
});
