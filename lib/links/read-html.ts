import { Parser } from 'htmlparser2';

/** A link or resource of a page, as written in its HTML. */
export type HtmlLink = { readonly href: string; readonly attribute: 'href' | 'src' };

export type HtmlFacts = {
  readonly ids: readonly string[];
  readonly links: readonly HtmlLink[];
};

/** Reads the ids and links of an HTML document. Canonical and alternate links are absolute and left out. */
export function readHtml(html: string): HtmlFacts {
  const ids: string[] = [];
  const links: HtmlLink[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id !== undefined) ids.push(attributes.id);
      const { href, src } = attributes;
      const isAbsolute = name === 'link' && /^(canonical|alternate)$/.test(attributes.rel ?? '');
      if (href !== undefined && !isAbsolute) links.push({ href, attribute: 'href' });
      if (src !== undefined) links.push({ href: src, attribute: 'src' });
    },
  });
  parser.end(html);
  return { ids, links };
}
