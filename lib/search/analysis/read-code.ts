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

/** The status code that a query asks for by its number and nothing else: "539", "rejeição 539 nfe". */
export type AskedCode = {
  readonly code: string | undefined;
  /** The document whose code it is, where exactly one is named. */
  readonly document: CStatDocumentId | undefined;
};

/** Reads whether a query asks for a status code. */
export function readCode(tokens: readonly Token[]): AskedCode {
  const numbers = tokens.filter(({ whole }) => CODE.test(whole));
  const others = tokens.filter(({ whole }) => !CODE.test(whole) && !isStopWord(whole)).map(({ whole }) => whole);
  const code = numbers.length === 1 ? numbers[0]?.whole : undefined;
  // Without a word that calls it a code, a number beside such words is one of anything: "180 dias".
  const isCalled = others.some((word) => CODE_WORDS.has(word));
  const isOther = (word: string) => !DOCUMENTS.has(word) && !(isCalled && isAroundCode(word));
  const isOfHttp = code !== undefined && others.includes('erro') && HTTP_ERROR.test(code);
  if (code === undefined || isOfHttp || others.some(isOther)) return { code: undefined, document: undefined };
  const [document, ...more] = new Set(others.flatMap((word) => DOCUMENTS.get(word) ?? []));
  return { code, document: more.length === 0 ? document : undefined };
}

/** Whether a word says nothing beside the code that is asked for. */
export const isAroundCode = (word: string): boolean => CODE_WORDS.has(word) || isFillerWord(word);
