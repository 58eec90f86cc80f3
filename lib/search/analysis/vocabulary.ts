import { allowedEdits, countEdits } from './spelling';
import { stemWord } from './stem';

/** A known word that is spelt like an unknown one. */
export type Correction = { readonly word: string; readonly edits: number };

/** At most so many corrections of one word. */
const MOST_CORRECTIONS = 3;
/** Letters that a stem and its words have in common at the start. */
const COMMON_START = 3;

/** The words of an index with the number of records that hold each: what a query may mean. */
export class Vocabulary {
  readonly #words: readonly string[];
  /** Words that a misspelt one may be meant to be. */
  readonly #spelt: readonly string[];
  readonly #counts: ReadonlyMap<string, number>;
  readonly #stems = new Map<string, string>();

  /** @param counts records that hold a word, by word */
  constructor(counts: ReadonlyMap<string, number>) {
    this.#counts = counts;
    // By code units, as in every comparison below.
    this.#words = [...counts.keys()].sort((a, b) => (a < b ? -1 : 1));
    this.#spelt = this.#words.filter((word) => !/[\d/]/.test(word));
  }

  has(word: string): boolean {
    return this.#counts.has(word);
  }

  /** Records that hold the word. */
  count(word: string): number {
    return this.#counts.get(word) ?? 0;
  }

  /** Words that start with a text, in alphabetical order. */
  withPrefix(prefix: string): readonly string[] {
    const start = this.#findFirst(prefix);
    let end = start;
    while (this.#words[end]?.startsWith(prefix)) end++;
    return this.#words.slice(start, end);
  }

  /** Other inflections of a word. */
  withSameStem(word: string): readonly string[] {
    const stem = stemWord(word);
    return this.withPrefix(stem.slice(0, COMMON_START)).filter((known) => known !== word && this.#stem(known) === stem);
  }

  /**
   * Known words that an unknown one is probably meant to be: those with the fewest slips, the most frequent first.
   * @param isUnfinished whether more letters may follow: then the beginnings of words count as well
   */
  correct(word: string, isUnfinished: boolean): readonly Correction[] {
    const limit = allowedEdits(word.length);
    if (limit === 0 || /[\d/]/.test(word)) return [];
    const found: (Correction & { readonly cost: number })[] = [];
    let best: number = limit;
    for (const known of this.#spelt) {
      const isLonger = known.length > word.length + limit;
      // People seldom miss the first letter; a whole word is likelier than the beginning of one.
      const isSameStart = known.charCodeAt(0) === word.charCodeAt(0);
      if (isLonger && !(isUnfinished && isSameStart)) continue;
      const edits = isLonger ? countEdits(word, known.slice(0, word.length), best) : countEdits(word, known, best);
      if (edits > best) continue;
      best = edits;
      found.push({ word: known, edits, cost: edits + (isSameStart ? 0 : 0.5) + (isLonger ? 0.25 : 0) });
    }
    const lowest = Math.min(...found.map(({ cost }) => cost));
    return found
      .filter(({ cost }) => cost <= lowest + 0.25)
      .sort((a, b) => a.cost - b.cost || this.count(b.word) - this.count(a.word))
      .slice(0, MOST_CORRECTIONS);
  }

  #stem(word: string): string {
    const known = this.#stems.get(word) ?? stemWord(word);
    this.#stems.set(word, known);
    return known;
  }

  /** Place of the first word that does not come before a text. */
  #findFirst(text: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
