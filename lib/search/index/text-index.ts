import MiniSearch from 'minisearch';
import { parseApiPath, tokenisePath } from '../analysis/path';
import { tokeniseText } from '../analysis/tokenise';
import { FIELD_WEIGHTS } from '../weights';

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

/** An inverted index with BM25 scores. What words are is decided outside: by the analysis and by the query. */
export class TextIndex {
  readonly #index: MiniSearch<IndexedText>;
  readonly #counts = new Map<string, number>();

  constructor(fields: readonly Field[]) {
    this.#index = new MiniSearch<IndexedText>({
      fields: [...fields],
      tokenize: (text, field) => this.#tokenise(text, field === 'keywords'),
      processTerm: (word) => word,
      stringifyField: (value) => (Array.isArray(value) ? value.join('\n') : String(value)),
      searchOptions: {
        tokenize: (word) => [word],
        processTerm: (word) => word,
        boost: FIELD_WEIGHTS,
        bm25: { k: 1.2, b: 0.7, d: 0.5 },
        combineWith: 'OR',
      },
    });
  }

  /** Takes texts up in steps, between which other work gets its turn. */
  async add(texts: readonly IndexedText[]): Promise<void> {
    for (let start = 0; start < texts.length; start += STEP) {
      this.#index.addAll(texts.slice(start, start + STEP));
      await nextTurn();
    }
  }

  /** Takes up a few texts at once. */
  addNow(texts: readonly IndexedText[]): void {
    this.#index.addAll(texts);
  }

  /** How many texts hold a word, by word. */
  get counts(): ReadonlyMap<string, number> {
    return this.#counts;
  }

  /** Scores of the records that hold at least one of the words. */
  score(weights: WordWeights): ReadonlyMap<number, number> {
    const words = [...weights.keys()].filter((word) => this.#counts.has(word));
    const scores = new Map<number, number>();
    this.#index.search(
      { queries: words, combineWith: 'OR' },
      {
        boostTerm: (word) => weights.get(word) ?? 1,
        // Taken up here and left out of the results, which MiniSearch would put in order.
        filter: ({ id, score, terms }) => {
          // Several inflections of one word in a text are hardly more than one of them.
          scores.set(id, score / Math.sqrt(terms.length));
          return false;
        },
      },
    );
    return scores;
  }

  #tokenise(text: string, areKeywords: boolean): string[] {
    const words = areKeywords ? text.split('\n').flatMap(tokeniseKeyword) : tokeniseText(text);
    for (const word of new Set(words)) this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
    return words;
  }
}

/** Resolves after what waits already. Timers, which MiniSearch's own steps wait for, take 4 ms each in browsers. */
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
