import { SiteError } from '../../errors/site-error';
import type { Page } from '../../pages/page';
import { toHref } from '../../routes/locale-address';

/** An address that leads to another for good. Both are site paths without base path; `to` may end in a fragment. */
export type Redirect = { readonly from: string; readonly to: string };

/** What no host takes for a pattern, a variable or the end of a word. Letters with accents are written in percent. */
const PLAIN = /^\/(?:[\w.~/-]|%[89A-F][\dA-F])*$/;
const PLAIN_PLACE = /^[\w.~-]+$/;

/**
 * Every redirect, with base path and as it is written in an address: those of pages that only lead on, then the moved.
 * @throws SiteError when one has a character that some host reads in its own way, or two start from one address
 */
export function listRedirects(pages: readonly Page[], moved: readonly Redirect[]): readonly Redirect[] {
  const leading = pages.flatMap((page) =>
    page.kind === 'redirect' ? [{ from: page.path, to: page.target.path }] : [],
  );
  const redirects = [...leading, ...moved].map(({ from, to }) => ({ from: encodeURI(from), to: encodeURI(to) }));
  const seen = new Set<string>();
  for (const { from, to } of redirects) {
    const [path = '', ...place] = to.split('#');
    const isPlain = PLAIN.test(from) && PLAIN.test(path) && place.every((name) => PLAIN_PLACE.test(name));
    if (!isPlain) refuse(from, `it leads to ${to}`, 'use letters, digits, "-", "_", "." and "~" in both addresses');
    if (from === path) refuse(from, 'it leads to itself', 'leave it out: a page finds its own moved anchors');
    if (seen.has(from)) refuse(from, 'there are two', 'name one address that it leads to');
    seen.add(from);
  }
  return redirects.map(({ from, to }) => ({ from: toHref(from), to: toHref(to) }));
}

function refuse(from: string, found: string, fix: string): never {
  throw new SiteError({ place: { file: 'redirects' }, key: from, found, fix });
}
