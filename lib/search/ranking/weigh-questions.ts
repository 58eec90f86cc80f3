import { tokeniseText } from '../analysis/tokenise';
import type { SearchRecord } from '../records/record';
import { QUESTION_POWER, QUESTION_WEIGHT } from '../weights';
import { isWholeQuestion, type ScoredPart } from './score-part';

/** A query looks at the same questions again with every key press. */
const questionWords = new WeakMap<SearchRecord, readonly (readonly string[])[]>();

/** How much the nearest of the questions that readers ask for a record speaks for it: from 1 upwards. */
export function weighQuestions(record: SearchRecord, parts: readonly ScoredPart[]): number {
  if (record.questions.length === 0) return 1;
  const questions = questionWords.get(record) ?? record.questions.map(tokeniseText);
  questionWords.set(record, questions);
  const total = parts.reduce((sum, { rarity }) => sum + rarity, 0);
  // A whole question says more than any of the short ones that stand beside a record: what it has besides counts little.
  const sharePower = isWholeQuestion(parts) ? 1 : QUESTION_POWER;
  const nearest = questions.map((question) => {
    const met = new Float64Array(question.length);
    let named = 0;
    for (const { words, rarity } of parts) {
      let best = 0;
      for (const [place, word] of question.entries()) {
        const weight = words.get(word) ?? 0;
        best = Math.max(best, weight);
        met[place] = Math.max(met[place] ?? 0, weight);
      }
      named += rarity * best;
    }
    const share = met.reduce((sum, weight) => sum + weight, 0) / Math.max(question.length, 1);
    return (named / total) ** sharePower * share ** QUESTION_POWER;
  });
  return 1 + QUESTION_WEIGHT * Math.max(...nearest);
}
