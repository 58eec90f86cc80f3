import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { siteConfig } from '../lib/config/site';
import { loadSite } from '../lib/pages/load-site.build';
import { loadAbbreviations } from '../lib/search/analysis/load-abbreviations.build';
import { loadSynonyms } from '../lib/search/analysis/load-synonyms.build';
import { buildIndex } from '../lib/search/index/build-index';
import type { PublishedFirst } from '../lib/search/index/first-file';
import type { ContentFile } from '../lib/search/index/index-files';
import { listLastTags } from '../lib/search/records/last-tags';
import { loadRecords } from '../lib/search/records/load-records.build';
import { SearchEngine } from '../lib/search/service/search-engine';
import { readHitsPerPage } from '../lib/search/service/search-request';

const HALVES = ['tuning', 'held', 'blind', 'long', 'unseen', 'fresh', 'layout'] as const;

const querySchema = z.strictObject({
  query: z.string().min(1),
  /** What is hard about the query. */
  kind: z.string().min(1),
  /**
   * Rules and weights are chosen by the first half; the second tells whether they hold elsewhere. The blind ones were
   * written by people who had seen neither the engine nor its word lists, and first asked when its weights stood: they
   * tell what other readers will find. The long ones are whole questions of eight words and more, after those that
   * integrators ask in public threads, written down with their answers before the rules for long queries; the unseen ones
   * are such questions too, by which two general rules were chosen and nothing else; the fresh ones were written and given
   * their answers by somebody who saw neither the engine nor its word lists, and first asked when the rules stood. Those
   * of layouts were written with nothing but the list of tags in view, before any of them was asked.
   */
  half: z.enum(HALVES),
  /** Right answers: a page, any section of it counts, or a section. `*` stands for one segment. */
  targets: z.array(z.string().startsWith('/docs/')).min(1),
});

export type RelevanceQuery = z.output<typeof querySchema>;

/** A query with the place of its first right answer, counted from 1; undefined beyond the first twenty. */
export type Outcome = RelevanceQuery & { readonly place: number | undefined; readonly first: string | undefined };

/** The queries of bench/relevance.json. */
export function readQueries(): readonly RelevanceQuery[] {
  const file = path.join(import.meta.dirname, 'relevance.json');
  return z.array(querySchema).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * The engine with this project's content, as a reader has it once both files are there.
 * @param root the project's root folder
 * @param records of the project, where somebody has them already
 */
export async function openProjectEngine(
  root: string,
  records = loadRecords(root, loadSite(root).pages),
): Promise<SearchEngine> {
  const files = buildIndex(records, loadSynonyms(root), loadAbbreviations(root));
  // The very texts that are published, read as the browser reads them.
  const [first, content] = files.map((file): unknown => JSON.parse(file.content)) as [PublishedFirst, ContentFile];
  return SearchEngine.open({ first: first.index, content }, LAST_TAGS);
}

/** Addresses that a query finds, best first, as on a page of the last versions; as many as there, or `count`. */
export function findAddresses(engine: SearchEngine, query: string, count?: number): readonly string[] {
  const { records } = engine.find({ indexName: 'docs', params: { query } });
  return records.slice(0, count ?? readHitsPerPage(undefined)).map(({ url }) => url);
}

/** What a page of the last versions asks for. */
export const LAST_TAGS = listLastTags(siteConfig.sections);

/** Asks every query. */
export function measureRelevance(engine: SearchEngine, queries: readonly RelevanceQuery[]): readonly Outcome[] {
  return queries.map((query) => {
    const found = findAddresses(engine, query.query);
    const targets = query.targets.map(readTarget);
    const index = found.findIndex((url) => targets.some((target) => target.test(url)));
    return { ...query, place: index === -1 ? undefined : index + 1, first: found[0] };
  });
}

/** What the addresses match that a target of bench/relevance.json describes as right answers. */
export function readTarget(target: string): RegExp {
  const source = target.replace(/[.?+^$()[\]\\{}|]/g, '\\$&').replaceAll('*', '[^/#]+');
  return new RegExp(target.includes('#') ? `^${source}$` : `^${source}(#.*)?$`);
}

/** Share of queries answered first, among the first five, and the mean of 1/place. */
export function summarise(outcomes: readonly Outcome[]) {
  const share = (places: number) => outcomes.filter(({ place }) => (place ?? 99) <= places).length / outcomes.length;
  const mrr = outcomes.reduce((sum, { place }) => sum + (place ? 1 / place : 0), 0) / outcomes.length;
  return { count: outcomes.length, first: share(1), five: share(5), mrr };
}

async function main() {
  const halves = HALVES.filter((half) => process.argv.includes(half));
  const isListed = process.argv.includes('--misses');
  const queries = readQueries().filter(({ half }) => halves.length === 0 || halves.includes(half));
  const outcomes = measureRelevance(await openProjectEngine(path.join(import.meta.dirname, '..')), queries);
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))];
  const rows = HALVES.flatMap((half) =>
    ['all', ...kinds].flatMap((kind) => {
      const own = outcomes.filter((outcome) => outcome.half === half && (kind === 'all' || outcome.kind === kind));
      return own.length === 0 ? [] : [{ half, kind, ...round(summarise(own)) }];
    }),
  );
  const both = outcomes.filter(({ half }) => half === 'tuning' || half === 'held');
  console.table(both.length === 0 ? rows : [...rows, { half: 'both', kind: 'all', ...round(summarise(both)) }]);
  if (!isListed) return;
  for (const { query, place, first, kind, targets } of outcomes.filter((outcome) => outcome.place !== 1)) {
    console.log(`${kind}: "${query}" at ${place ?? '-'}\n  found  ${first}\n  wanted ${targets.join(' ')}`);
  }
}

function round({ count, first, five, mrr }: ReturnType<typeof summarise>) {
  return { count, 'success@1': first.toFixed(3), 'success@5': five.toFixed(3), MRR: mrr.toFixed(3) };
}

if (import.meta.url === `file://${process.argv[1]}`) await main();
