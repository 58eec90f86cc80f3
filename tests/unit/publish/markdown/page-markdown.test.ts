import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { flattenSidebar } from '../../../../lib/navigation/sidebar';
import { getPage } from '../../../../lib/pages/find-page';
import { getLastVersion } from '../../../../lib/pages/find-version';
import { loadSite } from '../../../../lib/pages/load-site.build';
import { hasMarkdown, type MarkdownPage } from '../../../../lib/publish/listing';
import { listLlmsFiles } from '../../../../lib/publish/llms-txt';
import { writePageMarkdown } from '../../../../lib/publish/markdown/page-markdown';
import { SMALL_SITE } from '../../support/fixture-site';

vi.mock('../../../../site.config', () => import('../../support/site-config'));

const HOST = 'https://docs.exemplo.com.br';
const site = loadSite(SMALL_SITE);
const readFile = (file: string) => readFileSync(path.join(SMALL_SITE, file), 'utf8');
const write = (page: MarkdownPage) => writePageMarkdown(page, { site, readFile });

test('pages without content of their own have no Markdown file, all others have', () => {
  const kinds = new Set(site.pages.filter((page) => !hasMarkdown(page)).map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual(['notFound', 'redirect', 'search']);
});

test('every Markdown file starts with the title and the address of its page', () => {
  const pages = site.pages.filter(hasMarkdown);
  expect(pages).not.toEqual([]);
  for (const page of pages) {
    expect(write(page), page.path).toMatch(new RegExp(`^# .+\n\n[\\s\\S]*?Esta página: <${HOST}${page.sharedPath}>`));
  }
});

describe('the Markdown file of an operation', () => {
  const text = write(getPage(site, '/pt-BR/docs/api/fiscal/send-dfe-using-post/', 'operation'));

  test('has method, path, servers, authentication and the files to take away', () => {
    expect(text).toContain('```http\nPOST /v1/dfe\n```');
    expect(text).toContain('- Produção: https://api.exemplo.com.br');
    expect(text).toContain('- Autenticação: Token Bearer no cabeçalho Authorization');
    expect(text).toContain(`<${HOST}/docs/api/fiscal/send-dfe-using-post.openapi.json>`);
    expect(text).toContain(`<${HOST}/docs/api/fiscal/send-dfe-using-post.http>`);
  });

  test('has its error codes with what to do, linked to cause and remedy', () => {
    const { problems } = getPage(site, '/pt-BR/docs/api/fiscal/fiscal-dfe-rest-api/', 'overview').api;
    expect(problems.length).toBeGreaterThan(0);
    const operation = getPage(site, '/pt-BR/docs/api/fiscal/send-dfe-using-post/', 'operation');
    const [, section = ''] = write({ ...operation, problems }).split('## Erros desta operação\n\n');
    const items = section.split('\n\n', 1)[0]?.split('\n') ?? [];
    expect(items).toHaveLength(problems.length);
    expect(items[0]).toMatch(/^- 401 \[TOKEN_AUSENTE\]\(.+#erro-token-ausente\): .+ \(.+\)$/);
  });

  // @feature 54
  test('names every field, the inner ones below the outer ones', () => {
    expect(text).toMatchSnapshot();
  });
});

test('the Markdown file of the overview has every operation and every error code', () => {
  const text = write(getPage(site, '/pt-BR/docs/api/fiscal/fiscal-dfe-rest-api/', 'overview'));
  for (const { title, method, path: route, slug } of site.operations.values()) {
    expect(text).toContain(`- \`${method} ${route}\` [${title}](${HOST}/docs/api/fiscal/${slug}.md)`);
  }
  expect(text).toContain('### TOKEN_AUSENTE\n\nHTTP 401. Corrija e reenvie.');
});

// @feature 55
test('llms.txt has every page of the sidebars once', () => {
  const links = [
    ...(String(listLlmsFiles(site)[0]?.content).split('\n## Optional')[0] ?? '').matchAll(/^- \[.+?\]\((\S+)\): /gm),
  ].map(([, href]) => href);
  const { docs, api } = getLastVersion(site).sidebars;
  const wanted = [docs, api].flatMap((sidebar) => flattenSidebar(sidebar?.items ?? [])).map((link) => link.path);
  // Of a category, the pages come before the categories inside it: under their headings they would belong to those.
  const addresses = wanted.map((page) => `${HOST}${page.replace(/\/$/, '')}.md`).toSorted();
  expect(links.filter((href) => addresses.includes(href ?? '')).toSorted()).toEqual(addresses);
});

describe('the Markdown files of the knowledge base', () => {
  test('a code has verdict, official text, cause and remedy, with links that work from anywhere', () => {
    const text = write(getPage(site, '/pt-BR/docs/cstat/nfe/204/', 'cstatCode'));
    expect(text).toMatch(/\*\*Posso reenviar\? Consultar antes\.\*\* \S/);
    expect(text).toContain('Texto oficial: `Rejeição: Duplicidade de NF-e`');
    expect(text).toMatch(/## Causa\n\n\S[\s\S]*## Como corrigir\n\n1\. \S/);
    expect(text).not.toMatch(/\]\(\//);
  });

  test('a document lists every code; what has a page leads to its Markdown file', () => {
    const page = getPage(site, '/pt-BR/docs/cstat/nfe/', 'cstatDocument');
    const text = write(page);
    expect(page.cstats).not.toEqual([]);
    for (const cstat of page.cstats) {
      const number = cstat.explanation ? `[${cstat.code}](${HOST}/docs/cstat/nfe/${cstat.code}.md)` : cstat.code;
      expect(text).toContain(`- ${number} \`${cstat.text}\``);
    }
  });
});
