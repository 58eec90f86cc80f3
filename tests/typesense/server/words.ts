/** A word of a text and where it stands. */
export type Word = { readonly text: string; readonly start: number; readonly end: number };

/** Words in lower case. Fields in a language keep their accents, others lose them, as the service documents. */
export function splitWords(text: string, locale: string | undefined): readonly Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    text: foldWord(match[0], locale),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function foldWord(word: string, locale: string | undefined): string {
  const lower = word.toLowerCase();
  return locale === undefined || locale === 'en' ? lower.normalize('NFD').replace(/\p{M}/gu, '') : lower;
}

export type WordRules = {
  readonly numTypos: number;
  readonly minLen1Typo: number;
  readonly minLen2Typo: number;
  readonly forgivesNumbers: boolean;
};

/** Whether a word of a text is what was asked for: the same, its beginning, or near enough. */
export function matchesWord(word: string, asked: string, isPrefix: boolean, rules: WordRules): boolean {
  if (word === asked || (isPrefix && word.startsWith(asked))) return true;
  if (/[0-9]/.test(asked) && !rules.forgivesNumbers) return false;
  const allowed = asked.length >= rules.minLen2Typo ? 2 : asked.length >= rules.minLen1Typo ? 1 : 0;
  return countEdits(word, asked) <= Math.min(allowed, rules.numTypos);
}

function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced);
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
