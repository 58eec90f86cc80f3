import { matchCodes } from '../../../lib/fiscal/match-codes';
import { CODE_TABLE } from './code-table';
import { findingsOf } from './read-findings';

/** The entries that a text leads to, for its first result: "nfe/539". */
export function entriesOf(text: string): readonly string[] {
  const [match] = matchCodes(findingsOf(text).slice(0, 1), CODE_TABLE);
  return match?.entries.map(({ document, code }) => `${document}/${code}`) ?? [];
}
