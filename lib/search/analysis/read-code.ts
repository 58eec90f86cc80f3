import { CSTAT_DOCUMENT_IDS, type CStatDocumentId } from '../../cstat/documents';
import type { Token } from './split-query';
import { isFillerWord, isStopWord } from './stop-words';

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that call a number a status code, and nothing else. All lists are folded. */
const SURE_NAMES = toSet('rejeicao rej rejeitada rejeitado rejeicoes cstat stat');
/** Words that call a number a status code, or an answer of HTTP. */
const NAMES = toSet('status codigo cod erro motivo retorno sefaz');
/** What is said around a code by somebody who wants to know what it means and what to do. */
const AROUND = toSet(`resolver resolve resolvo solucao solucionar corrigir corrige corrijo correcao arrumar significa
  significado causa ajuda`);
/** Documents whose codes are asked for, by what they are called: they narrow the search and take nothing away from it. */
const DOCUMENTS: ReadonlyMap<string, CStatDocumentId> = new Map([
  ...CSTAT_DOCUMENT_IDS.map((id) => [id, id] as const),
  ['nfce', 'nfe'],
  ['cteos', 'cte'],
  ['gtve', 'cte'],
]);
const CODE = /^\d{3,4}$/;
/** Numbers that are answers of HTTP as well: they are a status code where a word says so or, but after "erro", nothing else. */
export const HTTP_ERROR = /^(?:40[0-9]|41[0-57]|42[2-9]|50[0-4])$/;

/** The status code that a query asks for by its number: "539", "rejeição 539 nfe", "rejeição 539 duplicidade". */
export type AskedCode = {
  readonly code: string | undefined;
  /** The document whose code it is, where exactly one is named. */
  readonly document: CStatDocumentId | undefined;
  /** Whether nothing else is asked for. */
  readonly isCodeAlone: boolean;
};

const NO_CODE: AskedCode = { code: undefined, document: undefined, isCodeAlone: false };

/** Reads whether a query asks for a status code: by one number alone, or with a word before it that calls it a code. */
export function readCode(tokens: readonly Token[]): AskedCode {
  const words = tokens.map(({ whole }) => whole).filter((word) => !isStopWord(word));
  const numbers = words.filter((word) => CODE.test(word));
  const others = words.filter((word) => !CODE.test(word));
  // Official texts have other numbers in them: "Rejeição 709: … (Ano < 2006)".
  const named = words.find((word, index) => CODE.test(word) && isName(words[index - 1] ?? ''));
  const code = named ?? numbers[0];
  const isAlone = (saysNothing: (word: string) => boolean) =>
    numbers.length === 1 && others.every((word) => DOCUMENTS.has(word) || saysNothing(word));
  // Without a word that calls it a code, a number with such words around it is one of anything: "180 dias".
  const isCodeAlone = isAlone(others.some(isName) ? isAroundCode : isName);
  if (code === undefined || (named === undefined && !isCodeAlone)) return NO_CODE;
  const isSure = others.some((word) => SURE_NAMES.has(word)) || (isAlone(isName) && !others.includes('erro'));
  if (HTTP_ERROR.test(code) && !isSure) return NO_CODE;
  const [document, ...furtherDocuments] = new Set(others.flatMap((word) => DOCUMENTS.get(word) ?? []));
  return { code, document: furtherDocuments.length === 0 ? document : undefined, isCodeAlone };
}

const isName = (word: string): boolean => SURE_NAMES.has(word) || NAMES.has(word);

/** Whether a word says nothing beside the code that is asked for. */
export const isAroundCode = (word: string): boolean => isName(word) || AROUND.has(word) || isFillerWord(word);
