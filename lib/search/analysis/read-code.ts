import { CSTAT_DOCUMENT_IDS } from '../../cstat/documents';
import type { Token } from './split-query';
import { isStopWord } from './stop-words';

/** Words that go before the number of a status code and say no more than that it is one. Folded. */
export const CODE_WORDS = new Set(
  'rejeicao rej rejeitada rejeitado rejeicoes cstat stat status codigo cod erro motivo retorno sefaz'.split(' '),
);
/** Documents whose codes are asked for: they narrow the search and take nothing away from it. */
const DOCUMENT_WORDS = new Set([...CSTAT_DOCUMENT_IDS, 'nfce', 'cteos']);
const CODE = /^\d{3,4}$/;
/** Numbers that are answers of HTTP as well: after "erro" they are not taken for a status code. */
export const HTTP_ERROR = /^(?:40[0-9]|41[0-57]|42[2-9]|50[0-4])$/;

/** The status code that a query asks for by its number, if it asks for nothing else. */
export function readCode(tokens: readonly Token[]): string | undefined {
  const numbers = tokens.filter(({ whole }) => CODE.test(whole));
  const others = tokens.filter(({ whole }) => !CODE.test(whole) && !isStopWord(whole)).map(({ whole }) => whole);
  const code = numbers.length === 1 ? numbers[0]?.whole : undefined;
  if (code === undefined || !others.every((word) => CODE_WORDS.has(word) || DOCUMENT_WORDS.has(word))) return undefined;
  return others.includes('erro') && HTTP_ERROR.test(code) ? undefined : code;
}
