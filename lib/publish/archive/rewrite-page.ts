import { Parser } from 'htmlparser2';
import { type ArchiveLinks, moveAddress } from './move-address';

/**
 * What opens from a disk: no code, and nothing from elsewhere. A page from a disk has no origin, and so no 'self'. Its
 * style is text of the build, which hashes would have to follow, and without scripts nothing can change it.
 */
export const POLICY =
  "default-src 'none'; style-src file: 'unsafe-inline'; img-src file: data:; font-src file:; form-action file:; base-uri 'none'";

/** Relations of a `<link>` that mean something on a disk. */
const KEPT_RELATIONS = new Set(['stylesheet', 'icon', 'canonical']);

const ADDRESSES = ['href', 'src', 'action'] as const;

/**
 * A page as it opens from a disk, without a server: addresses of pages and files become relative, those of what is not
 * in the archive lead to the published site, and the site's scripts, which are modules or fetch something, are gone. The
 * page then shows what it has for readers without scripts; `addSearch` gives the search page its own.
 * @param html a page of the export
 * @param file its path in the archive
 */
export function rewritePage(html: string, file: string, links: ArchiveLinks): string {
  const parts: string[] = [];
  let copied = 0;
  let script: number | undefined;
  const replace = (from: number, to: number, text: string) => {
    parts.push(html.slice(copied, from), text);
    copied = to;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const from = parser.startIndex;
      const to = parser.endIndex + 1;
      if (name === 'script') {
        script = from;
        return;
      }
      const isPolicy = name === 'meta' && attributes['http-equiv'] === 'Content-Security-Policy';
      if (isPolicy) replace(from, to, `<meta http-equiv="Content-Security-Policy" content="${POLICY}"/>`);
      else if (name === 'link' && !KEPT_RELATIONS.has(attributes.rel ?? '')) replace(from, to, '');
      else if (ADDRESSES.some((attribute) => attributes[attribute] !== undefined)) {
        replace(from, to, rewriteTag(html.slice(from, to), attributes, file, links));
      }
    },
    onclosetag(name) {
      if (name !== 'script' || script === undefined) return;
      replace(script, parser.endIndex + 1, '');
      script = undefined;
    },
  });
  parser.end(html);
  return parts.join('') + html.slice(copied);
}

function rewriteTag(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  file: string,
  links: ArchiveLinks,
): string {
  return ADDRESSES.reduce((text, name) => {
    const address = attributes[name];
    if (address === undefined) return text;
    const moved = moveAddress(address, file, links);
    if (moved === address) return text;
    const escaped = moved.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    return text.replace(new RegExp(`(\\s${name}=")[^"]*"`), (_, start: string) => `${start}${escaped}"`);
  }, tag);
}
