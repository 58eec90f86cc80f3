import type { Synonym } from '../synonyms';
import { parseApiPath } from './path';
import { stemWord } from './stem';
import { isStopWord } from './stop-words';
import { isIndexable, listRuns, type Run } from './tokenise';
import type { Vocabulary } from './vocabulary';

/** Indexed words of which one is enough, with the weight of each. */
export type Alternatives = ReadonlyMap<string, number>;

/** A word of the query, or a phrase that has synonyms. */
export type QueryPart = {
  /** As typed, folded. */
  readonly text: string;
  /** What a misspelt word is likeliest to be; undefined for known words and phrases. */
  readonly spelt: string | undefined;
  /** Readings of which one is enough; in each, every list of alternatives must be met. */
  readonly readings: readonly { readonly weight: number; readonly words: readonly Alternatives[] }[];
};

/** A query in the words of the index. */
export type Query = {
  /** Every word folded, and corrected where it is misspelt: for titles that say just that. */
  readonly text: string;
  readonly parts: readonly QueryPart[];
  /** The status code that is asked for by its number: "539", "rejeição 539 nfe". */
  readonly code: string | undefined;
};

/** How sure it is that a word of the index is meant. */
const WEIGHTS = {
  exact: 1,
  prefix: 0.6,
  prefixBesideExact: 0.35,
  inflection: 0.85,
  correction: 0.8,
  secondSlip: 0.6,
  parts: 0.6,
  synonym: 0.5,
};

/** So many words at most are tried for one that is being typed. */
const MOST_BEGINNINGS = 40;

/** Words that go before the number of a status code and say no more than that it is one. Folded. */
const CODE_WORDS = new Set(
  'rejeicao rej rejeitada rejeitado rejeicoes cstat stat status codigo cod erro motivo retorno sefaz'.split(' '),
);
/** Documents whose codes are asked for: they narrow the search and take nothing away from it. */
const DOCUMENT_WORDS = new Set('nfe nfce cte cteos mdfe nfcom gtin'.split(' '));
const CODE = /^\d{3,4}$/;
/** Numbers that are answers of HTTP as well: after "erro" they are not taken for a status code. */
const HTTP_ERROR = /^(?:40[0-9]|41[0-57]|42[2-9]|50[0-4])$/;

/** An access key, whole or the better part of it, bare or as the id of its XML element. */
const ACCESS_KEY = /^(?:nfe|cte|mdfe|nfcom|nf3e|bpe|dce)?\d{6}[0-9a-z]{12}\d{2,26}$/i;
/** What a reader with an access key in hand looks for. */
const ACCESS_KEY_QUERY = 'inspetor de chave de acesso';

/** Reads what somebody typed: what it may mean in the words that the index has. */
export function parseQuery(typed: string, vocabulary: Vocabulary, synonyms: readonly Synonym[]): Query {
  const text = ACCESS_KEY.test(typed.replace(/[\s.-]/g, '')) ? ACCESS_KEY_QUERY : typed;
  const tokens = splitQuery(text, vocabulary);
  const code = readCode(tokens);
  const asked = tokens.filter(({ whole, path }) => path !== undefined || code === undefined || !CODE_WORDS.has(whole));
  const isUnfinished = /[\p{L}\p{N}]$/u.test(text);
  // Once for all words: every rest of the query is compared with every synonym.
  const stems = asked.map(({ whole }) => stemWord(whole));
  const parts: QueryPart[] = [];
  for (let index = 0; index < asked.length; ) {
    const { length, means } = findSynonyms(stems, index, synonyms);
    const end = index + Math.max(length, 1);
    const words = asked.slice(index, end).filter(({ whole }) => !isStopWord(whole));
    const isLast = isUnfinished && end === asked.length;
    if (words.length > 0) parts.push(readPart(words, means, { vocabulary, isLast, isAlone: asked.length === 1 }));
    index = end;
  }
  return { text: tokens.map((token) => spell(token, parts)).join(' '), parts, code };
}

/** A word of the query as the index has it: where it is misspelt, what it is likeliest to be. */
function spell({ whole }: Token, parts: readonly QueryPart[]): string {
  return parts.find(({ text }) => text === whole)?.spelt ?? whole;
}

/** What a word or a phrase may mean: itself, its parts where it is a compound that nothing holds, and its synonyms. */
function readPart(words: readonly Token[], means: Synonym['means'], typing: Typing): QueryPart {
  const { vocabulary, isLast } = typing;
  const expanded = words.map((token) => expandToken(token, { ...typing, isLast: isLast && token === words.at(-1) }));
  const literal = expanded.map(({ alternatives }) => alternatives);
  const isKnown = literal.every(({ size }) => size > 0);
  const readings = [
    { weight: 1, words: literal },
    ...(isKnown ? [] : listParts(words, vocabulary)),
    ...means.map((phrase) => ({
      weight: WEIGHTS.synonym,
      words: phrase.filter((word) => !isStopWord(word)).map((word) => expandWord(word, vocabulary)),
    })),
  ];
  return {
    text: words.map(({ whole }) => whole).join(' '),
    spelt: words.length === 1 ? expanded[0]?.correction : undefined,
    readings: readings.filter((reading) => reading.words.length > 0 && reading.words.every(({ size }) => size > 0)),
  };
}

