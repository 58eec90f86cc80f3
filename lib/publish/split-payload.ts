import { createHash } from 'node:crypto';
import { SiteError } from '../errors/site-error';
import { DATA_FILE, writeDataScript } from '../page-scripts/page-data';
import { leaveOutStaticParts } from './leave-out-static-parts';

/** A page without the data that React starts from, and the file of that data. */
export type SplitPage = { readonly html: string; readonly script: string };

/** Characters of the digest by which a page knows its own data. */
const DIGEST_LENGTH = 16;

/** The inline scripts in which Next repeats the page as data for React: the start, and a piece of text each. */
const PAYLOAD =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)|self\.__next_f\.push\(\[1,(".*?")\]\))<\/script>/gs;
/** A script that stands in the page as text. */
const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;

/**
 * Takes the data that React starts from out of a page: half of the HTML that Next writes is this second copy of the
 * page, and readers need it only after they see the first. The router fetches the same data for a link to the page, so
 * that one file serves both. The page runs it as its last thing, neither async nor deferred: Next takes the data for
 * complete as soon as the document's state is no longer "loading", and that comes before deferred scripts run.
 *
 * Scripts of the head are left out of the data: they have run, and React leaves alone what it was told is raw HTML.
 * @param html a page of the export
 * @param data what the router fetches of it; undefined for pages that it never opens
 * @param address of the page, with its final slash
 * @param file the page's file, for the message
 * @param edit changes what both are to say
 * @throws SiteError when page and data are not as this version of Next writes them
 */
export function splitPayload(
  html: string,
  data: string | undefined,
  address: string,
  file: string,
  edit = (text: string) => text,
): SplitPage {
  const pieces: string[] = [];
  const rest = html.replace(PAYLOAD, (_, piece: string | undefined) => {
    if (piece !== undefined) pieces.push(JSON.parse(piece));
    return '';
  });
  const end = rest.lastIndexOf('</body>');
  // The script in the head names the list of the data too, but neither sets it nor adds to it.
  if (pieces.length === 0 || end < 0 || /__next_f(?:\.|=)/.test(rest)) {
    throw createError(file, 'the page does not carry its data in the form this build expects');
  }
  const whole = pieces.join('');
  if (data !== undefined && whole !== data) {
    throw createError(file, 'the page carries other data than the file beside it, which one file is to replace');
  }
  const ownData = edit(leaveOutStaticParts(leaveOutScripts(whole, rest, file), rest, file));
  const digest = createHash('sha256').update(ownData).digest('base64url').slice(0, DIGEST_LENGTH);
  // Named after what it holds, so that no host or browser answers with what an earlier page had there.
  const tag = `<script src="${address}${DATA_FILE}?${digest}"></script>`;
  return { html: edit(rest.slice(0, end)) + tag + rest.slice(end), script: writeDataScript(ownData, digest) };
}

/** Empties the rows of the data that repeat a script of the page's head. */
function leaveOutScripts(data: string, html: string, file: string): string {
  const head = html.slice(0, html.indexOf('</head>'));
  let rest = data;
  for (const [, script = ''] of head.matchAll(INLINE_SCRIPT)) {
    // A row of long text: its length in bytes, and the text without an end of line.
    const [before, after, ...others] = rest.split(`T${Buffer.byteLength(script).toString(16)},${script}`);
    if (before === undefined || after === undefined || others.length > 0) {
      throw createError(file, 'its data does not repeat a script of the head, once, as a row of text');
    }
    rest = `${before}""\n${after}`;
  }
  return rest;
}

function createError(file: string, found: string): SiteError {
  return new SiteError({
    place: { file },
    key: 'page data',
    found,
    fix: 'compare lib/publish/split-payload.ts with the HTML that this version of Next writes',
  });
}
