import { closeSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { siteConfig } from '@/lib/config/site';
import { listedPages, PAGE, unlistedPaths } from '../e2e/site-pages';
import { exportFolder, readIds } from './exported-page';
import { findFaults, isThing, type Thing } from './schema-org';

const GRAPH = /<script type="application\/ld\+json">(.*?)<\/script>/gs;
/** More than the head of any page has. */
const HEAD_LENGTH = 262_144;
const buffer = Buffer.alloc(HEAD_LENGTH);

/** The graphs in the head of a page, without what follows it. */
function readGraphs(pagePath: string): readonly Thing[] {
  const file = openSync(path.join(exportFolder, pagePath, 'index.html'), 'r');
  const length = readSync(file, buffer, 0, HEAD_LENGTH, 0);
  closeSync(file);
  const end = buffer.subarray(0, length).indexOf('</head>');
  if (end === -1) throw new Error(`${pagePath}: the head does not end`);
  const graphs = [...buffer.toString('utf8', 0, end).matchAll(GRAPH)].map(([, text = '']) => JSON.parse(text));
  return graphs.filter(isThing);
}

/** What readers of each type count on; every type that the site uses is here. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  APIReference: ['headline', 'inLanguage', 'mainEntityOfPage'],
  TechArticle: ['headline', 'inLanguage', 'mainEntityOfPage'],
  DefinedTerm: ['name', 'termCode', 'inDefinedTermSet', 'mainEntityOfPage'],
  DefinedTermSet: ['@id', 'name', 'mainEntityOfPage'],
  CollectionPage: ['url', 'name', 'isPartOf', 'breadcrumb'],
  FAQPage: ['url', 'name', 'isPartOf', 'breadcrumb', 'mainEntity'],
  WebPage: ['url', 'name', 'isPartOf'],
  WebSite: ['url', 'name'],
  Question: ['@id', 'name', 'acceptedAnswer'],
  Answer: ['text', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
};

/** The things of a graph, the outermost first. */
const listThings = (value: unknown): readonly Thing[] => {
  if (Array.isArray(value)) return value.flatMap(listThings);
  return isThing(value) ? [value, ...Object.values(value).flatMap(listThings)] : [];
};

const pages = listedPages.map((page) => {
  const graphs = readGraphs(page.path);
  const things = graphs.flatMap(listThings);
  const listOf = (type: string) => things.filter((thing) => thing['@type'] === type);
  return { path: page.path, url: page.url, graphs, things, listOf };
});

const isAddress = (value: unknown) => typeof value === 'string' && value.startsWith(`${siteConfig.url}/`);

/** Pages with what is wrong on them; each fault once, because a fault of a kind of page is on thousands. */
function collectFaults(find: (page: (typeof pages)[number]) => readonly string[]) {
  const faults = new Map<string, string>();
  for (const page of pages) for (const fault of find(page)) if (!faults.has(fault)) faults.set(fault, page.path);
  return Object.fromEntries(faults);
}

describe('the graph of each page', () => {
  test('is there once on listed pages, and not on others', () => {
    expect(pages.length).toBeGreaterThan(4000);
    expect(pages.filter(({ graphs }) => graphs.length !== 1).map((page) => page.path)).toEqual([]);
    expect(unlistedPaths.filter((page) => readGraphs(page).length > 0)).toEqual([]);
    expect(collectFaults(({ graphs }) => graphs.map((graph) => String(graph['@context'])))).toEqual({
      'https://schema.org': pages[0]?.path,
    });
  });

  test('uses types and properties of schema.org, with values that these may have', () => {
    expect(collectFaults(({ graphs }) => graphs.flatMap(findFaults))).toEqual({});
  });

  test('says what readers of each type count on', () => {
    const findMissing = (thing: Thing) => {
      const type = String(thing['@type']);
      const names = REQUIRED[type];
      if (names === undefined) return [`${type} is not listed here`];
      const isMissing = (name: string) => [undefined, '', 0].some((none) => thing[name] === none);
      return names.filter(isMissing).map((name) => `${type} without ${name}`);
    };
    expect(collectFaults(({ things }) => things.flatMap(findMissing))).toEqual({});
  });

  test('has the way to the page in its order, with absolute addresses, and once', () => {
    const faults = collectFaults(({ listOf }) => {
      const ways = listOf('BreadcrumbList');
      if (ways.length !== (listOf('WebPage').some(({ breadcrumb }) => breadcrumb === undefined) ? 0 : 1)) {
        return [`${ways.length} ways`];
      }
      return ways.flatMap(({ itemListElement }) => {
        const steps = [itemListElement].flat().filter(isThing);
        const isInOrder = steps.length > 1 && steps.every(({ position }, index) => position === index + 1);
        const isNamed = steps.slice(0, -1).every(({ item }) => isAddress(item));
        return [...(isInOrder ? [] : ['steps out of order']), ...(isNamed ? [] : ['a step without its address'])];
      });
    });
    expect(faults).toEqual({});
  });

  test('names pages, terms and sites by addresses that are there', () => {
    const published = new Set(pages.map(({ url }) => url));
    const sets = new Set(pages.flatMap(({ listOf }) => listOf('DefinedTermSet').map((thing) => thing['@id'])));
    const faults = collectFaults(({ path: place, things, listOf }) => {
      const ids = listOf('Question').length > 0 ? readIds(path.join(place, 'index.html')) : [];
      const leadsNowhere = (address: unknown) => {
        const [page = '', id] = String(address).split('#');
        return !isAddress(address) || !published.has(page) || (id !== undefined && !ids.includes(id));
      };
      const named = things.flatMap((thing) => [thing.url, thing['@id'], thing.item]).filter((one) => one !== undefined);
      const terms = listOf('DefinedTerm').filter(({ inDefinedTermSet }) => !sets.has(inDefinedTermSet));
      return [
        ...named.filter(leadsNowhere).map((address) => `${address} leads nowhere`),
        ...terms.map(({ inDefinedTermSet }) => `${inDefinedTermSet} is no set`),
      ];
    });
    expect(faults).toEqual({});
  });

  test.each([
    ['WebPage', [PAGE.home, PAGE.classTrib]],
    ['CollectionPage', [PAGE.docsIndex, PAGE.cstatIndex, PAGE.eventIndex]],
    ['TechArticle', [PAGE.guide, PAGE.recipe]],
    ['FAQPage', [PAGE.faq]],
    ['APIReference', [PAGE.operation, PAGE.operationWithBody, PAGE.overview, PAGE.webhook, PAGE.layout, PAGE.rules]],
    ['DefinedTerm', [PAGE.cstatCode]],
    ['DefinedTermSet', [PAGE.cstatDocument]],
  ])('is a %s on pages of that kind', (type, paths) => {
    const types = paths.map((one) => [one, pages.find((page) => page.path === one)?.graphs[0]?.['@type']]);
    expect(types).toEqual(paths.map((one) => [one, type]));
  });
});
