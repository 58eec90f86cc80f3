import type { StatusSubject } from './answer';

/** Answers to questions: the state of a receipt, key, service or registration, and the distribution of documents. */
const QUERY = /^ret(cons|dist)/i;
/** Answers to a whole batch. A single document's own status stands in an element inside, such as `infProt`. */
const BATCH = /^ret(envi|enveven)/i;

/** What the status of an answer is about, by the name of the element or field that holds it: `retConsReciNFe`. */
export function findSubject(name: string): StatusSubject | undefined {
  if (QUERY.test(name)) return 'query';
  return BATCH.test(name) ? 'batch' : undefined;
}
