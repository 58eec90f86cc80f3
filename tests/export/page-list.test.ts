import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { siteConfig } from '@/lib/config/site';
import { isDefaultLocale, prefixedLocales } from '@/lib/routes/locale-address';
import { overviewSlug, productSlug } from '@/lib/routes/page-address';
import { TOOL_PATHS } from '../unit/pages/routes';
import { DOCUMENTS, explainedCodes } from '../unit/support/explained-codes';
import { exportFolder, readPage } from './exported-page';
import { operations } from './openapi-names';

const guideFolder = path.join(import.meta.dirname, '..', '..', 'content', 'docs', 'current');

const listFiles = (folder: string, extension: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith(extension));

const htmlFiles = listFiles(exportFolder, '.html');
const guides = listFiles(guideFolder, '.mdx').map((name) => name.replace(/(\/index)?\.mdx$/, ''));
const wantedPages = [
  '',
  '404/',
  'search/',
  'docs/',
  'docs/api/',
  `docs/api/${productSlug}/`,
  `docs/api/${productSlug}/${overviewSlug}/`,
  ...operations.map(({ slug }) => `docs/api/${productSlug}/${slug}/`),
  ...guides.map((id) => `docs/${id}/`),
  ...TOOL_PATHS.map((address) => `docs/${address}/`),
  'docs/cstat/',
  ...DOCUMENTS.map((document) => `docs/cstat/${document}/`),
  ...explainedCodes.map((key) => `docs/cstat/${key}/`),
];

/** Pages of a locale, without its prefix. `_not-found` is Next's own name for the page that 404.html shows. */
function listPages(locale: string): readonly string[] {
  return htmlFiles
    .filter((name) => /(^|\/)index\.html$/.test(name) && !name.startsWith('_not-found/'))
    .filter((name) => prefixedLocales.some((code) => name.startsWith(`${code}/`)) !== isDefaultLocale(locale))
    .map((name) => name.slice(isDefaultLocale(locale) ? 0 : locale.length + 1, -'index.html'.length));
}

describe.each(siteConfig.locales.map(({ code }) => code))('in %s', (locale) => {
  test('every guide, operation and entry page is exported, and nothing else', () => {
    expect(listPages(locale).toSorted()).toEqual(wantedPages.toSorted());
  });
});

test('hosts find a not-found page for each locale', () => {
  const names = ['404.html', ...prefixedLocales.map((locale) => `${locale}/404.html`)];
  expect(names.filter((name) => !htmlFiles.includes(name))).toEqual([]);
});

test('no page uses an id twice', { timeout: 120_000 }, () => {
  const repeated = htmlFiles.flatMap((name) => {
    const { ids } = readPage(name);
    return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => `${name}: ${id}`);
  });
  expect(repeated).toEqual([]);
});
