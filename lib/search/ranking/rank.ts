import { CSTAT_DOCUMENT_IDS, type CStatDocumentId } from '../../cstat/documents';
import type { Query } from '../analysis/query';
import type { SearchRecord } from '../records/record';
import {
  COVERAGE_POWER,
  FIELD_PLACE,
  FIELD_TIE,
  LEAST_SCORE,
  LEAST_SHARE,
  PAGE_SHARE,
  PRIORITY,
  PRIORITY_POWER,
  SHORT_LIST,
} from '../weights';
import { type RankedIndex, type ScoredPart, scoreParts } from './score-part';
import { isBegun, isNamed, weighHeadings, weighTitle } from './weigh-headings';
import { weighQuestions } from './weigh-questions';

export type RankedRecord = { readonly record: SearchRecord; readonly score: number };

/** The share of a query's words that a record has which lacks none of them; sums of fractions are not exact. */
const ALL_WORDS = 0.99;

/** Entries of a code whose shares are in one of so many steps hold as much of a query as each other. */
const SHARE_STEPS = 5;

/** Of the best, so many are looked at more closely. */
const CLOSE_LOOK = 80;

/** The records that answer a query, best first. */
export function rankRecords(
  index: RankedIndex,
  query: Query,
  isWanted: (record: SearchRecord) => boolean,
): readonly RankedRecord[] {
  const parts = scoreParts(index, query.parts);
  const kept = gather(index, parts, isWanted).sort(byScore);
  const close = kept.slice(0, CLOSE_LOOK).map((entry) => ({
    ...entry,
    score:
      entry.score *
      weighHeadings(entry.record, parts) *
      weighTitle(entry.record, query) *
      weighQuestions(entry.record, parts),
  }));
  const ranked = cutTail([...close.sort(byScore), ...kept.slice(CLOSE_LOOK)], query.code);
  if (query.code !== undefined) return putCodeFirst(ranked, query);
  return putFieldEarly(ranked, query);
}

/**
 * Status codes speak of the fields of layouts, in more and longer texts: a field would rarely be seen. Whose tag is the
 * query or whose name begins with it comes before them, else the best that has all its words among the first; what
 * explains it may stand before.
 */
function putFieldEarly(ranked: readonly Gathered[], query: Query): readonly Gathered[] {
  const fields = ranked.filter(({ record }) => isField(record));
  const named = fields.filter(({ record }) => isNamed(record, query));
  const asked = named.length > 0 ? named : fields.filter(({ record }) => isBegun(record, query));
  if (asked.length === 0) {
    const whole = fields.filter(({ share }) => share > ALL_WORDS);
    return moveUp(ranked, whole, FIELD_PLACE.whole);
  }
  const code = ranked.findIndex(({ record }) => record.code !== null);
  return moveUp(ranked, asked, code === -1 ? FIELD_PLACE.named : Math.min(code + 1, FIELD_PLACE.named));
}

/** The best of the fields at the place, counted from 1, where it would come later. */
function moveUp(ranked: readonly Gathered[], fields: readonly Gathered[], place: number): readonly Gathered[] {
  const [best] = fields;
  if (!best) return ranked;
  const field = findOfMostIssued(best, fields);
  const swapped = ranked.map((entry) => (entry === best ? field : entry === field ? best : entry));
  if (swapped.indexOf(field) < place) return swapped;
  const others = swapped.filter((entry) => entry !== field);
  return [...others.slice(0, place - 1), field, ...others.slice(place - 1)];
}

/** Documents share fields: of those that fit nearly as well as the best, the one of the document that most readers issue. */
function findOfMostIssued(best: Gathered, fields: readonly Gathered[]): Gathered {
  if (isOfMostIssued(best)) return best;
  const tag = readTag(best);
  const isSame = (field: Gathered) => readTag(field) === tag && field.score >= best.score * FIELD_TIE;
  return fields.find((field) => isOfMostIssued(field) && isSame(field)) ?? best;
}

const readTag = ({ record }: Gathered) => record.anchor.split('.').at(-1);
/** Written here, because what makes paths would bring the site's configuration into the worker. */
const isBelow = ({ record }: Gathered, part: 'leiaute' | 'cstat', document: CStatDocumentId) =>
  record.url.startsWith(`/docs/${part}/${document}/`);
const isOfMostIssued = (entry: Gathered) => isBelow(entry, 'leiaute', CSTAT_DOCUMENT_IDS[0]);
const isField = ({ item_priority: priority, code }: SearchRecord) => priority === PRIORITY.layoutField && code === null;

/**
 * Who asks for a code by its number gets the entries of that number before all that only mentions it: that of the document
 * that is named first, then those that hold more of what else is asked, then in the order of the documents that most
 * readers issue.
 */
