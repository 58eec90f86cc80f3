import { SiteError } from '../errors/site-error';
import { PAGE_DATA } from '../page-scripts/part-failure';

/** How Next's first script of a page makes the list of its data, and adds to it. */
const START = `(self.${PAGE_DATA}=self.${PAGE_DATA}||[]).push(`;

/**
 * Makes sure that a page carries its data in the list that the script for broken pages empties.
 * @param html a page as Next exported it
 * @param file the page's file, for the message
 * @throws SiteError when a new version of Next writes its data in another form
 */
export function checkPageData(html: string, file: string): void {
  if (html.includes(START)) return;
  throw new SiteError({
    place: { file },
    key: 'page data',
    found: `the page does not add its data to ${PAGE_DATA}, the list that the script for broken pages empties`,
    fix: 'compare lib/page-scripts/part-failure.ts with the HTML that this version of Next writes',
  });
}
