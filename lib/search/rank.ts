import type { Alternatives, Query, QueryPart } from './analysis/query';
import { listRuns, tokeniseText } from './analysis/tokenise';
import { listHeadings, type SearchRecord } from './record';
import type { WordWeights } from './text-index';

/** What ranking needs of an index. */
export type RankedIndex = {
  readonly records: readonly SearchRecord[];
  /** Scores of the records that hold at least one of the words, by their place in the list. */
  score(weights: WordWeights): ReadonlyMap<number, number>;
  /** How many records hold a word. */
  count(word: string): number;
};

export type RankedRecord = { readonly record: SearchRecord; readonly score: number };

/** A record without half of what the best one has of the query is no answer. */
const LEAST_SHARE = 0.5;
/** How strongly records that lack words of the query fall behind. */
const COVERAGE_POWER = 2;
const PRIORITY_POWER = 2;
/** A word in another section of the page counts so much of one in the section. */
const PAGE_SHARE = 0.2;
/** Of the best, so many are looked at more closely. */
const CLOSE_LOOK = 80;
/** What a question of readers adds that the query asks whole, and that is asked whole by it. */
const QUESTION = 2;
/** How much sooner the same question in other inflections counts than one that only shares words. */
const QUESTION_POWER = 4;
/** What a heading adds: made of the query's words, naming all of them, together with the headings above; and saying just that. */
const HEADING = { made: 0.8, named: 0.5, above: 0.3, page: 0.6, start: 0.3, literal: 1.5 };

/** The records that answer a query, best first. */
export function rankRecords(
  index: RankedIndex,
  query: Query,
  isWanted: (record: SearchRecord) => boolean,
): RankedRecord[] {
  const parts = query.parts.map((part) => ({
    readings: part.readings,
    words: listWords(part),
    ...scorePart(index, part),
  }));
  const wanted = gather(index, parts).filter(({ record }) => isWanted(record));
  const best = Math.max(...wanted.map(({ share }) => share), 0);
  const kept = wanted.filter(({ share }) => share >= best * LEAST_SHARE).sort(byScore);
  const close = kept.slice(0, CLOSE_LOOK).map((entry) => ({
    ...entry,
    score:
      entry.score *
      weighHeadings(entry.record, parts) *
      weighTitle(entry.record, query) *
      weighQuestions(entry.record, parts),
  }));
  const ranked = [...close.sort(byScore), ...kept.slice(CLOSE_LOOK)];
  return query.code === undefined ? ranked : putCodeFirst(ranked, query.code, query.parts.length === 1);
}

/**
 * Who asks for a code by its number gets the entries of that number before all that only mentions it; when nothing else
 * was asked, such as a document, in the order of the documents that most readers issue.
 */
function putCodeFirst(ranked: readonly RankedRecord[], code: string, isAlone: boolean): RankedRecord[] {
  const entries = ranked.filter(({ record }) => record.code === code);
  const byPriority = (a: RankedRecord, b: RankedRecord) => b.record.item_priority - a.record.item_priority;
  const others = ranked.filter(({ record }) => record.code !== code);
  return [...(isAlone ? entries.toSorted(byPriority) : entries), ...others];
}

type Gathered = RankedRecord & {
  /** How much of what the query says the record holds, from 0 to 1. */
  readonly share: number;
};

/** Every record with a word of the query, with what it has of the whole query. */
function gather({ records }: RankedIndex, parts: readonly ScoredPart[]): readonly Gathered[] {
  const total = parts.reduce((sum, { rarity }) => sum + rarity, 0);
  const found = new Set<number>();
  for (const { scores } of parts) for (const id of scores.keys()) found.add(id);
  // A query of one word finds nothing that lacks it.
  const pages =
    parts.length === 1
      ? []
      : parts.map(({ scores }) => {
          const holding = new Set<string | undefined>();
          for (const id of scores.keys()) holding.add(records[id]?.url_without_anchor);
          return holding;
        });
  const gathered: Gathered[] = [];
  for (const id of found) {
    const record = records[id];
    if (!record) continue;
    let score = 0;
    let share = 0;
    for (const [place, { scores, rarity }] of parts.entries()) {
      const own = scores.get(id);
      score += own ?? 0;
      // What other sections of the page say is what the section is about.
      if (own !== undefined) share += rarity / total;
      else if (pages[place]?.has(record.url_without_anchor)) share += (rarity / total) * PAGE_SHARE;
    }
    gathered.push({ record, share, score: score * share ** COVERAGE_POWER * weighPriority(record) });
  }
  return gathered;
}

