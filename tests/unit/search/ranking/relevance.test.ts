import { describe, expect, test, vi } from 'vitest';
import {
  findAddresses,
  LAST_TAGS,
  measureRelevance,
  openProjectEngine,
  type RelevanceQuery,
  readQueries,
  summarise,
} from '../../../../bench/relevance';
import { DEFAULT_SECTION } from '../../../../lib/config/section-schema';
import { siteConfig } from '../../../../lib/config/site';
import { toCStatAddress } from '../../../../lib/cstat/address';
import { CSTAT_DOCUMENT_IDS } from '../../../../lib/cstat/documents';
import { loadAbbreviations } from '../../../../lib/search/analysis/load-abbreviations.build';
import { loadSynonyms } from '../../../../lib/search/analysis/load-synonyms.build';
import { saysNothing } from '../../../../lib/search/analysis/tokenise';
import { buildIndex } from '../../../../lib/search/index/build-index';
import { DEFAULT_TAG } from '../../../../lib/search/records/version-tag';
import { createSearchService, TEXT_WAIT } from '../../../../lib/search/service/search-service';
import { isWholeRun } from '../../../scope';
import { PROJECT } from '../../support/fixture-site';
import { getProjectRecords, projectSite } from '../../support/project-site';

/** One query of this many is typed letter by letter. */
const TYPED_EVERY = isWholeRun ? 5 : 12;
/** One explained code of this many is asked for by a word and its number, and by number and document. */
const NAMED_EVERY = isWholeRun ? 1 : 5;
/** Queries that are asked at once before the index is there; one of so many is typed again. */
const ASKED_AT_ONCE = 200;
const TYPED_AGAIN_EVERY = 20;
/** One query of this many is asked with two versions. */
const VERSIONS_EVERY = 6;

// Out of the tests, whose limits in time are for answers.
const engine = await openProjectEngine(PROJECT, getProjectRecords());

const all = readQueries();
const WHOLE_QUESTIONS: ReadonlySet<RelevanceQuery['half']> = new Set(['long', 'unseen', 'fresh']);

/** How many queries there are, the shares answered first and among the first five, and the mean of 1/place. */
const MEASURES = ['count', 'first', 'five', 'mrr'] as const;

type Floors = Partial<Readonly<Record<(typeof MEASURES)[number], number>>>;

/** Sets of queries by the name of their halves, with the least that each has to come to. */
const SETS: readonly (readonly [what: string, halves: readonly RelevanceQuery['half'][], floors: Floors])[] = [
  ['half of which weights were chosen by', ['tuning', 'held'], { count: 160, first: 0.92, five: 0.97, mrr: 0.94 }],
  ['of somebody who had not seen the engine', ['blind'], { count: 280, first: 0.92, five: 0.97, mrr: 0.94 }],
  // At first sight 42 and 56 of 100. What is missed mostly comes behind status codes about the same field.
  ['for fields of layouts, written with only the tags in view', ['layout'], { count: 60, first: 0.55, five: 0.95 }],
  // At first sight 81 and 92; 84 and 96 since filler words count little and the phrases of those missed were added.
  ['as integrators ask whole questions in public threads', ['long'], { count: 100, first: 0.8, five: 0.95 }],
  // At first sight 64 and 84; rules for whole questions in general were chosen by these.
  ['that are whole questions for which no phrase was added', ['unseen'], { count: 99, first: 0.72, five: 0.93 }],
  // The aim is 75 and 95. These are at first sight: 74 and 93 of 98.
  ['that are whole questions nobody had looked at', ['fresh'], { count: 98, first: 0.75, five: 0.94 }],
];

test.each(SETS)('queries %s find their right answers', { timeout: 120_000 }, (_what, halves, floors) => {
  const queries = all.filter(({ half }) => halves.includes(half));
  const outcomes = measureRelevance(engine, queries);
  const found = summarise(outcomes);
  const missed = outcomes.filter(({ place }) => place !== 1).map(({ query, place }) => `${query}: ${place ?? '-'}`);
  const low = MEASURES.filter((name) => !(found[name] >= (floors[name] ?? 0)));
  expect(low, missed.join('\n')).toEqual([]);
});

