import { CSTAT_DOCUMENT_IDS, type CStatDocumentId } from '../../cstat/documents';
import type { Token } from './split-query';
import { isFillerWord, isStopWord } from './stop-words';

/**
 * Words around the number of a status code that say no more than that it is one, and that its reader wants to know what it
 * means and what to do. Folded.
 */
const CODE_WORDS = new Set(
  `rejeicao rej rejeitada rejeitado rejeicoes cstat stat status codigo cod erro motivo retorno sefaz resolver resolve
  resolvo solucao solucionar corrigir corrige corrijo correcao arrumar significa significado causa ajuda`.split(/\s+/),
);
/** Documents whose codes are asked for, by what they are called: they narrow the search and take nothing away from it. */
const DOCUMENTS: ReadonlyMap<string, CStatDocumentId> = new Map([
  ...CSTAT_DOCUMENT_IDS.map((id) => [id, id] as const),
  ['nfce', 'nfe'],
  ['cteos', 'cte'],
  ['gtve', 'cte'],
]);
const CODE = /^\d{3,4}$/;
/** Numbers that are answers of HTTP as well: after "erro" they are not taken for a status code. */
export const HTTP_ERROR = /^(?:40[0-9]|41[0-57]|42[2-9]|50[0-4])$/;

/** The status code that a query asks for by its number: "539", "rejeição 539 nfe", "rejeição 539 duplicidade". */
export type AskedCode = {
  readonly code: string | undefined;
  /** The document whose code it is, where exactly one is named. */
  readonly document: CStatDocumentId | undefined;
  /** Whether nothing else is asked for. */
  readonly isCodeAlone: boolean;
};

/** Reads whether a query asks for a status code: by one number alone, or with a word before it that calls it a code. */
export function readCode(tokens: readonly Token[]): AskedCode {
  const words = tokens.map(({ whole }) => whole).filter((word) => !isStopWord(word));
  const numbers = words.filter((word) => CODE.test(word));
  const others = words.filter((word) => !CODE.test(word));
  // Official texts have other numbers in them: "Rejeição 709: … (Ano < 2006)".
  const called = words.find((word, index) => CODE.test(word) && CODE_WORDS.has(words[index - 1] ?? ''));
  const code = called ?? numbers[0];
  // Without a word that calls it a code, a number beside such words is one of anything: "180 dias".
  const isAround = others.some((word) => CODE_WORDS.has(word)) ? isAroundCode : () => false;
  const isCodeAlone = numbers.length === 1 && others.every((word) => DOCUMENTS.has(word) || isAround(word));
  if (code === undefined || isHttpError(code, others) || !(isCodeAlone || called !== undefined)) {
    return { code: undefined, document: undefined, isCodeAlone: false };
  }
  const [document, ...furtherDocuments] = new Set(others.flatMap((word) => DOCUMENTS.get(word) ?? []));
  return { code, document: furtherDocuments.length === 0 ? document : undefined, isCodeAlone };
}

/** After "erro" such numbers are not taken for a status code. */
const isHttpError = (number: string, others: readonly string[]): boolean =>
  others.includes('erro') && HTTP_ERROR.test(number);

/** Whether a word says nothing beside the code that is asked for. */
export const isAroundCode = (word: string): boolean => CODE_WORDS.has(word) || isFillerWord(word);
