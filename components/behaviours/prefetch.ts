import { useEffect } from 'react';
import { DATA_FILE, ROUTER_FILE, readDataScript } from '@/lib/page-scripts/page-data';
import { REFERENCE_SHEET } from '@/lib/page-scripts/reference-sheet';
import { fillStaticParts } from '@/lib/page-scripts/static-parts';
import { basePath } from '@/lib/routes/base-path';
import { PAGE_ARRIVED } from './navigation-event';
import { loadReferenceSheet } from './reference-sheet';

/** After so many pages that a reader has only pointed at, they are forgotten. */
const MOST_AHEAD = 20;

/** Data that was fetched ahead, by the path of its file on the host; each serves one navigation. */
const ahead = new Map<string, Promise<Response | undefined>>();

/** Whether the reader's connection allows fetching what may never be read. */
export function canPrefetch(): boolean {
  // The Network Information API is not in every browser, nor in TypeScript's DOM types.
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/**
 * Fetches the data of a page that a reader may be about to open. The router asks for the same and gets it from here:
 * left to itself it would fetch a tree and four segments ahead, and the whole again where a click comes first.
 * @param path of a page, without base path
 */
export function prefetchPage(path: string): void {
  const address = `${basePath}${path}${DATA_FILE}`;
  if (!path.endsWith('/') || ahead.has(address)) return;
  if (ahead.size === MOST_AHEAD) ahead.clear();
  const answer = fetchPage(address, fetch);
  // What does not come is asked for again by the click.
  ahead.set(
    address,
    answer.catch(() => undefined),
  );
}

/**
 * Lets the router have the data of a page only when all of it is there. It would show what it has while the rest comes,
 * and put an error of its own in place of the whole document where that breaks off; what it cannot fetch it leaves to
 * the browser, as a plain link does.
 */
export function useWholePages(): void {
  useEffect(() => {
    const fetchAny = window.fetch;
    window.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
      const address = pathname.replace(ROUTER_FILE, DATA_FILE);
      if (address === pathname) return fetchAny(input, init);
      const early = ahead.get(address);
      ahead.delete(address);
      const page = (await early) ?? (await fetchPage(address, (file) => fetchAny(file, init)));
      window.dispatchEvent(new Event(PAGE_ARRIVED));
      return page;
    };
    return () => {
      window.fetch = fetchAny;
    };
  }, []);
}

/**
 * A page's data, filled from its HTML, as the router expects it: it takes plain text for data and the address for that of
 * its own file.
 * @param address of the file with the data
 * @throws SyntaxError or TypeError when one of the two breaks off, is another thing or of another build, or the style
 * sheet does not come: the router then does as where none comes
 */
async function fetchPage(address: string, get: (address: string) => Promise<Response>): Promise<Response> {
  const [answer, page] = await Promise.all([get(address), get(address.replace(DATA_FILE, ''))]);
  // Of a refusal too the router reads a body.
  const data = answer.ok ? await fillFrom(await page.text(), await answer.text()) : '';
  const made = new Response(data, { status: answer.status, headers: { 'content-type': 'text/plain' } });
  // A response that was made says nothing of where it came from.
  return Object.defineProperties(made, {
    url: { value: answer.url.replace(DATA_FILE, ROUTER_FILE) },
    redirected: { value: answer.redirected },
  });
}

async function fillFrom(html: string, script: string): Promise<string> {
  const [digest, data] = readDataScript(script);
  // At its end the page names its data.
  if (!html.includes(`?${digest}"`)) throw new TypeError(digest);
  const page = new DOMParser().parseFromString(html, 'text/html');
  // A page that does not say where the reference's styles are begins with them.
  if (!page.querySelector(`link[${REFERENCE_SHEET}]`)) await loadReferenceSheet();
  return fillStaticParts(data, page);
}
