/** Measures the embedded search: what it weighs, how long the index takes, and how fast it answers while typing. */
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadSite } from '../lib/pages/load-site.build';
import { loadAbbreviations } from '../lib/search/analysis/load-abbreviations.build';
import { loadSynonyms } from '../lib/search/analysis/load-synonyms.build';
import { buildIndex } from '../lib/search/index/build-index';
import type { PublishedFirst } from '../lib/search/index/first-file';
import type { ContentFile } from '../lib/search/index/index-files';
import { packRecords } from '../lib/search/index/pack-records';
import { loadRecords } from '../lib/search/records/load-records.build';
import type { SearchRecord } from '../lib/search/records/record';
import { SearchEngine } from '../lib/search/service/search-engine';
import { LAST_TAGS, readQueries } from './relevance';

const root = path.join(import.meta.dirname, '..');
/** A slow phone is that much slower than the machine that measures. */
const SLOWDOWN = 4;
/** Shortest query that is timed. */
const FIRST_LETTERS = 1;

const site = loadSite(root);
const synonyms = loadSynonyms(root);
const abbreviations = loadAbbreviations(root);
const [index, buildTime] = await time(async () => buildIndex(loadRecords(root, site.pages), synonyms, abbreviations));
const [{ index: first }, content] = index.map((file): unknown => JSON.parse(file.content)) as [
  PublishedFirst,
  ContentFile,
];
const files = [first, content] as const;
const records = loadRecords(root, site.pages);
const grown = multiply(records, 10);
const packed = packRecords(grown, first.synonyms, abbreviations);
const grownFiles = [packed.first, packed.content] as const;

console.log(`Index files made in ${buildTime.toFixed(0)} ms from ${records.length} records.`);
console.table([await measure('as it is', files), await measure('ten times', grownFiles)]);
console.log(
  `Times are processor time of this machine times ${SLOWDOWN}. The worker's script is weighed by the browser test.`,
);

async function measure(content: string, [first, texts]: readonly [PublishedFirst['index'], ContentFile]) {
  const [, openTime] = await time(() => SearchEngine.open({ first }, LAST_TAGS));
  const [engine, textTime] = await time(() => SearchEngine.open({ first, content: texts }, LAST_TAGS));
  const typed = readQueries().flatMap(({ query }) =>
    Array.from({ length: Math.max(query.length - FIRST_LETTERS + 1, 0) }, (_, more) =>
      query.slice(0, FIRST_LETTERS + more),
    ),
  );
  const times: number[] = [];
  for (const query of typed) {
    const start = readCpu();
    engine.answer({ indexName: 'docs', params: { query, facets: ['tags'] } });
    times.push((readCpu() - start) * SLOWDOWN);
  }
  times.sort((a, b) => a - b);
  const percentile = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  return {
    content,
    'first file KB gzip': toKilobytes(first),
    'content file KB gzip': toKilobytes(texts),
    'titles ready ms': Math.round(openTime * SLOWDOWN),
    'texts ready ms': Math.round(textTime * SLOWDOWN),
    'key presses': times.length,
    'p50 ms': percentile(0.5),
    'p95 ms': percentile(0.95),
    'worst ms': percentile(0.999),
  };
}

/** The records again and again, at addresses of their own and with some words that only the copy has. */
function multiply(all: readonly SearchRecord[], times: number): readonly SearchRecord[] {
  return Array.from({ length: times }, (_, copy) =>
    all.map((record): SearchRecord => {
      if (copy === 0) return record;
      const move = (address: string) => address.replace('/docs/', `/docs/${copy}/`);
      const content = record.content.replace(/\p{L}{7,}/gu, (word, place: number) =>
        place % 5 === 0 ? `${word}${copy}` : word,
      );
      return {
        ...record,
        objectID: move(record.objectID),
        url: move(record.url),
        url_without_anchor: move(record.url_without_anchor),
        content,
      };
    }),
  ).flat();
}

function toKilobytes(value: unknown): number {
  return Math.round(gzipSync(JSON.stringify(value)).length / 1000);
}

async function time<Result>(run: () => Promise<Result>): Promise<[Result, number]> {
  const start = readCpu();
  const result = await run();
  return [result, readCpu() - start];
}

/** Milliseconds of processor time used so far: unlike the clock, it does not count what other programs take. */
function readCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
