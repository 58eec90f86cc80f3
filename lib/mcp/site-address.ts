import { stripPageSuffix } from '../routes/canonical-address';
import type { SitePath } from '../routes/locale-address';
import { withTrailingSlash } from '../routes/trailing-slash';
import type { SiteFacts } from './site-facts';
import { ToolFault } from './tool-fault';

/** A page of the site and the place in it; '' for the whole page. */
export type PagePlace = { readonly path: SitePath; readonly anchor: string };

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** What the segments of the site's addresses are made of. */
const PATH = /^(?:\/[a-z0-9_][a-z0-9_.-]*)*\/?$/i;
const ANCHOR = /^[\w.@*-]*$/u;

/**
 * The address that published files are read from: HTTPS, or HTTP on this machine for previews. It has no final slash.
 * @throws ToolFault when it is no such address
 */
export function parseSiteUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.includes(url.hostname));
  if (!url || !isSafe || url.username !== '' || url.search !== '' || url.hash !== '' || !PATH.test(url.pathname)) {
    throw new ToolFault(
      `O endereço do site não serve: “${text.slice(0, 200)}”. Use https://, ou http://localhost para uma prévia, sem usuário, consulta nem fragmento.`,
    );
  }
  return url.origin + url.pathname.replace(/\/$/, '');
}

/**
 * The page that an address of the site names, in any form in which people have it: whole or only the path, with base
 * path, locale prefix, the ending of its Markdown file, a query.
 * @param text whatever the caller gave
 * @param siteUrl where published files are read from
 * @throws ToolFault when it is no address of this site
 */
export function readPlace(text: string, siteUrl: string, { url, localePrefixes }: SiteFacts): PagePlace {
  const trimmed = text.trim();
  const address = /^https?:/i.test(trimmed) ? readAddress(trimmed, [siteUrl, url]) : trimmed;
  const [, rawPath = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(address) ?? [];
  const base = new URL(url).pathname.replace(/\/$/, '');
  const rooted = rawPath.startsWith('/') ? rawPath : `/${rawPath}`;
  const shared = cutPrefixes(rooted, [base, ...localePrefixes]);
  if (shared.length > 300 || !PATH.test(shared) || !ANCHOR.test(anchor)) {
    throw new ToolFault(
      'Este endereço não é de uma página. Use o caminho como a busca o dá, como /docs/cstat/nfe/539/.',
    );
  }
  const bare = shared === '/index.md' ? '/' : shared.replace(/\.md$/, '');
  return { path: stripPageSuffix(bare) ?? withTrailingSlash(bare), anchor };
}

/** The part of an absolute address behind the one of the site. */
function readAddress(address: string, sites: readonly string[]): string {
  const parsed = URL.canParse(address) ? new URL(address) : undefined;
  const whole = parsed ? parsed.origin + parsed.pathname : '';
  const site = sites.find((each) => whole === each || whole.startsWith(`${each}/`));
  if (!parsed || site === undefined) {
    throw new ToolFault(`Este endereço não é desta documentação, que está em ${sites.at(-1)}. Dê um endereço dela.`);
  }
  return `${whole.slice(site.length) || '/'}${parsed.hash}`;
}

function cutPrefixes(path: string, prefixes: readonly string[]): string {
  return prefixes
    .filter((prefix) => prefix !== '')
    .reduce((rest, prefix) => (`${rest}/`.startsWith(`${prefix}/`) ? rest.slice(prefix.length) || '/' : rest), path);
}
