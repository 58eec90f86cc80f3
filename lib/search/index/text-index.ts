import QuickLRU from 'quick-lru';
import { parseApiPath, tokenisePath } from '../analysis/path';
import { tokeniseText } from '../analysis/tokenise';
import { FIELD_WEIGHTS } from '../weights';
import { FieldIndex } from './field-index';

/** What is indexed of a record; the id is its place in the list of records. */
export type IndexedText = {
  readonly id: number;
  /** Its own heading. */
  readonly heading?: string;
  /** The headings above it. */
  readonly above?: string;
  readonly keywords?: readonly string[];
  readonly content?: string;
  /** What readers ask who look for it. */
  readonly questions?: readonly string[];
};

type Field = keyof typeof FIELD_WEIGHTS;

/** Records taken up at a time: a step must stay below a long task on a slow phone. */
const STEP = 100;

/** Words with their weights, one of which is enough to find a record. */
export type WordWeights = ReadonlyMap<string, number>;

/** Words whose scores are kept. */
const KEPT_WORDS = 1000;

/** The texts that hold a word, and what it says of each. */
type WordScores = { readonly ids: Uint32Array; readonly scores: Float64Array };

/** Scores texts by their fields. What words are is decided outside: by the analysis and by the query. */
export class TextIndex {
  readonly #fields: readonly (readonly [name: Field, index: FieldIndex])[];
  readonly #scores = new QuickLRU<string, WordScores>({ maxSize: KEPT_WORDS });
  #textCount = 0;

  constructor(fields: readonly Field[]) {
    this.#fields = fields.map((name) => [name, new FieldIndex()]);
  }

  /** Takes texts up in steps, between which other work gets its turn. */
  async add(texts: readonly IndexedText[]): Promise<void> {
    for (let start = 0; start < texts.length; start += STEP) {
      this.addNow(texts.slice(start, start + STEP));
      await nextTurn();
    }
  }

  /** Takes up a few texts at once. How rare a word is changes with them, and with it all scores. */
  addNow(texts: readonly IndexedText[]): void {
    for (const text of texts) {
      for (const [name, index] of this.#fields) index.add(text.id, tokenise(text, name));
    }
    this.#textCount += texts.length;
    this.#scores.clear();
  }

  /** How many fields of texts hold a word, by word. */
  get counts(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const [, index] of this.#fields) {
      for (const [word, count] of index.listCounts()) counts.set(word, (counts.get(word) ?? 0) + count);
    }
    return counts;
  }

  /** Scores of the records that hold at least one of the words. */
  score(weights: WordWeights): ReadonlyMap<number, number> {
    const found: number[] = [];
    const sums = new Float64Array(this.#textCount);
    const counts = new Uint16Array(this.#textCount);
    for (const [word, weight] of weights) {
      if (!this.#fields.some(([, index]) => index.has(word))) continue;
      // What the last letters of a query may begin was asked for with the letter before.
      const { ids, scores } = this.#scoreWord(word);
      for (const [place, id] of ids.entries()) {
        if (counts[id] === 0) found.push(id);
        counts[id] = (counts[id] ?? 0) + 1;
        sums[id] = (sums[id] ?? 0) + weight * (scores[place] ?? 0);
      }
    }
    // Several inflections of one word in a text say more than one of them, though not as much as several words.
    return new Map(found.map((id) => [id, (sums[id] ?? 0) * Math.sqrt(counts[id] ?? 1)]));
  }

  #scoreWord(word: string): WordScores {
    const kept = this.#scores.get(word);
    if (kept) return kept;
    const sums = new Map<number, number>();
    for (const [name, index] of this.#fields) {
      const weight = FIELD_WEIGHTS[name];
      index.score(word, (id, score) => sums.set(id, (sums.get(id) ?? 0) + weight * score));
    }
    const made = { ids: Uint32Array.from(sums.keys()), scores: Float64Array.from(sums.values()) };
    this.#scores.set(word, made);
    return made;
  }
}

function tokenise(text: IndexedText, field: Field): readonly string[] {
  if (field === 'keywords') return (text.keywords ?? []).flatMap(tokeniseKeyword);
  if (field === 'questions') return (text.questions ?? []).flatMap(tokeniseText);
  return tokeniseText(text[field] ?? '');
}

/** Resolves after what waits already. Timers take 4 ms each in browsers. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

function tokeniseKeyword(keyword: string): string[] {
  const path = parseApiPath(keyword);
  return [...new Set([...(path ? tokenisePath(path) : []), ...tokeniseText(keyword)])];
}
