import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LayoutChangesArticle } from '../../../components/leiaute/layout-changes-article';
import { renderLayoutRows, renderOwnFacts } from '../../../components/leiaute/layout-rows';
import { getLocaleContext } from '../../../lib/i18n/locale-context';
import { getMessages } from '../../../lib/i18n/messages';
import { getPage } from '../../../lib/pages/find-page';
import { loadSite } from '../../../lib/pages/load-site.build';
import type { LayoutChangesPage, LayoutPage } from '../../../lib/pages/page';
import type { Site } from '../../../lib/pages/site';
import { writePageMarkdown } from '../../../lib/publish/markdown/page-markdown';
import { buildRecords } from '../../../lib/search/records/build-records';
import { createFirst, createSecond } from '../leiaute/packages/packaged-site';
import { createFixtureSite } from '../support/fixture-site';

vi.mock('../../../site.config', () => import('../support/site-config'));

const PATH = '/docs/leiaute/mudancas/';
const messages = getMessages('pt-BR');
let first: Site;
let second: Site;

// One site of each serves all tests: reading it takes most of the time.
beforeEach(() => {
  first ??= loadSite(createFixtureSite(createFirst()));
  second ??= loadSite(createFixtureSite(createSecond()));
});

const find = (site: Site): LayoutChangesPage => getPage(site, PATH, 'layoutChanges');
const findLayout = (path: string): LayoutPage => getPage(second, `/docs/leiaute/${path}`, 'layout');
const render = (page: LayoutChangesPage) =>
  renderToStaticMarkup(<LayoutChangesArticle page={page} context={getLocaleContext('pt-BR')} />);
const write = (site: Site, page: LayoutChangesPage | LayoutPage) => {
  const text = writePageMarkdown(page, { site, readFile: () => '' });
  return text.slice(text.indexOf('## '));
};

describe('the page of packages while there is one of each layout', () => {
  test('says name, date and number of fields, and when differences come', () => {
    expect(write(first, find(first))).toMatchInlineSnapshot(`
      "## Pacotes lidos

      | Leiaute | Pacote | Data | Campos |
      | --- | --- | --- | --- |
      | [NF-e e NFC-e](https://docs.exemplo.com.br/docs/leiaute/nfe.md) | PL_1 (RTC) | 01/2026 | 7 |
      | [Eventos de NF-e e NFC-e](https://docs.exemplo.com.br/docs/leiaute/eventos/#nfe) | PL_1 (RTC) | 01/2026 | 6 |

      De cada leiaute há um só pacote guardado. As diferenças aparecem aqui, e ao lado de cada campo, com o próximo pacote.
      "
    `);
  });

  test('is one record of search, and stands once for each locale', () => {
    expect(buildRecords(first.pages).flatMap(({ url }) => (url.startsWith(PATH) ? [url] : []))).toEqual([PATH]);
    expect(first.pages.filter(({ kind }) => kind === 'layoutChanges').map(({ path }) => path)).toEqual([
      PATH,
      `/pt-BR${PATH}`,
    ]);
  });

  test('is named by the list of layouts', () => {
    expect(getPage(first, '/docs/leiaute/', 'layoutIndex').changes).toEqual({
      title: messages.layoutChanges.title,
      path: PATH,
    });
  });

  test('marks nothing beside a field', () => {
    const layouts = first.pages.filter((page): page is LayoutPage => page.kind === 'layout');
    const html = layouts.map((page) => renderLayoutRows({ page, messages }) + renderOwnFacts({ page, messages }));
    expect(html.join('')).not.toMatch(/>(alterado em|desde PL)/);
  });
});

