import { foldText } from '../text/fold';
import type { CStatCodeEntry } from './code-entry';

/**
 * The codes that fit a query, best first: those with exactly its number, those that start with it, then those whose
 * official text holds every word, accents and case aside.
 */
export function findCodes(codes: readonly CStatCodeEntry[], query: string): readonly CStatCodeEntry[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const [number] = words;
  return codes
    .map((entry) => ({ entry, rank: words.length === 1 && number ? rankNumber(entry.code, number) : 0 }))
    .filter(({ entry, rank }) => rank > 0 || fitsWords(entry, words))
    .sort((a, b) => b.rank - a.rank)
    .map(({ entry }) => entry);
}

function rankNumber(code: string, number: string): number {
  if (code === number) return 2;
  return code.startsWith(number) ? 1 : 0;
}

function fitsWords({ code, document, text }: CStatCodeEntry, words: readonly string[]): boolean {
  const folded = `${document} ${foldText(text)}`;
  return words.every((word) => code === word || folded.includes(word));
}
