import { Parser } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiChangesArticle } from '../../../components/changes/api-changes-article';
import { FieldList } from '../../../components/reference/field-list';
import { getLocaleContext } from '../../../lib/i18n/locale-context';
import { getMessages } from '../../../lib/i18n/messages';
import { getPage } from '../../../lib/pages/find-page';
import { loadSite } from '../../../lib/pages/load-site.build';
import type { ApiChangesPage } from '../../../lib/pages/page';
import type { Site } from '../../../lib/pages/site';
import { writeChangesFeed } from '../../../lib/publish/changes-feed';
import { writePageMarkdown } from '../../../lib/publish/markdown/page-markdown';
import { buildMetadata } from '../../../lib/publish/metadata';
import { buildRecords } from '../../../lib/search/records/build-records';
import { createReleasedSite, describeApi, type Replacement, release } from '../openapi/changes/released-site';

vi.mock('../../../site.config', () => import('../support/site-config'));

const PATH = '/docs/api/mudancas/';
const OPERATION = '/docs/api/fiscal/send-dfe-using-post/';
const MODEL = 'modelo: { type: string }';
const SHORT = 'modelo: { type: string, maxLength: 2 }';
const SHORT_MODEL: Replacement = [MODEL, SHORT];
const NUMBER: Replacement = [SHORT, `${SHORT}\n        numero: { type: string }`];
const PAGE_GONE: Replacement = [
  '        - name: pagina\n          in: query\n          example: 2\n          schema: { type: integer }\n',
  '',
];
const NOTES = `1.0.0:
  limit-narrowed/Documento.modelo/maxLength: Envie o modelo com **dois** algarismos, sem zeros à esquerda.
1.1.0:
  parameter-removed/consultarStatusDfeUsingGET.query.pagina: A resposta tem uma página só. Retire o parâmetro.
`;
let site: Site;
let page: ApiChangesPage;

// One site serves all tests: reading it takes most of the time.
beforeEach(() => {
  site ??= load();
  page = getPage(site, PATH, 'apiChanges');
});

function load(): Site {
  const second = describeApi('1.1.0', SHORT_MODEL, NUMBER);
  const current = describeApi('1.1.0', SHORT_MODEL, NUMBER, PAGE_GONE);
  const versions = [release(describeApi('1.0.0'), '2026-11-24'), release(second, '2026-12-10')];
  const root = createReleasedSite(current, versions, NOTES);
  return loadSite(root);
}

// @behaviour API changes: readers see what each version changed, what breaks programs, and what to do
describe('the page of what changed in the API', () => {
  test('has the versions, newest first, what has none yet before them', () => {
    expect(page.releases.map(({ version, anchor, changes }) => [version, anchor, changes.map(({ id }) => id)])).toEqual(
      [
        [undefined, 'depois-de-1.1.0', ['parameter-removed/consultarStatusDfeUsingGET.query.pagina']],
        ['1.1.0', 'depois-de-1.0.0', ['limit-narrowed/Documento.modelo/maxLength', 'property-added/Documento.numero']],
        ['1.0.0', 'versao-1.0.0', []],
      ],
    );
  });

  test('stands after the overview in the sidebar, once for each locale', () => {
    expect(site.pages.filter(({ kind }) => kind === 'apiChanges').map(({ path }) => path)).toEqual([
      PATH,
      `/pt-BR${PATH}`,
    ]);
    expect(page.previous?.title).toBe('API de teste');
    expect(page.next?.title).toBe('Criar token');
  });

  test('links each change to the place where it shows, and to the page where it is gone', () => {
    const links = page.releases.flatMap(({ changes }) => changes.map((change) => change.links.map(({ path }) => path)));
    expect(links).toEqual([
      ['/docs/api/fiscal/consultar-status-dfe-using-get/'],
      [`${OPERATION}#corpo.modelo`, '/docs/api/fiscal/consultar-status-dfe-using-get/#resposta-200.modelo'],
      [`${OPERATION}#corpo.numero`, '/docs/api/fiscal/consultar-status-dfe-using-get/#resposta-200.numero'],
    ]);
  });

  test('says in words what is breaking, and what to do', () => {
    const html = renderToStaticMarkup(<ApiChangesArticle page={page} context={getLocaleContext('pt-BR')} />);
    expect(html).toContain('<b>Incompatível</b>: Limite mais estreito');
    expect(html).toContain('O que fazer: <span>Envie o modelo com <strong>dois</strong> algarismos');
    expect(html).toContain('<b>Compatível</b>: Campo novo');
    expect(html).toContain('De 24/11/2026. É a primeira versão guardada');
    for (const { anchor } of page.releases.flatMap(({ changes }) => changes)) expect(html).toContain(`id="${anchor}"`);
  });

  test('is published as Markdown', () => {
    const markdown = writePageMarkdown(page, { site, readFile: () => '' });
    expect(markdown.slice(markdown.indexOf('## '))).toMatchInlineSnapshot(`
      "## Próxima versão

      Mudanças depois da versão 1.1.0, que ainda não têm número nem data. Mudanças incompatíveis: 1, compatíveis: 0.

      ### Mudanças incompatíveis

      - **Incompatível**: Parâmetro retirado, \`consultarStatusDfeUsingGET.query.pagina\`. O que fazer: A resposta tem uma página só. Retire o parâmetro. Onde: [Consultar status](https://docs.exemplo.com.br/docs/api/fiscal/consultar-status-dfe-using-get.md).

      ## Versão 1.1.0

      De 10/12/2026, comparada com a versão 1.0.0. Mudanças incompatíveis: 1, compatíveis: 1.

      ### Mudanças incompatíveis

      - **Incompatível**: Limite mais estreito, \`Documento.modelo: maxLength\`, agora 2. O que fazer: Envie o modelo com **dois** algarismos, sem zeros à esquerda. Onde: [Enviar documento](https://docs.exemplo.com.br/docs/api/fiscal/send-dfe-using-post/#corpo.modelo), [Consultar status](https://docs.exemplo.com.br/docs/api/fiscal/consultar-status-dfe-using-get/#resposta-200.modelo).

      ### Mudanças compatíveis

      - **Compatível**: Campo novo, \`Documento.numero\`. Onde: [Enviar documento](https://docs.exemplo.com.br/docs/api/fiscal/send-dfe-using-post/#corpo.numero), [Consultar status](https://docs.exemplo.com.br/docs/api/fiscal/consultar-status-dfe-using-get/#resposta-200.numero).

      ## Versão 1.0.0

      De 24/11/2026. É a primeira versão guardada: as próximas são comparadas com ela.
      "
    `);
  });

  test('is found by search, with each version that changed something', () => {
    const records = buildRecords(site.pages).filter(({ url }) => url.startsWith(PATH));
    expect(records.map(({ url }) => url)).toEqual([PATH, `${PATH}#depois-de-1.1.0`, `${PATH}#depois-de-1.0.0`]);
  });
});

