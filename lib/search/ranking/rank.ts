import type { Query } from '../analysis/query';
import type { SearchRecord } from '../records/record';
import { COVERAGE_POWER, LEAST_SHARE, PAGE_SHARE, PRIORITY_POWER } from '../weights';
import { type RankedIndex, type ScoredPart, scorePart } from './score-part';
import { weighHeadings, weighTitle } from './weigh-headings';
import { weighQuestions } from './weigh-questions';

export type RankedRecord = { readonly record: SearchRecord; readonly score: number };

/** Of the best, so many are looked at more closely. */
const CLOSE_LOOK = 80;

/** The records that answer a query, best first. */
export function rankRecords(
  index: RankedIndex,
  query: Query,
  isWanted: (record: SearchRecord) => boolean,
): RankedRecord[] {
  const parts = query.parts.map((part) => scorePart(index, part));
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
