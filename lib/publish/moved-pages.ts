import { siteConfig } from '../config/site';
import { getMessages } from '../i18n/messages';
import { type Alias, splitPermalink } from '../permalinks/alias';
import { type SitePath, toAbsoluteUrl, toHref, withLocale } from '../routes/locale-address';
import { escapeHtml } from '../text/escape-html';
import type { Redirect } from './hosts/redirects';
import type { PublishedFile } from './published-file';

/** Pages that moved as a whole, in every locale, for hosts that answer with redirects. */
export function listMovedAddresses(aliases: readonly Alias[]): readonly Redirect[] {
  const pages = aliases.filter(({ from }) => !from.includes('#'));
  return siteConfig.locales.flatMap(({ code }) => pages.map(({ from, to }) => localize(code, from, to)));
}

/**
 * A page in place of each that moved, for hosts without redirects, and the script that they share: each leads on with the
 * address's query and anchor, without scripts to the page alone. Anchors that went elsewhere than the page are links in it.
 */
export function listMovedPages(aliases: readonly Alias[]): readonly PublishedFile[] {
  const moved = aliases.filter(({ from }) => !from.includes('#'));
  const pages = siteConfig.locales.flatMap(({ code }) =>
    moved.map((alias) => {
      const anchors = aliases.filter(({ from }) => from.startsWith(`${alias.from}#`));
      const path = `${localize(code, alias.from, '/').from}index.html`;
      return { path, content: writeMovedPage(code, alias, anchors) };
    }),
  );
  return pages.length === 0 ? [] : [{ path: SCRIPT_PATH, content: SCRIPT }, ...pages];
}

function localize(locale: string, from: SitePath, to: string): Redirect {
  const { page, anchor } = splitPermalink(to);
  return { from: withLocale(locale, from), to: withLocale(locale, page) + (anchor && `#${anchor}`) };
}

/** A file, because a text in the page would need a place in the security policy. */
const SCRIPT_PATH = '/moved.js';

/** Goes to the link with the address's anchor as its id, else to the first, the page's own. */
const SCRIPT = `const { hash, search } = location;
const links = [...document.links];
const link = links.find(({ id }) => id && [id, encodeURIComponent(id)].includes(hash.slice(1))) ?? links[0];
location.replace(link.pathname + search + (link.hash || hash));
`;

/** All that such a page loads is that script and the icon, which browsers ask for whether it is named or not. */
const POLICY = "default-src 'none'; script-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

function writeMovedPage(locale: string, { to }: Alias, anchors: readonly Alias[]): string {
  const { title, lead } = getMessages(locale).redirect;
  const target = localize(locale, '/', to).to;
  const links = anchors.map((alias) => {
    const id = splitPermalink(alias.from).anchor;
    return `<li><a id="${escapeHtml(id)}" href="${escapeHtml(toHref(localize(locale, '/', alias.to).to))}">${escapeHtml(id)}</a></li>`;
  });
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${toHref('/favicon.ico')}">
<link rel="canonical" href="${escapeHtml(toAbsoluteUrl(target))}">
<noscript><meta http-equiv="refresh" content="0;url=${escapeHtml(toHref(target))}"></noscript>
</head>
<body>
<p>${escapeHtml(lead)} <a href="${escapeHtml(toHref(target))}">${escapeHtml(toAbsoluteUrl(target))}</a>.</p>
<ul>${links.join('')}</ul>
<script src="${toHref(SCRIPT_PATH)}"></script>
</body>
</html>
`;
}