describe('the feed of what changed in the API', () => {
  test('has an entry for each released version, newest first, and names what breaks', () => {
    const feed = writeChangesFeed(page);
    const texts: Record<string, string[]> = {};
    let name = '';
    const parser = new Parser(
      {
        onopentag: (tag) => {
          name = tag;
        },
        ontext: (text) => {
          if (text.trim() !== '') texts[name] = [...(texts[name] ?? []), text];
        },
      },
      { xmlMode: true, decodeEntities: false },
    );
    parser.end(feed);
    expect(texts.id?.slice(1)).toEqual([
      'tag:docs.exemplo.com.br,2026:docs/api/mudancas/depois-de-1.0.0',
      'tag:docs.exemplo.com.br,2026:docs/api/mudancas/versao-1.0.0',
    ]);
    expect(texts.title?.slice(1)).toEqual(['Versão 1.1.0. Mudanças incompatíveis: 1, compatíveis: 1', 'Versão 1.0.0']);
    expect(texts.updated).toEqual([
      '2026-12-10T00:00:00-03:00',
      '2026-12-10T00:00:00-03:00',
      '2026-11-24T00:00:00-03:00',
    ]);
    expect(feed).toContain('Incompatível. Limite mais estreito: Documento.modelo: maxLength, agora 2.');
  });

  test('is named in the head of its page', () => {
    expect(buildMetadata(page).alternates?.types).toMatchObject({
      'application/atom+xml': expect.stringMatching(/\/docs\/api\/mudancas\/feed\.xml$/),
    });
  });
});

// @behaviour API changes: what came or changed after the first version says so beside its name
describe('a field that came or changed after the first version', () => {
  test.each([
    ['pt-BR', 'desde 1.1.0', 'alterado em 1.1.0'],
    ['en', 'since 1.1.0', 'changed in 1.1.0'],
  ])('says so in %s', (locale, since, changed) => {
    const { operation } = getPage(site, OPERATION, 'operation');
    const body = operation.requestBody?.media[0]?.body;
    const fields = body?.kind === 'fields' ? body.fields : [];
    const html = renderToStaticMarkup(<FieldList fields={fields} messages={getMessages(locale)} lang={undefined} />);
    const [, model = '', number = ''] = html.split('<li ');
    expect(model).toContain(`>${changed}<`);
    expect(number).toContain(`>${since}<`);
    expect(number).not.toContain(changed);
  });

  test('says so in Markdown', () => {
    const markdown = writePageMarkdown(getPage(site, OPERATION, 'operation'), { site, readFile: () => '' });
    expect(markdown).toContain('- `modelo`: `string`, obrigatório, alterado em 1.1.0');
    expect(markdown).toContain('- `numero`: `string`, desde 1.1.0');
  });

  test('says nothing of a change that no version has', () => {
    const status = getPage(site, '/docs/api/fiscal/consultar-status-dfe-using-get/', 'operation');
    expect(status.operation.history).toBeUndefined();
  });
});
