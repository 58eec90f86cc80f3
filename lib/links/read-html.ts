import { Parser } from 'htmlparser2';

/** A link or resource of a page, as written in its HTML. */
export type HtmlLink = { readonly href: string; readonly attribute: 'href' | 'src' };

export type HtmlFacts = {
  readonly ids: readonly string[];
  readonly links: readonly HtmlLink[];
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

/** Reads the ids and links of an HTML document, those of its head included. */
export function readHtml(html: string): HtmlFacts {
  const ids: string[] = [];
  const links: HtmlLink[] = [];
  const parser = new Parser({
    onopentag(_name, attributes) {
      if (attributes.id !== undefined) ids.push(keep(attributes.id));
      const { href, src, rel } = attributes;
      // Names a host and no page: Next has the browser open a connection for fonts that are not preloaded.
      const isHost = rel === 'preconnect';
      if (href !== undefined && !isHost) links.push({ href: keep(href), attribute: 'href' });
      if (src !== undefined) links.push({ href: keep(src), attribute: 'src' });
    },
  });
  parser.end(html);
  return { ids, links };
}