function putCodeFirst(ranked: readonly Gathered[], { code, document, isCodeAlone }: Query): readonly Gathered[] {
  const isOfDocument = (entry: Gathered) => document !== undefined && isBelow(entry, 'cstat', document);
  const toSteps = ({ share }: Gathered) => (isCodeAlone ? 0 : Math.round(share * SHARE_STEPS));
  const byFit = (a: Gathered, b: Gathered) =>
    Number(isOfDocument(b)) - Number(isOfDocument(a)) ||
    toSteps(b) - toSteps(a) ||
    b.record.item_priority - a.record.item_priority;
  const entries = ranked.filter(({ record }) => record.code === code);
  return [...entries.toSorted(byFit), ...ranked.filter(({ record }) => record.code !== code)];
}

/**
 * Ends a long list where little is left of the score of the best: of each kind by itself, so that choosing a kind shows
 * as many as were counted. Entries of a code that is asked for stay.
 */
function cutTail(ranked: readonly Gathered[], code: string | undefined): readonly Gathered[] {
  const kinds = new Map<string | undefined, { best: number; count: number }>();
  return ranked.filter(({ record, score }) => {
    const kind = kinds.get(record.tags[0]) ?? { best: score, count: 0 };
    kinds.set(record.tags[0], kind);
    kind.best = Math.max(kind.best, score);
    kind.count++;
    const isEntry = code !== undefined && record.code === code;
    return kind.count <= SHORT_LIST || score >= kind.best * LEAST_SCORE || isEntry;
  });
}

type Gathered = RankedRecord & {
  /** How much of what the query says the record holds, from 0 to 1. */
  readonly share: number;
};

/** The wanted records with a word of the query that have not much less of the whole query than the best. */
function gather(
  { records }: RankedIndex,
  parts: readonly ScoredPart[],
  isWanted: (record: SearchRecord) => boolean,
): Gathered[] {
  const { found, scores, shares } = sumParts(records, parts);
  const wanted = found.filter((id) => {
    const record = records[id];
    return record !== undefined && isWanted(record);
  });
  let best = 0;
  for (const id of wanted) best = Math.max(best, shares[id] ?? 0);
  const gathered: Gathered[] = [];
  for (const id of wanted) {
    const record = records[id];
    const share = shares[id] ?? 0;
    if (!record || share < best * LEAST_SHARE) continue;
    gathered.push({ record, share, score: (scores[id] ?? 0) * share ** COVERAGE_POWER * weighPriority(record) });
  }
  return gathered;
}

/**
 * What the parts of a query say of the records together. Half of a site may hold one of the words: what is counted of a
 * record stands in lists of numbers.
 * @returns the places of records that hold a word, and by places their scores and how much of the query they hold, 0 to 1
 */
function sumParts(records: readonly SearchRecord[], parts: readonly ScoredPart[]) {
  const total = parts.reduce((sum, { rarity }) => sum + rarity, 0);
  const pages = numberPages(records);
  const found: number[] = [];
  const scores = new Float64Array(records.length);
  const shares = new Float64Array(records.length);
  const pageShares = new Float64Array(records.length);
  /** The last part, counted from 1, of which a page holds a word. */
  const lastParts = new Uint16Array(records.length);
  for (const [place, { scores: own, rarity }] of parts.entries()) {
    for (const [id, score] of own) {
      if (shares[id] === 0) found.push(id);
      add(scores, id, score);
      add(shares, id, (rarity / total) * (1 - PAGE_SHARE));
      const page = pages[id] ?? 0;
      if (lastParts[page] === place + 1) continue;
      lastParts[page] = place + 1;
      // What other sections of the page say is what the section is about.
      add(pageShares, page, (rarity / total) * PAGE_SHARE);
    }
  }
  for (const id of found) add(shares, id, pageShares[pages[id] ?? 0] ?? 0);
  return { found, scores, shares };
}

function add(sums: Float64Array, place: number, term: number): void {
  sums[place] = (sums[place] ?? 0) + term;
}

/** A number for the page of each record of a list, below the list's length; lists may grow. */
const pageNumbers = new WeakMap<readonly SearchRecord[], readonly number[]>();

function numberPages(records: readonly SearchRecord[]): readonly number[] {
  const known = pageNumbers.get(records);
  if (known?.length === records.length) return known;
  const numbers = new Map<string, number>();
  const pages = records.map(({ url_without_anchor: page }) => {
    const number = numbers.get(page) ?? numbers.size;
    numbers.set(page, number);
    return number;
  });
  pageNumbers.set(records, pages);
  return pages;
}

const byScore = (a: RankedRecord, b: RankedRecord) =>
  b.score - a.score || b.record.item_priority - a.record.item_priority;

function weighPriority({ item_priority: priority }: SearchRecord): number {
  return (priority / 100) ** PRIORITY_POWER;
}
