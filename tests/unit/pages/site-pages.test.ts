import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { DEFAULT_SECTION } from '../../../lib/config/section-schema';
import { siteConfig } from '../../../lib/config/site';
import type { PackageSeries, Page } from '../../../lib/pages/page';
import { readLedger } from '../../../lib/permalinks/ledger-files.build';
import { OPERATION_LIST } from '../openapi/description-operation-list';
import { PROJECT } from '../support/fixture-site';
import { projectSite } from '../support/project-site';

const site = projectSite;
/** Slugs of the operations that must exist. */
const OPERATIONS = OPERATION_LIST.map((operation) => operation.split(' ')[2] ?? '');
const product = siteConfig.products[0]?.slug ?? '';
const locales = siteConfig.locales.map(({ code }) => code);
const prefixOf = (locale: string) => (locale === siteConfig.defaultLocale ? '' : `/${locale}`);
const inLocale = (locale: string) => site.pages.filter((page) => page.locale === locale);
const last = siteConfig.sections.find(({ id }) => id === DEFAULT_SECTION)?.versions.find(({ isLast }) => isLast);
/** Pages of the version that readers get when they ask for none. */
const ofKind = <Kind extends Page['kind']>(kind: Kind, locale: string) =>
  inLocale(locale)
    .filter((page) => page.section === DEFAULT_SECTION && page.version === last?.name)
    .filter((page): page is Extract<Page, { kind: Kind }> => page.kind === kind);

describe.each(locales)('the pages in %s', (locale) => {
  const prefix = prefixOf(locale);

  test('have every address that was ever published, or say what took over', () => {
    const pages = inLocale(locale).map(({ sharedPath }) => sharedPath);
    const there = new Set([...pages, ...site.aliases.map(({ from }) => from)]);
    const published = [...(readLedger(PROJECT)?.keys() ?? [])];
    expect(published.length).toBeGreaterThan(2000);
    expect(published.filter((page) => !there.has(page))).toEqual([]);
  });

  test('are operations where operations are', () => {
    const operations = ofKind('operation', locale).map((page) => page.path);
    expect(OPERATIONS.filter((slug) => !operations.includes(`${prefix}/docs/api/${product}/${slug}/`))).toEqual([]);
  });

  test('have each tool in the sidebar', () => {
    const listed = new Set(listSidebarIds().map((id) => `${prefix}/docs/${id}/`));
    const tools = ofKind('tool', locale).map((page) => page.path);
    expect(tools.filter((tool) => !listed.has(tool))).toEqual([]);
  });

  test('lead from the bare reference addresses to the overview', () => {
    const [overview] = ofKind('overview', locale);
    expect(ofKind('redirect', locale).map((page) => page.target.path)).toEqual(Array(3).fill(overview?.path));
  });

  test('have a title and a description', () => {
    const bare = inLocale(locale).filter(({ title, description }) => title.trim() === '' || description.trim() === '');
    expect(bare.map((page) => page.path)).toEqual([]);
  });

  test('follow the sidebar from each guide, tool, table and the changes to the next', () => {
    const kinds = [
      'guide',
      'tool',
      'classTrib',
      'layoutIndex',
      'eventIndex',
      'layoutChanges',
      'recipeIndex',
      'changes',
      'quality',
    ] as const;
    // Groups of a layout are below its document, events and recipes below their lists, and all in no sidebar.
    const layouts = ofKind('layout', locale).filter(
      ({ node, contentPath, event }) => node.path === contentPath && !event,
    );
    expect(readChain([...kinds.flatMap((kind): readonly Page[] => ofKind(kind, locale)), ...layouts])).toEqual(
      listSidebarIds().map((id) => `${prefix}/docs/${id}/`),
    );
  });

  // @feature 5
  test('follow the tags of openapi.yaml from the overview and its changes through every operation', () => {
    const grouped = site.api.groups.flatMap((group) => group.operations.map(({ slug }) => slug));
    expect(
      readChain([...ofKind('overview', locale), ...ofKind('apiChanges', locale), ...ofKind('operation', locale)]),
    ).toEqual(
      [`${product}/${product}-dfe-rest-api`, 'mudancas', ...grouped.map((slug) => `${product}/${slug}`)].map(
        (slug) => `${prefix}/docs/api/${slug}/`,
      ),
    );
  });

  test('link an operation from a guide exactly when the guide is linked from the operation', () => {
    const down = ofKind('guide', locale).flatMap((guide) =>
      guide.operations.map((link) => `${guide.path} ${link.path}`),
    );
    const up = ofKind('operation', locale).flatMap((page) => page.guides.map((link) => `${link.path} ${page.path}`));
    expect(down.toSorted()).toEqual(up.toSorted());
    expect(down.length).toBeGreaterThan(0);
  });

  test('link only pages that exist, in the same locale', () => {
    const paths = new Set(inLocale(locale).map((page) => page.path));
    const links = inLocale(locale).flatMap(listLinks);
    expect(links.filter((link) => !paths.has(link))).toEqual([]);
  });
});

