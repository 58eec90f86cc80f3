import { Parser } from 'htmlparser2';

export type HtmlFacts = {
  readonly ids: readonly string[];
  /** Ids in the page's text that links may name for years; undefined for a page without a main part. */
  readonly anchors: readonly string[] | undefined;
  /** Addresses of its links and resources, as written. */
  readonly links: readonly string[];
};

/**
 * Texts that appear on many pages, each kept once. The parser's texts are slices that would keep their whole document
 * in memory; what is kept here is a copy.
 */
const kept = new Map<string, string>();

function keep(text: string): string {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const copy = Buffer.from(text).toString();
  kept.set(copy, copy);
  return copy;
}

/** The page's own frame, form controls and parts of drawings, which other elements name and no reader. */
const NO_PLACES = new Set(['main', 'button', 'input', 'textarea', 'select', 'marker']);

/** Reads the ids and links of an HTML document, those of its head included. */
export function readHtml(html: string): HtmlFacts {
  const ids: string[] = [];
  const links: string[] = [];
  let anchors: string[] | undefined;
  let isInMain = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      const { id, href, src, rel } = attributes;
      if (name === 'main') {
        anchors ??= [];
        isInMain = true;
      }
      if (id !== undefined) {
        const known = keep(id);
        ids.push(known);
        // React numbers the ids that it makes itself: they name another element after a change.
        if (isInMain && !NO_PLACES.has(name) && !/^_[A-Z]_/.test(known)) anchors?.push(known);
      }
      // Names a host and no page: Next has the browser open a connection for fonts that are not preloaded.
      const isHost = rel === 'preconnect';
      if (href !== undefined && !isHost) links.push(keep(href));
      if (src !== undefined) links.push(keep(src));
    },
    onclosetag(name) {
      if (name === 'main') isInMain = false;
    },
  });
  parser.end(html);
  return { ids, anchors, links };
}
