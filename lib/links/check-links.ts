import { findNearest } from '../errors/nearest';
import type { HtmlFacts } from './read-html';

/** What was published. Addresses carry the base path. */
export type Export = {
  /** By address: '/docs/'. */
  readonly pages: ReadonlyMap<string, HtmlFacts>;
  /** Links of the Markdown files, by address: '/docs/faq.md'. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  /** Every file: '/img/logo.svg'. */
  readonly files: ReadonlySet<string>;
  /** Where the site is published, such as 'https://docs.exemplo.com.br/manual': absolute links below it are its own. */
  readonly site: string;
};

/** A link that leads nowhere, with the nearest thing that exists. */
export type BrokenLink = {
  readonly page: string;
  readonly href: string;
  readonly reason: 'page' | 'anchor' | 'file';
  readonly nearest: string | undefined;
};

/** Every internal link of the export whose page, anchor or file does not exist. */
export function findBrokenLinks(published: Export): readonly BrokenLink[] {
  const ids = new Map([...published.pages].map(([page, facts]) => [page, new Set(facts.ids)]));
  const links = [...published.pages].map(([page, facts]) => [page, facts.links] as const);
  return [...links, ...published.texts].flatMap(([page, hrefs]) =>
    [...new Set(hrefs)].map((href) => checkLink(page, href, published, ids)).filter((broken) => broken !== undefined),
  );
}

function checkLink(
  page: string,
  href: string,
  { pages, files, site }: Export,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): BrokenLink | undefined {
  const own = href.startsWith(`${site}/`) ? href.slice(new URL(site).origin.length) : href;
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(own)) return undefined;
  const url = new URL(own, `http://site${page}`);
  const path = decode(url.pathname);
  if (files.has(path)) return undefined;
  const known = ids.get(path);
  if (!known) {
    const isFile = /\.[a-z0-9]+$/i.test(path);
    const [nearest] = findNearest(path, isFile ? files : pages.keys(), 1);
    return { page, href, reason: isFile ? 'file' : 'page', nearest };
  }
  const anchor = decode(url.hash.slice(1));
  // A fragment such as "#chave=35…" hands the page a value and names no element.
  if (anchor === '' || /^[a-z]+=/.test(anchor) || known.has(anchor)) return undefined;
  const [near] = findNearest(anchor, known, 1);
  return { page, href, reason: 'anchor', nearest: near === undefined ? path : `${path}#${near}` };
}

/** A malformed escape sequence stands for itself, and so leads nowhere. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** One readable block for all broken links; links repeated on many pages are summed up. */
export function formatBrokenLinks(broken: readonly BrokenLink[]): string {
  const byHref = new Map<string, [BrokenLink, ...BrokenLink[]]>();
  for (const link of broken) {
    const key = link.href.startsWith('#') ? `${link.page} ${link.href}` : link.href;
    const group = byHref.get(key);
    if (group) group.push(link);
    else byHref.set(key, [link]);
  }
  const blocks = [...byHref.values()].map((group) => {
    const [first] = group;
    const pages = group.slice(0, 3).map(({ page }) => page);
    const more = group.length > 3 ? ` and ${group.length - 3} more pages` : '';
    const fix = first.nearest === undefined ? 'remove the link' : `the nearest target is ${first.nearest}`;
    return `${pages.join(', ')}${more}\n  ${first.href}: no such ${first.reason}\n  Fix: ${fix}`;
  });
  return `${broken.length} broken ${broken.length === 1 ? 'link' : 'links'}\n\n${blocks.join('\n\n')}`;
}
