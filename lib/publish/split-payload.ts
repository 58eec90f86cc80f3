import { createHash } from 'node:crypto';
import { SiteError } from '../errors/site-error';

/** A page without its hydration data, and that data as a script of its own. */
export type SplitPage = {
  readonly html: string;
  /** File name by content, so that it may be cached for ever. */
  readonly name: string;
  readonly script: string;
};

/** The inline scripts in which Next repeats the page as data for React. */
const PAYLOAD = /<script>((?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(.*?\))<\/script>/gs;

/**
 * Takes the data that React hydrates from out of a page: half of the HTML that Next writes is this second copy of the
 * page, and readers need it only after they see the first. The script is the last thing of the page and neither async
 * nor deferred: Next takes the data for complete as soon as the document's state is no longer "loading", and that
 * comes before deferred scripts run.
 * @param html a page of the export
 * @param folder address of the folder that the script will be in, with its final slash
 * @param file the page's file, for the message of a page without data
 * @throws SiteError when the page has no such scripts: Next writes its pages in another form
 */
export function splitPayload(html: string, folder: string, file: string): SplitPage {
  const parts: string[] = [];
  const rest = html.replace(PAYLOAD, (_, script: string) => {
    parts.push(script);
    return '';
  });
  const end = rest.lastIndexOf('</body>');
  // The script in the head names the data too, but neither sets it nor adds to it.
  if (parts.length === 0 || end < 0 || /__next_f(?:\.|=)/.test(rest)) {
    throw new SiteError({
      place: { file },
      key: 'page data',
      found: 'the page does not carry its data in the form this build expects',
      fix: 'compare lib/publish/split-payload.ts with the HTML that this version of Next writes',
    });
  }
  const script = `${parts.join('\n')}\n`;
  const name = `${createHash('sha256').update(script).digest('base64url').slice(0, 16)}.js`;
  const tag = `<script src="${folder}${name}"></script>`;
  return { html: rest.slice(0, end) + tag + rest.slice(end), name, script };
}
