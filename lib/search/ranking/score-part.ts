import type { Alternatives } from '../analysis/expand-word';
import type { QueryPart } from '../analysis/query';
import { isFillerWord } from '../analysis/stop-words';
import type { WordWeights } from '../index/text-index';
import type { SearchRecord } from '../records/record';
import { FILLER_WEIGHT, QUESTION_PARTS } from '../weights';

/** What ranking needs of an index. */
export type RankedIndex = {
  readonly records: readonly SearchRecord[];
  /** Scores of the records that hold at least one of the words, by their place in the list. */
  score(weights: WordWeights): ReadonlyMap<number, number>;
  /** How many records hold a word. */
  count(word: string): number;
};

/** One way to read a part of the query. */
export type Reading = QueryPart['readings'][number];

/** A part of the query and what the index holds of it. */
export type ScoredPart = {
  readonly readings: readonly Reading[];
  /** Every indexed word that the part may mean, see `listWords`. */
  readonly words: ReadonlyMap<string, number>;
  readonly scores: ReadonlyMap<number, number>;
  /** What the part says about a record: the rarer, the more. */
  readonly rarity: number;
};

/** Whether somebody asked in a sentence, and not with the words of the matter alone. */
export const isWholeQuestion = (parts: readonly unknown[]) => parts.length >= QUESTION_PARTS;

/** Looks the parts of a query up in an index. In a whole question what is said around the matter counts little. */
export function scoreParts(index: RankedIndex, parts: readonly QueryPart[]): readonly ScoredPart[] {
  return parts.map((part) => {
    const scored = scorePart(index, part);
    if (!isWholeQuestion(parts) || !isFillerWord(part.text)) return scored;
    const scores = new Map([...scored.scores].map(([id, score]) => [id, score * FILLER_WEIGHT]));
    return { ...scored, scores, rarity: scored.rarity * FILLER_WEIGHT };
  });
}

/** Looks a part of the query up in an index. */
export function scorePart(index: RankedIndex, part: QueryPart): ScoredPart {
  const { readings } = part;
  const scores = new Map<number, number>();
  for (const { weight, words } of readings) {
    const [firsts, ...others] = words.map((alternatives) => index.score(levelWeights(index, alternatives)));
    // Parts and synonyms of several words stand for one word.
    const share = weight / (weight < 1 ? words.length : 1);
    for (const [id, first] of firsts ?? []) {
      if (!others.every((other) => other.has(id))) continue;
      const sum = others.reduce((all, other) => all + (other.get(id) ?? 0), first);
      scores.set(id, Math.max(scores.get(id) ?? 0, sum * share));
    }
  }
  // A word that nothing holds weighs as much as a rare one.
  const rarity = toRarity(scores.size || index.records.length / 50, index.records.length);
  return { readings, words: listWords(part), scores, rarity };
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
