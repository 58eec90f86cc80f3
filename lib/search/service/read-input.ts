import type { Finding, Recognition } from '../../fiscal/answer';
import { recogniseAnswer } from '../../fiscal/recognise-answer';
import { decodeEntities } from '../../fiscal/scan-xml';
import { dropHalfCharacters } from '../../text/half-characters';
import { HTTP_ERROR } from '../analysis/read-code';
import { LONGEST_TYPED } from './may-be-private';
import { removePrivateNumbers } from './private-numbers';

/** What a reader put into the search box. */
export type SearchInput = {
  /** What engines and addresses may get: never an access key, nor the text of an answer. */
  readonly query: string;
  /** A pasted answer or key, which is offered before any result. */
  readonly recognition: Exclude<Recognition, { readonly kind: 'empty' | 'words' }> | undefined;
};

/** Longest query, in characters. Longer ones find nothing more. */
const LONGEST_QUERY = 200;
/** Characters from which a sentence with a code counts as pasted, not typed. */
const PASTED_SENTENCE = 40;
/** Text between tags: data of an answer. A tag without any is something that readers ask about. */
const DATA = />[^<]*[^<\s][^<]*<\//;

/** Tells a pasted answer or key from a query, and what may be searched for in either case. */
export function readSearchInput(text: string): SearchInput {
  const recognition = recogniseAnswer(text);
  switch (recognition.kind) {
    case 'empty':
      return { query: '', recognition: undefined };
    case 'words':
      return { query: toQuery(text), recognition: undefined };
    case 'key':
      // What can be said about a key says its own tool.
      return { query: '', recognition };
    case 'answer': {
      if (recognition.format === 'sentence') {
        const isPasted = text.trim().length >= PASTED_SENTENCE && !tellsHttpError(text, recognition.findings);
        return { query: toQuery(text), recognition: isPasted ? recognition : undefined };
      }
      const [first] = recognition.findings;
      return { query: first?.code ?? first?.problemCode ?? '', recognition };
    }
    case 'tooLong':
      return { query: '', recognition };
    case 'broken':
    case 'noResult': {
      const isTyped =
        recognition.format === 'xml' && text.trim().length <= LONGEST_TYPED && !DATA.test(decodeEntities(text));
      return isTyped ? { query: toQuery(text), recognition: undefined } : { query: '', recognition };
    }
  }
}

/** Whether the numbers in a text are answers of HTTP: "erro 500" says nothing of the tax authority, "rejeição 402" does. */
function tellsHttpError(text: string, findings: readonly Finding[]): boolean {
  return !/rejei|cstat/i.test(text) && findings.every(({ code }) => code !== undefined && HTTP_ERROR.test(code));
}

function toQuery(text: string): string {
  return dropHalfCharacters(removePrivateNumbers(text).trim().slice(0, LONGEST_QUERY));
}