// @behaviour Layout packages: readers see what each package changed, and what may make a document wrong
describe('the page of packages with a second one', () => {
  test('is published as Markdown', () => {
    expect(write(second, find(second))).toMatchInlineSnapshot(`
      "## Pacotes lidos

      | Leiaute | Pacote | Data | Campos |
      | --- | --- | --- | --- |
      | [NF-e e NFC-e](https://docs.exemplo.com.br/docs/leiaute/nfe.md) | PL_2 | 02/2026 | 7 |
      | [NF-e e NFC-e](https://docs.exemplo.com.br/docs/leiaute/nfe.md) | PL_1 (RTC) | 01/2026 | 7 |
      | [Eventos de NF-e e NFC-e](https://docs.exemplo.com.br/docs/leiaute/eventos/#nfe) | PL_2 | 02/2026 | 6 |
      | [Eventos de NF-e e NFC-e](https://docs.exemplo.com.br/docs/leiaute/eventos/#nfe) | PL_1 (RTC) | 01/2026 | 6 |

      ## NF-e e NFC-e: PL_2

      De 02/2026. Comparado com PL_1 (RTC). Podem invalidar: 2, não invalidam: 3.

      ### O que pode invalidar um documento

      - **Pode invalidar**: Valor retirado, [\`tipo\`](https://docs.exemplo.com.br/docs/leiaute/nfe/#tipo), 1.
      - **Pode invalidar**: Campo retirado, [\`dest.CPF\`](https://docs.exemplo.com.br/docs/leiaute/nfe/dest.md).

      ### O que não invalida

      - **Não invalida**: Valor novo, [\`tipo\`](https://docs.exemplo.com.br/docs/leiaute/nfe/#tipo), 3.
      - **Não invalida**: Tamanho mais largo, [\`dest.dRet\`](https://docs.exemplo.com.br/docs/leiaute/nfe/dest/#dest.dRet), de texto de até 10 caracteres para texto de até 20 caracteres.
      - **Não invalida**: Grupo novo, opcional, [\`cana\`](https://docs.exemplo.com.br/docs/leiaute/nfe/#cana).

      ## Eventos de NF-e e NFC-e: PL_2

      De 02/2026. Comparado com PL_1 (RTC). Podem invalidar: 0, não invalidam: 1.

      ### O que não invalida

      - **Não invalida**: Tamanho mais largo, [\`Cancelamento (110111): xJust\`](https://docs.exemplo.com.br/docs/leiaute/eventos/nfe-110111/#xJust), de texto de 15 a 255 caracteres para texto de 15 a 500 caracteres.
      "
    `);
  });

  test('shows each change at its own address, and leads to the field or to what it stood in', () => {
    const page = find(second);
    const changes = page.series.flatMap(({ packages }) => packages.flatMap((own) => own.changes));
    expect(changes.map(({ anchor, path }) => [anchor, path])).toMatchInlineSnapshot(`
      [
        [
          "nfe.PL_2.value-removed.NFe.inf.tipo",
          "/docs/leiaute/nfe/#tipo",
        ],
        [
          "nfe.PL_2.value-added.NFe.inf.tipo",
          "/docs/leiaute/nfe/#tipo",
        ],
        [
          "nfe.PL_2.size-widened.NFe.inf.dest.dRet",
          "/docs/leiaute/nfe/dest/#dest.dRet",
        ],
        [
          "nfe.PL_2.group-added.NFe.inf.cana",
          "/docs/leiaute/nfe/#cana",
        ],
        [
          "nfe.PL_2.field-removed.NFe.inf.dest.CPF",
          "/docs/leiaute/nfe/dest/",
        ],
        [
          "eventos-nfe.PL_2.size-widened.nfe-110111.evento.infEvento.detEvento.xJust",
          "/docs/leiaute/eventos/nfe-110111/#xJust",
        ],
      ]
    `);
    const html = render(page);
    for (const { anchor, path } of changes) {
      expect(html).toContain(`<li id="${anchor}">`);
      expect(html).toContain(`href="${path}"`);
    }
    expect(html).toContain('<b>Pode invalidar</b>: Campo retirado');
    expect(html).toContain('<b>Não invalida</b>: Grupo novo, opcional');
  });

  test('is found by search, with each package that changed something', () => {
    const records = buildRecords(second.pages).filter(({ url }) => url.startsWith(PATH));
    expect(records.map(({ url }) => url)).toEqual([PATH, `${PATH}#nfe.PL_2`, `${PATH}#eventos-nfe.PL_2`]);
    expect(records[1]?.content).toContain('Campo retirado: dest.CPF.');
  });
});

// @behaviour Layout packages: what came or changed after the first package says so beside its name
describe('a field that came or changed after the first package', () => {
  test('says so on its page', () => {
    const html = renderLayoutRows({ page: findLayout('nfe/'), messages });
    const row = (id: string, next: string) => html.slice(html.indexOf(`id="${id}"`), html.indexOf(next));
    expect(row('tipo', 'href="/docs/leiaute/nfe/dest/"')).toContain('>alterado em PL_2<');
    expect(html.slice(html.indexOf('id="cana.safra"'))).toContain('>desde PL_2<');
    expect(row('versao', 'id="tipo"')).not.toContain('PL_2');
  });

  test('says so of a group on the group’s own page', () => {
    expect(renderOwnFacts({ page: findLayout('nfe/dest/'), messages })).toContain('>alterado em PL_2<');
  });

  test('says so of an event', () => {
    const html = renderLayoutRows({ page: findLayout('eventos/nfe-110111/'), messages });
    expect(html.slice(html.indexOf('id="xJust"'))).toContain('>alterado em PL_2<');
    expect(html.slice(0, html.indexOf('id="xJust"'))).not.toContain('PL_2');
  });

  test('says so in Markdown', () => {
    const markdown = write(second, findLayout('nfe/'));
    expect(markdown).toMatch(/- `tipo` \([^)]*, alterado em PL_2\)/);
    expect(markdown).toMatch(/- `cana\.safra` \([^)]*, desde PL_2\)/);
  });
});