test('the same page has one shared path in every locale', () => {
  const shared = locales.map((locale) => inLocale(locale).map(({ sharedPath }) => sharedPath));
  for (const paths of shared) expect(paths).toEqual(shared[0]);
});

test('the pages are plain data, safe as JSON', () => {
  expect(listUnsafeValues(inLocale(siteConfig.defaultLocale), 'pages')).toEqual([]);
  const unsafe = { list: [undefined, Number.NaN], map: new Map(), call: () => 1, absent: undefined };
  expect(listUnsafeValues(unsafe, 'x')).toEqual(['x.list.0', 'x.list.1', 'x.map', 'x.call']);
});

/** Where a value would not come back from JSON as it went. What several pages share is looked at once. */
function listUnsafeValues(value: unknown, place: string, seen = new Set<object>()): readonly string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [place];
  if (typeof value !== 'object') return [place];
  if (seen.has(value)) return [];
  seen.add(value);
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return [place];
  return Object.entries(value).flatMap(([key, inner]) => {
    const isLeftOut = inner === undefined && !Array.isArray(value);
    return isLeftOut ? [] : listUnsafeValues(inner, `${place}.${key}`, seen);
  });
}

/** Paths of pages in the order their next links give, starting at the one without a previous. */
function readChain(pages: readonly Page[]): readonly string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const chain: string[] = [];
  let page = pages.find(({ previous }) => previous === undefined);
  while (page && chain.length <= pages.length) {
    const before = chain.at(-1);
    if (before !== page.previous?.path) throw new Error(`${page.path} does not lead back to ${before}`);
    chain.push(page.path);
    page = page.next && byPath.get(page.next.path);
  }
  return chain;
}

function listSidebarIds(): readonly string[] {
  type Entry = string | { readonly page: string } | { readonly items: readonly Entry[] };
  const entry: z.ZodType<Entry> = z.lazy(() =>
    z.union([z.string(), z.object({ page: z.string() }), z.object({ items: z.array(entry) })]),
  );
  const source = readFileSync(path.join(PROJECT, 'content/docs', last?.name ?? '', 'sidebars.yaml'), 'utf8');
  const flatten = (entries: readonly Entry[]): readonly string[] =>
    entries.flatMap((item) => {
      if (typeof item === 'string') return [item];
      return 'page' in item ? [item.page] : flatten(item.items);
    });
  return flatten(z.object({ docs: z.array(entry) }).parse(parse(source)).docs);
}

function listLinks(page: Page): readonly string[] {
  const links = [page.previous, page.next];
  if (page.kind === 'guide' || page.kind === 'overview') links.push(...page.operations);
  if (page.kind === 'operation') links.push(...page.guides, ...page.nextOperations);
  if (page.kind === 'redirect') links.push(page.target);
  if (page.kind === 'cstatCode') {
    links.push(...page.operations, ...page.guides, ...page.related, ...page.sameNumber, ...page.changes);
  }
  if (page.kind === 'recipe') {
    links.push(page.parent, page.operation, ...page.rejections, ...page.fields.map(({ link }) => link));
  }
  if (page.kind === 'changes') {
    links.push(...page.notes.flatMap(({ entries }) => entries.flatMap(({ guides, codes }) => [...guides, ...codes])));
  }
  if (page.kind === 'apiChanges') {
    links.push(page.overview, ...page.releases.flatMap(({ changes }) => changes.flatMap((change) => change.links)));
  }
  if (page.kind === 'layoutIndex') links.push(page.events, page.changes);
  if (page.kind === 'layoutChanges') {
    links.push(page.parent, page.dates, ...page.series, ...page.series.flatMap(listPackageLinks));
  }
  return links.flatMap((link) => (link ? [link.path.replace(/#.*$/, '')] : []));
}

const listPackageLinks = ({ packages }: PackageSeries) => packages.flatMap(({ changes }) => changes);
