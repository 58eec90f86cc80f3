import { SiteError } from '../errors/site-error';

/** What the document says of itself, first of which is what the first paint waits for, up to its scripts. */
const OWN = '<link rel="expect"';
/** What the page says of itself, of which the title is first. */
const OF_PAGE = '<title>';

/**
 * Puts what a page says of itself (title, description, addresses) behind what all say alike. React writes first what is
 * ready first, which on pages for addresses without a page differs from build to build.
 * @param html a page of the export
 * @param file the page's file, for the message
 * @throws SiteError when the head does not hold both as this version of Next writes them
 */
export function orderHead(html: string, file: string): string {
  const head = html.slice(0, Math.max(html.indexOf('</head>'), 0));
  const page = head.indexOf(OF_PAGE);
  const own = head.indexOf(OWN);
  if (page < 0 || own < 0) throw createError(file);
  if (own < page) return html;
  const scripts = head.indexOf('<script');
  if (scripts < own) throw createError(file);
  return html.slice(0, page) + html.slice(own, scripts) + html.slice(page, own) + html.slice(scripts);
}

function createError(file: string): SiteError {
  return new SiteError({
    place: { file },
    key: 'head',
    found: 'title and metadata do not stand beside what all pages say, before the scripts',
    fix: 'compare lib/publish/order-head.ts with the HTML that this version of Next writes',
  });
}
