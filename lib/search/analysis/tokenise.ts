import { foldText } from '../../text/fold';
import { isStopWord } from './stop-words';

/** Letters and digits, with the marks inside that hold an identifier, a number or a compound word together. */
const RUN = /[\p{L}\p{N}]+(?:[-._'’·][\p{L}\p{N}]+)*/gu;
const MARKS = /[-._'’·]/;
/** Between "send" and "Dfe", and between "POST" and "Dfe". */
const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** Words that neither marks nor capitals divide: most of them, which need not be looked at more closely. */
const UNDIVIDED = /^\p{L}[\p{Ll}\p{N}]*$/u;
/** Shorter parts of an identifier in camel case say nothing: "nf" and "e" of NFe, "c" of cStat. */
const SHORTEST_CAMEL_PART = 3;
/** Digits in a row from this length on are keys, receipts and protocols: those of examples find nothing. */
const SERIAL_NUMBER = /^\d{12,}$/;
/** Longer ones are no words but encoded data; the longest identifiers have some sixty letters. */
const LONGEST_WORD = 80;

/** A word of a text: as one word, and what it is made of where it is a compound. */
type Word = {
  /** Folded, without marks: "nfe" of NF-e, "senddfeusingpost" of sendDfeUsingPOST and of send-dfe-using-post. */
  readonly whole: string;
  /** Folded parts worth finding alone; empty for plain words. */
  readonly parts: readonly string[];
  /** What it is indexed under; empty for stop words. */
  readonly indexed: readonly string[];
};

/** A word with its place in the text. */
export type Run = Pick<Word, 'whole' | 'parts'> & { readonly start: number; readonly end: number };

/** Texts repeat their words: a site has some twenty thousand of them, each twenty times. */
const KEPT_WORDS = 50_000;
const keptWords = new Map<string, Word>();

function readWord(raw: string): Word {
  const known = keptWords.get(raw);
  if (known) return known;
  const { whole, parts } = divideWord(raw);
  const indexed = [whole, ...parts].filter((word) => isIndexable(word) && !isStopWord(word));
  const word = { whole, parts, indexed };
  if (raw.length > LONGEST_WORD) return word;
  if (keptWords.size === KEPT_WORDS) keptWords.clear();
  keptWords.set(raw, word);
  return word;
}

function divideWord(raw: string): Pick<Word, 'whole' | 'parts'> {
  if (UNDIVIDED.test(raw)) return { whole: foldText(raw), parts: [] };
  const pieces = raw.split(MARKS);
  const camel = pieces.flatMap((piece) => piece.split(CAMEL));
  const least = camel.length > pieces.length ? SHORTEST_CAMEL_PART : 2;
  const parts = camel.length > 1 ? camel.map(foldText).filter((part) => part.length >= least) : [];
  return { whole: foldText(pieces.join('')), parts };
}

/** Every word of a text, in order. */
export function listRuns(text: string): readonly Run[] {
  return Array.from(text.matchAll(RUN), ({ 0: raw, index }) => {
    const { whole, parts } = readWord(raw);
    return { whole, parts, start: index, end: index + raw.length };
  });
}

/** The words under which a text is indexed: every word whole, compounds also by their parts, without stop words. */
export function tokeniseText(text: string): string[] {
  return (text.match(RUN) ?? []).flatMap((raw) => readWord(raw).indexed);
}

/** Whether a text has no word that would tell what is looked for: "como", "o que". */
export function saysNothing(text: string): boolean {
  return listRuns(text).every(({ whole }) => isStopWord(whole));
}

/** Whether something can be found by a word: serial numbers and encoded data find nothing. */
export function isIndexable(word: string): boolean {
  return word !== '' && word.length <= LONGEST_WORD && !SERIAL_NUMBER.test(word);
}
