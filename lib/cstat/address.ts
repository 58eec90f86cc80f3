import { docsPath } from '../routes/page-address';
import type { CStat } from './cstat';

/** Path of a page of the knowledge base, without locale prefix. The codes are the same for every version. */
export function cstatPath(...segments: readonly string[]): string {
  return docsPath('', 'cstat', ...segments);
}

/** Id of a code's entry on the page of its document. */
export function toCStatAnchor(code: string): string {
  return `cstat-${code}`;
}

/** Address of a code without locale prefix: a page of its own, or its entry on the page of the document. */
export function toCStatAddress({
  document,
  code,
  explanation,
}: Pick<CStat, 'document' | 'code' | 'explanation'>): string {
  return explanation ? cstatPath(document, code) : `${cstatPath(document)}#${toCStatAnchor(code)}`;
}
