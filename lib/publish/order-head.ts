import { SiteError } from '../errors/site-error';

/** What the document says of itself, first of which is what the first paint waits for, up to its scripts. */
const OWN = '<link rel="expect"';
/** What the page says of itself, of which the title is first. */
const OF_PAGE = '<title>';

/** A style sheet that the first paint waits for; one of a component that comes later has its address first. */
const SHEET = /<link [^>]*\brel="stylesheet"[^>]*>/g;
/** A script that stands in the head as text, and runs where it stands. */
const SCRIPT = /<script>.*?<\/script>/gs;

/**
 * Puts what a page says of itself (title, description, addresses) behind what all say alike. React writes first what is
 * ready first, which on pages for addresses without a page differs from build to build.
 *
 * Style sheets come behind the scripts: one that stands behind a sheet waits for it, and so does all of the page that a
 * browser could read meanwhile. None of them looks at styles.
 * @param html a page of the export
 * @param file the page's file, for the message
 * @throws SiteError when the head does not hold both as this version of Next writes them
 */
export function orderHead(html: string, file: string): string {
  const head = html.slice(0, Math.max(html.indexOf('</head>'), 0));
  const page = head.indexOf(OF_PAGE);
  const own = head.indexOf(OWN);
  if (page < 0 || own < 0) throw createError(file);
  const scripts = head.indexOf('<script');
  if (scripts < own || scripts < page) throw createError(file);
  const swapped = head.slice(0, page) + head.slice(own, scripts) + head.slice(page, own) + head.slice(scripts);
  return putSheetsLast(own < page ? head : swapped) + html.slice(head.length);
}

/** Puts the style sheets behind the last script that stands in a head as text. */
function putSheetsLast(head: string): string {
  const rest = head.replace(SHEET, '');
  const last = [...rest.matchAll(SCRIPT)].at(-1);
  const end = last ? last.index + last[0].length : rest.length;
  return rest.slice(0, end) + (head.match(SHEET) ?? []).join('') + rest.slice(end);
}

function createError(file: string): SiteError {
  return new SiteError({
    place: { file },
    key: 'head',
    found: 'title and metadata do not stand beside what all pages say, before the scripts',
    fix: 'compare lib/publish/order-head.ts with the HTML that this version of Next writes',
  });
}
