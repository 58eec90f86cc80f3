import type { Token } from './split-query';
import type { Vocabulary } from './vocabulary';

/** Indexed words of which one is enough, with the weight of each. */
export type Alternatives = ReadonlyMap<string, number>;

/** How sure it is that a word of the index is meant. */
const WEIGHTS = {
  exact: 1,
  prefix: 0.6,
  prefixBesideExact: 0.35,
  inflection: 0.85,
  correction: 0.8,
  secondSlip: 0.6,
};

/** So many words at most are tried for one that is being typed: fewer for its first letters, which stand in most texts. */
const MOST_BEGINNINGS = 40;
const MOST_OF_LETTERS: Readonly<Record<number, number>> = { 1: 6, 2: 12, 3: 24 };

/** What a word of the query is read with: whether it is the last, unfinished one, and the only one that says something. */
export type Typing = { readonly vocabulary: Vocabulary; readonly isLast: boolean; readonly isAlone: boolean };

/** What a word may mean, and what it is likeliest to be where nothing is spelt like it. */
type Expansion = { readonly alternatives: Alternatives; readonly correction?: string | undefined };

/** Reads one word of the query in the words of the index. */
export function expandToken({ whole, parts, path }: Token, { vocabulary, isLast, isAlone }: Typing): Expansion {
  const isNumber = /^\d+$/.test(whole);
  // Of the letter that begins the next word nothing follows, although some text may have it by itself.
  const isBegun = isLast && !isAlone && !isNumber && whole.length === 1;
  const words = new Map<string, number>(!isBegun && vocabulary.has(whole) ? [[whole, WEIGHTS.exact]] : []);
  const add = (word: string, weight: number) => words.set(word, Math.max(words.get(word) ?? 0, weight));
  // One or two letters begin half the dictionary: they help only as long as they are all there is.
  const canGrow = path !== undefined || parts.length > 0 || (isLast && (isAlone || whole.length >= 3));
  if (canGrow) {
    const weight = words.size > 0 && (isNumber || path !== undefined) ? WEIGHTS.prefixBesideExact : WEIGHTS.prefix;
    for (const word of listBeginnings(whole, vocabulary)) add(word, word === whole ? WEIGHTS.exact : weight);
  }
  if (path === undefined) for (const word of vocabulary.withSameStem(whole)) add(word, WEIGHTS.inflection);
  if (words.size > 0 || parts.length > 0) return { alternatives: words };
  const corrections = vocabulary.correct(whole, isLast);
  for (const { word, edits } of corrections) {
    const weight = edits > 1 ? WEIGHTS.secondSlip : WEIGHTS.correction;
    add(word, weight);
    for (const inflection of vocabulary.withSameStem(word)) add(inflection, weight * WEIGHTS.inflection);
  }
  return { alternatives: words, correction: corrections[0]?.word };
}

/** Words that begin with a text: of too many, those that occur most. */
function listBeginnings(text: string, vocabulary: Vocabulary): readonly string[] {
  const words = vocabulary.withPrefix(text);
  const most = MOST_OF_LETTERS[text.length] ?? MOST_BEGINNINGS;
  if (words.length <= most) return words;
  return words.toSorted((a, b) => vocabulary.count(b) - vocabulary.count(a)).slice(0, most);
}

/** A word that nobody is typing: itself and its inflections. */
export function expandWord(word: string, vocabulary: Vocabulary): Alternatives {
  return expandToken({ whole: word, parts: [] }, { vocabulary, isLast: false, isAlone: false }).alternatives;
}

/** The words of the index that begin with one, as what it may mean; undefined when none does. */
export function expandBeginning(text: string, vocabulary: Vocabulary): Alternatives | undefined {
  const words = listBeginnings(text, vocabulary);
  return words.length === 0 ? undefined : new Map(words.map((word) => [word, WEIGHTS.prefix]));
}
