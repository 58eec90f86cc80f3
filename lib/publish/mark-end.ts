import { SiteError } from '../errors/site-error';
import { HAS_END, PAGE_END } from '../page-scripts/part-failure';

const START = '<html';
const END = '</body></html>';

/**
 * Gives a page an end that can be found: a document that breaks off looks whole to a script in it, since browsers close
 * whatever is open. The page says at its start that it has one.
 * @param html a page of the export, with its data in it
 * @param file the page's file, for the message
 * @throws SiteError when the page does not end as Next ends its pages
 */
export function markEnd(html: string, file: string): string {
  const start = html.indexOf(START) + START.length;
  if (start < START.length || !html.endsWith(END)) {
    throw new SiteError({
      place: { file },
      key: 'page end',
      found: 'the page does not begin and end in the form this build expects',
      fix: 'compare lib/publish/mark-end.ts with the HTML that this version of Next writes',
    });
  }
  const attribute = ` ${HAS_END}=""`;
  return `${html.slice(0, start)}${attribute}${html.slice(start, -END.length)}<template id="${PAGE_END}"></template>${END}`;
}
