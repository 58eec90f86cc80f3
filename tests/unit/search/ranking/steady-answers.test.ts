import { describe, expect, test, vi } from 'vitest';
import { findAddresses, LAST_TAGS, openProjectEngine, readQueries } from '../../../../bench/relevance';
import { DEFAULT_SECTION } from '../../../../lib/config/section-schema';
import { siteConfig } from '../../../../lib/config/site';
import { toCStatAddress } from '../../../../lib/cstat/address';
import { CSTAT_DOCUMENT_IDS } from '../../../../lib/cstat/documents';
import { loadAbbreviations } from '../../../../lib/search/analysis/load-abbreviations.build';
import { loadSynonyms } from '../../../../lib/search/analysis/load-synonyms.build';
import { buildIndex } from '../../../../lib/search/index/build-index';
import { DEFAULT_TAG } from '../../../../lib/search/records/version-tag';
import { createSearchService, TEXT_WAIT } from '../../../../lib/search/service/search-service';
import { isWholeRun } from '../../../scope';
import { PROJECT } from '../../support/fixture-site';
import { projectEngine as engine } from '../../support/project-engine';
import { getProjectRecords, projectSite } from '../../support/project-site';

/** One code of this many is asked for by a word and its number, and by number and document. */
const NAMED_EVERY = isWholeRun ? 1 : 5;
/** Queries that are asked at once before the index is there; one of so many is typed again. */
const ASKED_AT_ONCE = isWholeRun ? 200 : 80;
const TYPED_AGAIN_EVERY = isWholeRun ? 20 : 16;
/** With them one code of this many is asked for by its number and a word of the official text. */
const WORDS_EVERY = 100;
/** One query with accents of this many is asked without them too. */
const PLAIN_EVERY = isWholeRun ? 1 : 25;
/** One query of this many is asked with two versions. */
const VERSIONS_EVERY = isWholeRun ? 6 : 18;

const all = readQueries();

/** The text without its accents. */
const strip = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
/** A name made of several words, which its capitals tell apart. */
const IDENTIFIER = /\p{Ll}\p{Lu}/u;

test('a list is the same whenever it is asked for: at once, or after others letter by letter', {
  timeout: 120_000,
}, async () => {
  const numbers = [...projectSite.cstats.values()]
    .filter((_, index) => index % WORDS_EVERY === 0)
    .map(({ code, text }) => `rejeição ${code} ${text.split(' ')[1]}`);
  const queries = all
    .map(({ query }) => query)
    .filter((_, index) => index % 2 === 0)
    .slice(0, ASKED_AT_ONCE)
    .concat(numbers);
  const files = buildIndex(getProjectRecords(), loadSynonyms(PROJECT), loadAbbreviations(PROJECT));
  vi.stubGlobal('fetch', async (address: string) => {
    return new Response(files.find(({ name }) => address.endsWith(name))?.content);
  });
  // However busy the machine, no answer goes out because the wait for the texts is over.
  const later = setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, delay = 0) => delay < TEXT_WAIT && later(run, delay));
  const service = createSearchService(`/${files[0].name}`, () => {});
  // All before anything is there.
  const cold = await Promise.all(
    queries.map(async (query) => (await service.search([{ indexName: 'docs', params: { query } }], LAST_TAGS))[0]),
  );
  vi.unstubAllGlobals();
  const typed = queries.filter((_, index) => index % TYPED_AGAIN_EVERY === 0);
  for (const query of typed) for (let end = 1; end < query.length; end++) findAddresses(engine, query.slice(0, end), 1);
  const final = cold.filter((answer) => answer !== undefined && !answer.awaitsTexts);
  expect(cold).toHaveLength(ASKED_AT_ONCE + numbers.length);
  // Only what is asked for by its name, a code or an operation, comes at once from titles.
  const early = cold.filter((answer) => answer?.awaitsTexts);
  const best = early.flatMap((answer) => answer?.hits.slice(0, 1) ?? []);
  const isFirst = (answer: (typeof cold)[number]) =>
    answer?.hits[0]?.url === findAddresses(engine, answer?.query ?? '', 1)[0];
  expect(final.length + early.length).toBe(cold.length);
  expect(early.filter((answer) => !isFirst(answer)).map((answer) => answer?.query)).toEqual([]);
  expect(best.filter(({ code, method }) => code === null && method === null)).toEqual([]);
  expect(best).not.toEqual([]);
  expect(final).not.toEqual([]);
  for (const answer of final) {
    expect(answer?.hits.map(({ url }) => url)).toEqual(findAddresses(engine, answer?.query ?? ''));
  }
});

