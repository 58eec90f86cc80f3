import { recogniseAnswer } from '../../fiscal/recognise-answer';
import { LONGEST_TYPED } from './may-be-private';
import { hasPrivateNumber } from './private-numbers';

/**
 * Whether a query names a document, a company or a person, or is an answer of the tax authority that somebody pasted:
 * it must not leave the reader's machine. A code, alone or in a few words, says nothing about anybody.
 */
export function isPrivateQuery(query: string): boolean {
  if (hasPrivateNumber(query)) return true;
  const recognition = recogniseAnswer(query);
  switch (recognition.kind) {
    case 'empty':
    case 'words':
      return false;
    case 'answer':
      return recognition.format !== 'sentence' || query.trim().length > LONGEST_TYPED;
    case 'key':
    case 'tooLong':
    case 'broken':
    case 'noResult':
      return true;
  }
}
