import { SiteError } from '../errors/site-error';

/** Scripts of a page's head that run when they have come, and hints to fetch such a script early. */
const EARLY = /<script src="[^"]*" async=""><\/script>|<link rel="preload" as="script"[^>]*>/g;
/** Next's first script behind the content: it starts what the others bring. */
const START = '<script id="_R_">';

/**
 * Moves the scripts that a page names in its head behind its content. Named in the head they share the line with the
 * page and its style sheet, and on a line of 1.6 Mbit/s the first paint came 0.1 seconds later. Nobody waits for them
 * longer: they start when the data of the page is there, and that stands at the end in any case.
 * @param html a page of the export
 * @param file the page's file, for the message
 * @throws SiteError when the page does not name its scripts as this version of Next does
 */
export function nameScriptsLast(html: string, file: string): string {
  const end = html.indexOf('</head>');
  const at = html.indexOf(START, end);
  const head = html.slice(0, Math.max(end, 0));
  const scripts = (head.match(EARLY) ?? []).filter((tag) => tag.startsWith('<script'));
  if (at < 0 || scripts.length === 0) {
    throw new SiteError({
      place: { file },
      key: 'scripts',
      found: 'the page does not name its scripts in the form this build expects',
      fix: 'compare lib/publish/scripts-last.ts with the HTML that this version of Next writes',
    });
  }
  return head.replace(EARLY, '') + html.slice(end, at) + scripts.join('') + html.slice(at);
}