test('half of the queries of each kind is kept out of the tuning, and none stands twice', () => {
  const queries = all.filter(({ half }) => half === 'tuning' || half === 'held');
  for (const kind of new Set(queries.map((query) => query.kind))) {
    const own = queries.filter((query) => query.kind === kind);
    const held = own.filter(({ half }) => half === 'held').length;
    expect(Math.abs(own.length - 2 * held)).toBeLessThanOrEqual(1);
  }
  expect(new Set(all.map(({ query }) => query)).size).toBe(all.length);
});

test('whole questions are a hundred, and have eight words and more', () => {
  const questions = all.filter(({ half }) => WHOLE_QUESTIONS.has(half));
  expect(questions.filter(({ half }) => half === 'long')).toHaveLength(100);
  expect(questions.filter(({ query }) => query.split(' ').length < 8)).toEqual([]);
});

test('whether to send again after a timeout is said first', () => {
  expect(findAddresses(engine, 'deu timeout, posso mandar de novo?')[0]).toBe(
    '/docs/documentacao/primeiros-passos/fluxos-emissao/#reenvio',
  );
});

test('while a query is typed, of a thousand key presses five at most find nothing', { timeout: 120_000 }, () => {
  const typed = all
    .filter(({ half }, index) => !WHOLE_QUESTIONS.has(half) && index % TYPED_EVERY === 0)
    .flatMap(({ query }) => Array.from(query, (_, index) => query.slice(0, index + 1)))
    // Numbers that nobody knows by heart, such as keys, are pasted whole; they are recognised as soon as they are.
    .filter((text) => !saysNothing(text) && !/\d{5}/.test(text));
  const vain = typed.filter((text) => findAddresses(engine, text).length === 0);
  expect(typed.length).toBeGreaterThan(1000);
  expect(vain.length / typed.length, vain.join('\n')).toBeLessThanOrEqual(0.005);
});

test('a list is the same whenever it is asked for: at once, or after others letter by letter', {
  timeout: 120_000,
}, async () => {
  const queries = all
    .map(({ query }) => query)
    .filter((_, index) => index % 2 === 0)
    .slice(0, ASKED_AT_ONCE);
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
  for (const query of typed) for (let end = 1; end < query.length; end++) findAddresses(engine, query.slice(0, end));
  const final = cold.filter((answer) => answer !== undefined && !answer.awaitsTexts);
  expect(cold).toHaveLength(ASKED_AT_ONCE);
  // Only what is asked for by its name, a code or an operation, comes at once from titles.
  const early = cold.flatMap((answer) => (answer?.awaitsTexts ? answer.hits.slice(0, 1) : []));
  expect(final.length + early.length).toBe(ASKED_AT_ONCE);
  expect(early.filter(({ code, method }) => code === null && method === null)).toEqual([]);
  expect(final).not.toEqual([]);
  for (const answer of final) {
    expect(answer?.hits.map(({ url }) => url)).toEqual(findAddresses(engine, answer?.query ?? ''));
  }
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
      const found = findAddresses(engine, number).slice(0, own.length);
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
      return findAddresses(engine, `rejeição ${number}`)[0] !== `/docs/cstat/${best}/${number}/`;
    });
    expect(wrong).toEqual([]);
  });

  test('is found first by its number and document', { timeout: 120_000 }, () => {
    const asked = explained.filter((_, index) => index % NAMED_EVERY === 0);
    const wrong = asked.filter((cstat) => {
      return findAddresses(engine, `rejeição ${cstat.code} ${cstat.document}`)[0] !== toCStatAddress(cstat);
    });
    expect(wrong.map(({ code, document }) => `${document}/${code}`)).toEqual([]);
  });
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
    return [id, slug, `${method} ${path}`].filter((query) => findAddresses(engine, query)[0] !== page.sharedPath);
  });
  expect(wrong).toEqual([]);
});
