import { type Alternatives, expandBeginning, expandToken, expandWord, type Typing } from './expand-word';
import { findSynonyms } from './find-synonyms';
import { type AskedCode, isAroundCode, readCode } from './read-code';
import { splitQuery, type Token } from './split-query';
import { stemWord } from './stem';
import { isStopWord } from './stop-words';
import type { Synonym } from './synonyms';
import type { Vocabulary } from './vocabulary';

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
export type Query = AskedCode & {
  /** Every word folded, and corrected where it is misspelt: for titles that say just that. */
  readonly text: string;
  readonly parts: readonly QueryPart[];
};

/** How sure it is that something other than the words themselves is meant. */
const WEIGHTS = { parts: 0.6, synonym: 0.5 };

/** An access key, whole or the better part of it, bare or as the id of its XML element. */
const ACCESS_KEY = /^(?:nfe|cte|mdfe|nfcom|nf3e|bpe|dce)?\d{6}[0-9a-z]{12}\d{2,26}$/i;
/** What a reader with an access key in hand looks for. */
const ACCESS_KEY_QUERY = 'inspetor de chave de acesso';

/** Reads what somebody typed: what it may mean in the words that the index has. */
export function parseQuery(typed: string, vocabulary: Vocabulary, synonyms: readonly Synonym[]): Query {
  const text = ACCESS_KEY.test(typed.replace(/[\s.-]/g, '')) ? ACCESS_KEY_QUERY : typed;
  const tokens = splitQuery(text, vocabulary);
  const code = readCode(tokens);
  const asked = tokens.filter(({ whole }) => !code.isCodeAlone || !isAroundCode(whole));
  const isUnfinished = /[\p{L}\p{N}]$/u.test(text);
  const said = asked.filter(({ whole }) => !isStopWord(whole));
  // Of stop words alone the last may be the beginning of another: "com" of "comprovante".
  const parts = said.length > 0 ? readParts(asked) : isUnfinished ? readBeginning(asked.at(-1), vocabulary) : [];
  return { text: tokens.map((token) => spell(token, parts)).join(' '), parts, ...code };

  function readParts(words: readonly Token[]): readonly QueryPart[] {
    // Once for all words: every rest of the query is compared with every synonym.
    const stems = words.map(({ whole }) => stemWord(whole));
    const read: QueryPart[] = [];
    for (let index = 0; index < words.length; ) {
      const { length, means } = findSynonyms(stems, index, synonyms);
      const end = index + Math.max(length, 1);
      const piece = words.slice(index, end).filter(({ whole }) => !isStopWord(whole));
      const isLast = isUnfinished && end === words.length;
      if (piece.length > 0) read.push(readPart(piece, means, { vocabulary, isLast, isAlone: said.length === 1 }));
      index = end;
    }
    return read;
  }
}

/** A word as no more than the beginning of others; nothing when none begins so. */
function readBeginning(token: Token | undefined, vocabulary: Vocabulary): readonly QueryPart[] {
  const alternatives = token && expandBeginning(token.whole, vocabulary);
  return alternatives
    ? [{ text: token.whole, spelt: undefined, readings: [{ weight: 1, words: [alternatives] }] }]
    : [];
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

/** A compound may be written apart in the texts: then every part must be there. */
function listParts([token, ...more]: readonly Token[], vocabulary: Vocabulary): QueryPart['readings'] {
  if (!token || more.length > 0 || token.parts.length === 0) return [];
  return [{ weight: WEIGHTS.parts, words: token.parts.map((part) => expandWord(part, vocabulary)) }];
}
