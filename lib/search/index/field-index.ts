/** How often a word may count in one text, how much long texts lose, and what every text that has the word gets. */
const BM25 = { saturation: 1.2, lengthShare: 0.7, floor: 0.5 } as const;

/** The texts that hold a word, by id in the order of adding, and how often each has it. */
type Postings = { readonly ids: number[]; readonly frequencies: number[] };

/** What a field of the texts holds: an inverted index with BM25 scores of single words. */
export class FieldIndex {
  readonly #postings = new Map<string, Postings>();
  /** Different words of each text, by id. */
  readonly #lengths: number[] = [];
  #totalLength = 0;
  #textCount = 0;

  /**
   * Takes up the field of one text.
   * @param id larger than that of the text before
   * @param words in any order, as often as the text has them
   */
  add(id: number, words: readonly string[]): void {
    let length = 0;
    for (const word of words) {
      const known = this.#postings.get(word);
      const last = known ? known.ids.length - 1 : 0;
      if (known?.ids[last] === id) {
        known.frequencies[last] = (known.frequencies[last] ?? 0) + 1;
        continue;
      }
      length += 1;
      if (known) {
        known.ids.push(id);
        known.frequencies.push(1);
      } else {
        this.#postings.set(word, { ids: [id], frequencies: [1] });
      }
    }
    this.#lengths[id] = length;
    this.#totalLength += length;
    this.#textCount += 1;
  }

  /** Every word with the number of texts that hold it. */
  *listCounts(): Iterable<readonly [word: string, texts: number]> {
    for (const [word, { ids }] of this.#postings) yield [word, ids.length];
  }

  has(word: string): boolean {
    return this.#postings.has(word);
  }

  /** Calls back with the score of each text that holds the word. */
  score(word: string, take: (id: number, score: number) => void): void {
    const postings = this.#postings.get(word);
    if (!postings) return;
    const { ids, frequencies } = postings;
    const { saturation, lengthShare, floor } = BM25;
    const rarity = Math.log(1 + (this.#textCount - ids.length + 0.5) / (ids.length + 0.5));
    const averageLength = this.#totalLength / this.#textCount;
    for (const [place, id] of ids.entries()) {
      const frequency = frequencies[place] ?? 0;
      const length = 1 - lengthShare + (lengthShare * (this.#lengths[id] ?? 0)) / averageLength;
      take(id, rarity * (floor + (frequency * (saturation + 1)) / (frequency + saturation * length)));
    }
  }
}
