import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { DEFAULT_SECTION, type Version } from '@/lib/config/section-schema';
import { siteConfig } from '@/lib/config/site';
import { guidesFolder } from '@/lib/content/load-guides.build';
import { CLASS_TRIB_SLUG } from '@/lib/ibs-cbs/class-trib';
import { TOOLS } from '@/lib/pages/tools';
import { isDefaultLocale, prefixedLocales } from '@/lib/routes/locale-address';
import { overviewSlug, productSlug } from '@/lib/routes/page-address';
import { DOCUMENTS, explainedCodes } from '../unit/support/explained-codes';
import { exportFolder, readIds } from './exported-page';
import { document, toObject } from './openapi-document';
import { operations } from './openapi-names';

const root = path.join(import.meta.dirname, '..', '..');

const listFiles = (folder: string, extension: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith(extension));

const htmlFiles = listFiles(exportFolder, '.html');
const wantedPages = [
  '',
  '404/',
  'search/',
  ...siteConfig.sections.flatMap(({ versions }) => versions).flatMap(listVersionPages),
  'docs/cstat/',
  'docs/mudancas/',
  'docs/api/mudancas/',
  'docs/qualidade/',
  'docs/leiaute/',
  'docs/leiaute/mudancas/',
  ...listLayoutPages(),
  'docs/receitas/',
  ...listFiles(path.join(root, 'content/receitas'), '.yaml')
    .filter((name) => name !== 'receitas.yaml')
    .map((name) => `docs/receitas/${name.replace('.yaml', '')}/`),
  ...listFiles(path.join(root, 'content/leiaute/regras'), '.csv')
    .filter((name) => name !== 'eventos.csv')
    .map((name) => `docs/leiaute/${name.replace('.csv', '')}/regras/`),
  'docs/leiaute/eventos/',
  ...listEventPages(),
  ...DOCUMENTS.map((document) => `docs/cstat/${document}/`),
  ...explainedCodes.map((key) => `docs/cstat/${key}/`),
];

/** A page for each document whose layout is described, and for each group that has one. */
function listLayoutPages(): readonly string[] {
  const file = readFileSync(path.join(root, 'content/leiaute/documentos.yaml'), 'utf8');
  const layouts = z.record(z.string(), z.object({ pages: z.record(z.string(), z.string()) })).parse(parse(file));
  return Object.entries(layouts).flatMap(([id, { pages }]) =>
    ['', ...Object.keys(pages).map((group) => `${group.replaceAll('/', '-').toLowerCase()}/`)].map(
      (group) => `docs/leiaute/${id}/${group}`,
    ),
  );
}

/** A page for each event whose layout is described. */
function listEventPages(): readonly string[] {
  const file = readFileSync(path.join(root, 'content/leiaute/eventos.yaml'), 'utf8');
  const documents = z.record(z.string(), z.object({ events: z.record(z.string(), z.unknown()) })).parse(parse(file));
  return Object.entries(documents).flatMap(([document, { events }]) =>
    Object.keys(events).map((event) => `docs/leiaute/eventos/${document}-${event}/`),
  );
}

/** Pages of a version of the guides; the default section has the reference, the tools and the table as well. */
function listVersionPages({ sectionId, name, path: base }: Version): readonly string[] {
  const folder = path.join(root, guidesFolder(sectionId, name));
  const guides = listFiles(folder, '.mdx').map((file) => `${file.replace(/(\/index)?\.mdx$/, '')}/`);
  const reference = ['', overviewSlug, ...operations.map(({ slug }) => slug)].map((slug) =>
    slug === '' ? `api/${productSlug}/` : `api/${productSlug}/${slug}/`,
  );
  const webhooks = ['', ...Object.keys(toObject(document.webhooks)).map((name) => `${name}/`)].map(
    (name) => `api/webhooks/${name}`,
  );
  const tools = [...TOOLS.map(({ slug }) => slug), CLASS_TRIB_SLUG].map((slug) => `${slug}/`);
  const others = sectionId === DEFAULT_SECTION ? ['api/', ...reference, ...webhooks, ...tools] : [];
  return ['', ...guides, ...others].map((address) => `docs/${base === '' ? '' : `${base}/`}${address}`);
}

/** Pages of a locale, without its prefix. `_not-found` is Next's own name for the page that 404.html shows. */
function listPages(locale: string): readonly string[] {
  return htmlFiles
    .filter((name) => /(^|\/)index\.html$/.test(name) && !name.startsWith('_not-found/'))
    .filter(
      (name) => (prefixedLocales.find((code) => name.startsWith(`${code}/`)) ?? siteConfig.defaultLocale) === locale,
    )
    .map((name) => name.slice(isDefaultLocale(locale) ? 0 : locale.length + 1, -'index.html'.length));
}

/** Whether a page only leads to the one that took its place. */
function leadsOn(page: string, locale: string): boolean {
  const file = path.join(exportFolder, isDefaultLocale(locale) ? '' : locale, page, 'index.html');
  return readFileSync(file, 'utf8').includes('<noscript><meta http-equiv="refresh"');
}

describe.each(siteConfig.locales.map(({ code }) => code))('in %s', (locale) => {
  // @feature 1
  test('every guide, operation and entry page is exported, and nothing else', () => {
    const found = listPages(locale);
    expect(wantedPages.filter((page) => !found.includes(page))).toEqual([]);
    const others = found.filter((page) => !wantedPages.includes(page));
    expect(others.filter((page) => !leadsOn(page, locale))).toEqual([]);
  });
});

test('hosts find a not-found page for each locale', () => {
  const names = ['404.html', ...prefixedLocales.map((locale) => `${locale}/404.html`)];
  expect(names.filter((name) => !htmlFiles.includes(name))).toEqual([]);
});

// @feature 35
test('no page uses an id twice', { timeout: 120_000 }, () => {
  const repeated = htmlFiles.flatMap((name) => {
    const ids = readIds(name);
    return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => `${name}: ${id}`);
  });
  expect(repeated).toEqual([]);
});
