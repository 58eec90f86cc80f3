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
export type Run = {
  /** Folded, without marks: "nfe" of NF-e, "senddfeusingpost" of sendDfeUsingPOST and of send-dfe-using-post. */
  readonly whole: string;
  /** Folded parts worth finding alone; empty for plain words. */
  readonly parts: readonly string[];
  /** Place in the text. */
  readonly start: number;
  readonly end: number;
};

/** Every word of a text, in order. */
export function listRuns(text: string): readonly Run[] {
  return [...text.matchAll(RUN)].map(({ 0: raw, index }) => {
    if (UNDIVIDED.test(raw)) return { whole: foldText(raw), parts: [], start: index, end: index + raw.length };
    const pieces = raw.split(MARKS);
    const camel = pieces.flatMap((piece) => piece.split(CAMEL));
    const parts = camel
      .map(foldText)
      .filter((part) => part.length >= (camel.length > pieces.length ? SHORTEST_CAMEL_PART : 2));
    return {
      whole: foldText(pieces.join('')),
      parts: camel.length > 1 ? parts : [],
      start: index,
      end: index + raw.length,
    };
  });
}

/** The words under which a text is indexed: every word whole, compounds also by their parts, without stop words. */
export function tokeniseText(text: string): string[] {
  return listRuns(text).flatMap(({ whole, parts }) =>
    [whole, ...parts].filter((word) => isIndexable(word) && !isStopWord(word)),
  );
}

/** Whether a text has no word that would tell what is looked for: "como", "o que". */
export function saysNothing(text: string): boolean {
  return listRuns(text).every(({ whole }) => isStopWord(whole));
}

/** Whether something can be found by a word: serial numbers and encoded data find nothing. */
export function isIndexable(word: string): boolean {
  return word !== '' && word.length <= LONGEST_WORD && !SERIAL_NUMBER.test(word);
}