type Token = Pick<Run, 'whole' | 'parts'> & { readonly path?: string };

/** The words of a query; addresses of the API that the index knows stay whole. */
function splitQuery(text: string, vocabulary: Vocabulary): readonly Token[] {
  const tokens = text
    .replace(/https?:\/\/[^\s/]+/g, '')
    .split(/\s+/)
    .flatMap((piece): readonly Token[] => {
      const path = piece.includes('/') ? parseApiPath(piece)?.path : undefined;
      if (path !== undefined && vocabulary.withPrefix(path).length > 0) return [{ whole: path, parts: [], path }];
      return listRuns(piece);
    })
    .filter(({ whole, path }) => path !== undefined || isIndexable(whole));
  return joinSplitWords(tokens, vocabulary);
}

/** "nf e" is NF-e, "web hook" webhook: two words that the index knows as one. */
function joinSplitWords(tokens: readonly Token[], vocabulary: Vocabulary): readonly Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    const whole = `${before?.whole}${token.whole}`;
    const isSplit =
      before && !before.path && !token.path && !isStopWord(before.whole) && vocabulary.has(whole) && /\D/.test(whole);
    if (isSplit && (token.whole.length <= 2 || !vocabulary.has(before.whole) || !vocabulary.has(token.whole))) {
      joined.splice(-1, 1, { whole, parts: [] });
    } else joined.push(token);
  }
  return joined;
}

function readCode(tokens: readonly Token[]): string | undefined {
  const numbers = tokens.filter(({ whole }) => CODE.test(whole));
  const others = tokens.filter(({ whole }) => !CODE.test(whole) && !isStopWord(whole)).map(({ whole }) => whole);
  const code = numbers.length === 1 ? numbers[0]?.whole : undefined;
  if (code === undefined || !others.every((word) => CODE_WORDS.has(word) || DOCUMENT_WORDS.has(word))) return undefined;
  return others.includes('erro') && HTTP_ERROR.test(code) ? undefined : code;
}

/** The longest synonym with which the words from a place on begin, in whatever inflection they are. */
function findSynonyms(stems: readonly string[], start: number, synonyms: readonly Synonym[]) {
  let found: { length: number; means: Synonym['means'] } = { length: 0, means: [] };
  for (const synonym of synonyms) {
    for (const phrase of stemPhrases(synonym)) {
      const isMatch = phrase.every((stem, index) => stems[start + index] === stem);
      if (isMatch && phrase.length > found.length) found = { length: phrase.length, means: synonym.means };
    }
  }
  return found;
}

/** Every key press looks through all synonyms. */
const stemmedPhrases = new WeakMap<Synonym, readonly (readonly string[])[]>();

function stemPhrases(synonym: Synonym): readonly (readonly string[])[] {
  const known = stemmedPhrases.get(synonym);
  if (known) return known;
  const stemmed = synonym.phrases.map((phrase) => phrase.map(stemWord));
  stemmedPhrases.set(synonym, stemmed);
  return stemmed;
}

type Typing = { readonly vocabulary: Vocabulary; readonly isLast: boolean; readonly isAlone: boolean };

/** What a word may mean, and what it is likeliest to be where nothing is spelt like it. */
type Expansion = { readonly alternatives: Alternatives; readonly correction?: string | undefined };

function expandToken({ whole, parts, path }: Token, { vocabulary, isLast, isAlone }: Typing): Expansion {
  const words = new Map<string, number>(vocabulary.has(whole) ? [[whole, WEIGHTS.exact]] : []);
  const add = (word: string, weight: number) => words.set(word, Math.max(words.get(word) ?? 0, weight));
  const isNumber = /^\d+$/.test(whole);
  // Two letters begin half the dictionary: they help only as long as they are all there is.
  const canGrow = path !== undefined || parts.length > 0 || (isLast && whole.length >= (isAlone ? 2 : 3));
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
  if (words.length <= MOST_BEGINNINGS) return words;
  return words.toSorted((a, b) => vocabulary.count(b) - vocabulary.count(a)).slice(0, MOST_BEGINNINGS);
}

/** A word that nobody is typing: itself and its inflections. */
function expandWord(word: string, vocabulary: Vocabulary): Alternatives {
  return expandToken({ whole: word, parts: [] }, { vocabulary, isLast: false, isAlone: false }).alternatives;
}

/** A compound may be written apart in the texts: then every part must be there. */
function listParts([token, ...more]: readonly Token[], vocabulary: Vocabulary): QueryPart['readings'] {
  if (!token || more.length > 0 || token.parts.length === 0) return [];
  return [{ weight: WEIGHTS.parts, words: token.parts.map((part) => expandWord(part, vocabulary)) }];
}