const byScore = (a: RankedRecord, b: RankedRecord) =>
  b.score - a.score || b.record.item_priority - a.record.item_priority;

function weighPriority({ item_priority: priority }: SearchRecord): number {
  return (priority / 100) ** PRIORITY_POWER;
}

type Reading = QueryPart['readings'][number];

type ScoredPart = {
  readonly readings: readonly Reading[];
  /** Every indexed word that the part may mean, see `listWords`. */
  readonly words: ReadonlyMap<string, number>;
  readonly scores: ReadonlyMap<number, number>;
  /** What the part says about a record: the rarer, the more. */
  readonly rarity: number;
};

function scorePart(index: RankedIndex, { readings }: QueryPart): Pick<ScoredPart, 'scores' | 'rarity'> {
  const scores = new Map<number, number>();
  for (const { weight, words } of readings) {
    const each = words.map((alternatives) => index.score(levelWeights(index, alternatives)));
    for (const [id, first] of each[0] ?? []) {
      const rest = each.slice(1).map((other) => other.get(id));
      if (rest.includes(undefined)) continue;
      const sum = rest.reduce<number>((all, other) => all + (other ?? 0), first);
      // Parts and synonyms of several words stand for one word.
      const score = (sum * weight) / (weight < 1 ? words.length : 1);
      scores.set(id, Math.max(scores.get(id) ?? 0, score));
    }
  }
  // A word that nothing holds weighs as much as a rare one.
  return { scores, rarity: toRarity(scores.size || index.records.length / 50, index.records.length) };
}

/** Alternatives stand for one word: a rare inflection says no more than the common ones, which the index cannot know. */
function levelWeights(index: RankedIndex, alternatives: Alternatives): WordWeights {
  const most = Math.max(...[...alternatives.keys()].map((word) => index.count(word)));
  const level = toRarity(most, index.records.length);
  return new Map(
    [...alternatives].map(([word, weight]) => [
      word,
      weight * Math.min(1, level / toRarity(index.count(word), index.records.length)),
    ]),
  );
}

function toRarity(count: number, total: number): number {
  return Math.log(1 + (total - Math.min(count, total) + 0.5) / (count + 0.5));
}

type HeadingWords = {
  readonly own: readonly string[];
  readonly above: readonly string[];
  /** Its own heading word for word, whole and up to its colon. */
  readonly literal: readonly string[];
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
function weighHeadings(record: SearchRecord, parts: readonly ScoredPart[]): number {
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
  const page = record.anchor === '' && named / total > 0.95 ? HEADING.page : 0;
  const start = asked.has(own[0] ?? '') ? HEADING.start : 0;
  return 1 + (HEADING.made * made * named + HEADING.named * named + HEADING.above * namedAbove) / total + page + start;
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

/** A query looks at the same questions again with every key press. */
const questionWords = new WeakMap<SearchRecord, readonly (readonly string[])[]>();

/** How much the nearest of the questions that readers ask for a record speaks for it: from 1 upwards. */
function weighQuestions(record: SearchRecord, parts: readonly ScoredPart[]): number {
  if (record.questions.length === 0) return 1;
  const questions = questionWords.get(record) ?? record.questions.map(tokeniseText);
  questionWords.set(record, questions);
  const total = parts.reduce((sum, { rarity }) => sum + rarity, 0);
  const nearest = questions.map((question) => {
    const found = parts.map(({ words }) => question.map((word) => words.get(word) ?? 0));
    const named = parts.reduce((sum, { rarity }, place) => sum + rarity * Math.max(0, ...(found[place] ?? [])), 0);
    const met = question.map((_, place) => Math.max(...found.map((weights) => weights[place] ?? 0)));
    return (named / total) * (met.reduce((sum, weight) => sum + weight, 0) / Math.max(question.length, 1));
  });
  return 1 + QUESTION * Math.max(...nearest) ** QUESTION_POWER;
}

/** A record whose heading, or what stands before its colon, is the query word for word is what was asked for. */
function weighTitle(record: SearchRecord, { text }: Query): number {
  return readHeadings(record).literal.includes(text) ? HEADING.literal : 1;
}

/** Every indexed word that a part of the query may mean, with the best of its weights. */
export function listWords({ readings }: QueryPart): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  for (const reading of readings) {
    for (const [word, weight] of reading.words.flatMap((alternatives) => [...alternatives])) {
      words.set(word, Math.max(words.get(word) ?? 0, weight * reading.weight));
    }
  }
  return words;
}
