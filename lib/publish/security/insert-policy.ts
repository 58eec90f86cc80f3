import { SiteError } from '../../errors/site-error';

/** How Next starts the head of each page: what tells the encoding must be among the first 1024 bytes. */
const START = '<head><meta charSet="utf-8"/>';

/**
 * Puts the policy into a page, for hosts that send no headers: before everything that it speaks of.
 * @param html a page of the export
 * @param policy in the form of a `<meta>`, which has no double quotes
 * @param file the page's file, for the message
 * @throws SiteError when the page does not start as Next starts its pages
 */
export function insertPolicy(html: string, policy: string, file: string): string {
  const end = html.indexOf(START) + START.length;
  if (end < START.length) {
    throw new SiteError({
      place: { file },
      key: 'security policy',
      found: 'the head of the page does not start in the form this build expects',
      fix: 'compare lib/publish/security/insert-policy.ts with the HTML that this version of Next writes',
    });
  }
  return `${html.slice(0, end)}<meta http-equiv="Content-Security-Policy" content="${policy}"/>${html.slice(end)}`;
}