// @feature 32
test('accents and case make no difference: a query in plain capitals finds the same list', () => {
  const queries = all
    .map(({ query }) => query)
    .filter((query) => query !== strip(query) && !IDENTIFIER.test(query))
    .filter((_, index) => index % PLAIN_EVERY === 0);
  const wrong = ['autenticação', ...queries].filter((query) => {
    return String(findAddresses(engine, strip(query).toUpperCase())) !== String(findAddresses(engine, query));
  });
  expect(queries.length).toBeGreaterThan(10);
  expect(findAddresses(engine, 'AUTENTICACAO')).not.toEqual([]);
  expect(wrong).toEqual([]);
});

test('with another version beside it, a version answers as it does alone', { timeout: 120_000 }, async () => {
  const records = getProjectRecords();
  const older = records
    .filter(({ docusaurus_tag: tag }) => tag !== DEFAULT_TAG && LAST_TAGS.includes(tag))
    .map((record) => {
      const move = (address: string) => address.replace('/docs/', '/docs/0.9/');
      const url = move(record.url);
      const page = move(record.url_without_anchor);
      return { ...record, objectID: url, url, url_without_anchor: page, docusaurus_tag: 'docs-default-0.9' };
    });
  const both = await openProjectEngine(PROJECT, [...older, ...records]);
  const asked = all.filter((_, index) => index % VERSIONS_EVERY === 0);
  expect(older.length).toBeGreaterThan(1000);
  for (const { query } of asked) expect(findAddresses(both, query)).toEqual(findAddresses(engine, query));
});

describe('a status code that has an explanation', () => {
  const codes = [...projectSite.cstats.values()];
  const explained = codes.filter(({ explanation }) => explanation !== undefined);

  test('is found first by its number alone, with its other documents next', { timeout: 120_000 }, () => {
    const numbers = [...new Set(explained.map(({ code }) => code))];
    const wrong = numbers.filter((number) => {
      const own = codes.filter(({ code }) => code === number).map(toCStatAddress);
      const found = findAddresses(engine, number, own.length);
      return !own.every((address) => found.includes(address)) || !found[0] || found[0].includes('#');
    });
    expect(explained.length).toBeGreaterThanOrEqual(494);
    expect(wrong).toEqual([]);
  });

  test('comes first in the document that most readers issue', { timeout: 120_000 }, () => {
    const order = CSTAT_DOCUMENT_IDS;
    const numbers = [...new Set(explained.map(({ code }) => code))].filter((_, index) => index % NAMED_EVERY === 0);
    const wrong = numbers.filter((number) => {
      const best = order.find((id) => explained.some(({ code, document }) => code === number && document === id));
      return findAddresses(engine, `rejeição ${number}`, 1)[0] !== `/docs/cstat/${best}/${number}/`;
    });
    expect(wrong).toEqual([]);
  });
});

test('every status code is found first by its number and document, and with a word of its text', {
  timeout: 120_000,
}, () => {
  const codes = [...projectSite.cstats.values()].filter((_, index) => index % NAMED_EVERY === 0);
  const wrong = codes.flatMap((cstat) => {
    const number = `${cstat.code} ${cstat.document}`;
    const [word = ''] = cstat.text.replace('Rejeição', '').match(/\p{L}{5,}/u) ?? [];
    return [number, `rejeição ${number} ${word}`].filter((query) => {
      return findAddresses(engine, query, 1)[0] !== toCStatAddress(cstat);
    });
  });
  expect(wrong).toEqual([]);
});

test('every operation is found first by its id, its slug, and its method and path', { timeout: 120_000 }, () => {
  const [section] = siteConfig.sections.filter(({ id }) => id === DEFAULT_SECTION);
  const last = section?.versions.find(({ isLast }) => isLast)?.name;
  const operations = projectSite.pages.filter(
    (page) => page.kind === 'operation' && page.locale === 'pt-BR' && page.version === last,
  );
  const wrong = operations.flatMap((page) => {
    if (page.kind !== 'operation') return [];
    const { id, slug, method, path } = page.operation;
    return [id, slug, `${method} ${path}`].filter((query) => findAddresses(engine, query, 1)[0] !== page.sharedPath);
  });
  expect(wrong).toEqual([]);
});
