import type { Recognition } from '../../fiscal/answer';
import { recogniseAnswer } from '../../fiscal/recognise-answer';
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
/** What finds the page about access keys, in the language of the content. */
const KEY_QUERY = 'chave de acesso';

/** Tells a pasted answer or key from a query, and what may be searched for in either case. */
export function readSearchInput(text: string): SearchInput {
  const recognition = recogniseAnswer(text);
  switch (recognition.kind) {
    case 'empty':
      return { query: '', recognition: undefined };
    case 'words':
      return { query: toQuery(text), recognition: undefined };
    case 'key':
      return { query: KEY_QUERY, recognition };
    case 'answer': {
      if (recognition.format === 'sentence') {
        const isPasted = text.trim().length >= PASTED_SENTENCE;
        return { query: toQuery(text), recognition: isPasted ? recognition : undefined };
      }
      const [first] = recognition.findings;
      return { query: first?.code ?? first?.problemCode ?? '', recognition };
    }
    case 'tooLong':
    case 'broken':
    case 'noResult':
      return { query: '', recognition };
  }
}

function toQuery(text: string): string {
  return removePrivateNumbers(text).trim().slice(0, LONGEST_QUERY);
}
