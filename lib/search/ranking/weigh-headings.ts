import type { Query } from '../analysis/query';
import { listRuns, tokeniseText } from '../analysis/tokenise';
import { listHeadings, type SearchRecord } from '../records/record';
import { HEADING_WEIGHTS } from '../weights';
import type { Reading, ScoredPart } from './score-part';

type HeadingWords = {
  readonly own: readonly string[];
  readonly above: readonly string[];
  /** Its own heading word for word, whole and up to its colon. */
  readonly literal: readonly string[];
  /** What stands behind the colon: of a field its name, of which the tag is no part. */
  readonly name: string;
};

/** A query looks at the same headings again with every key press. */
const headingWords = new WeakMap<SearchRecord, HeadingWords>();

/** The words of a record's own heading, and of those above it. */
function readHeadings(record: SearchRecord): HeadingWords {
  const known = headingWords.get(record);
  if (known) return known;
  const titles = [record['hierarchy.lvl1'], ...listHeadings(record)];
  const title = titles.at(-1) ?? '';
  const words = {
    own: tokeniseText(title),
    above: tokeniseText(titles.slice(0, -1).join(' ')),
    literal: listLiterals(title, record.code !== null),
    name: toLiteral(title.split(':').slice(1).join(':')),
  };
  headingWords.set(record, words);
  return words;
}

/** Texts of which one is the query: a heading whole, and up to its colon; a code also by the text of the tax authority. */
function listLiterals(title: string, isCode: boolean): readonly string[] {
  const [start = '', ...rest] = title.split(':');
  const official = toLiteral(rest.join(':'));
  return [toLiteral(title), toLiteral(start), ...(isCode && official !== '' ? [official, `rejeicao ${official}`] : [])];
}

const toLiteral = (title: string) =>
  listRuns(title)
    .map(({ whole }) => whole)
    .join(' ');

/** How much the headings of a record speak for it: from 1 upwards. */
export function weighHeadings(record: SearchRecord, parts: readonly ScoredPart[]): number {
  const { own, above } = readHeadings(record);
  let total = 0;
  let named = 0;
  let namedAbove = 0;
  const asked = new Set<string>();
  const ownWords = new Set(own);
  const allWords = new Set([...own, ...above]);
  for (const { readings, rarity } of parts) {
    total += rarity;
    let best = 0;
    let bestAbove = 0;
    for (const reading of readings) {
      const inOwn = weighReading(reading, ownWords);
      best = Math.max(best, inOwn);
      bestAbove = Math.max(bestAbove, inOwn, weighReading(reading, allWords));
      if (inOwn > 0) for (const words of reading.words) for (const word of words.keys()) asked.add(word);
    }
    named += rarity * best;
    namedAbove += rarity * bestAbove;
  }
  if (total === 0) return 1;
  const made = own.filter((word) => asked.has(word)).length / Math.max(own.length, 1);
  const page = record.anchor === '' && named / total > 0.95 ? HEADING_WEIGHTS.page : 0;
  const start = asked.has(own[0] ?? '') ? HEADING_WEIGHTS.start : 0;
  return (
    1 +
    (HEADING_WEIGHTS.made * made * named + HEADING_WEIGHTS.named * named + HEADING_WEIGHTS.above * namedAbove) / total +
    page +
    start
  );
}

/** How well a text has what a reading of the query says: 0 when one of its words is missing. */
function weighReading({ weight, words }: Reading, text: ReadonlySet<string>): number {
  let sum = 0;
  for (const alternatives of words) {
    let best = 0;
    for (const [word, own] of alternatives) if (own > best && text.has(word)) best = own;
    if (best === 0) return 0;
    sum += best;
  }
  return (weight * sum) / words.length;
}

/** A record whose heading, or what stands before its colon, is the query word for word is what was asked for. */
export function weighTitle(record: SearchRecord, { text }: Query): number {
  return readHeadings(record).literal.includes(text) ? HEADING_WEIGHTS.literal : 1;
}

/** Whether a record's heading is the query up to its colon. */
export function isNamed(record: SearchRecord, { text }: Query): boolean {
  return readHeadings(record).literal[1] === text;
}

/** Fewer words begin the names of many fields. */
const LEAST_WORDS = 3;

/** Whether what a record's heading says behind its colon begins with the query word for word. */
export function isBegun(record: SearchRecord, { text }: Query): boolean {
  return text.split(' ').length >= LEAST_WORDS && `${readHeadings(record).name} `.startsWith(`${text} `);
}
