import { tokeniseText } from '../analysis/tokenise';
import type { SearchRecord } from '../records/record';
import type { ScoredPart } from './score-part';

/** What a question of readers adds that the query asks whole, and that is asked whole by it. */
const QUESTION = 2;
/** How much sooner the same question in other inflections counts than one that only shares words. */
const QUESTION_POWER = 4;

/** A query looks at the same questions again with every key press. */
const questionWords = new WeakMap<SearchRecord, readonly (readonly string[])[]>();

/** How much the nearest of the questions that readers ask for a record speaks for it: from 1 upwards. */
export function weighQuestions(record: SearchRecord, parts: readonly ScoredPart[]): number {
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
