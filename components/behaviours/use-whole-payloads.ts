import { useEffect } from 'react';
import { DATA_FILE, readDataScript } from '@/lib/page-scripts/page-data';
import { basePath } from '@/lib/routes/base-path';

/** The file of an export that the router asks for, in the page's folder; the build puts another in its place. */
const ROUTER_FILE = 'index.txt';
/** After so many pages that a reader has only pointed at, they are forgotten. */
const MOST_AHEAD = 20;

/** Data that was fetched ahead, by the path of its file on the host; each serves one navigation. */
const ahead = new Map<string, Promise<Response | undefined>>();

/**
 * Fetches the data of a page that a reader may be about to open. The router asks for the same and gets it from here:
 * left to itself it would fetch a tree and four segments ahead, and the whole again where a click comes first.
 * @param path of a page, without base path
 */
export function fetchAhead(path: string): void {
  const address = `${basePath}${path}${DATA_FILE}`;
  if (!path.endsWith('/') || ahead.has(address)) return;
  if (ahead.size === MOST_AHEAD) ahead.clear();
  const answer = fetch(address).then(toRouterAnswer);
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
export function useWholePayloads(): void {
  useEffect(() => {
    const fetchAny = window.fetch;
    window.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
      const address = pathname.replace(ROUTER_FILE, DATA_FILE);
      if (address === pathname) return fetchAny(input, init);
      const early = ahead.get(address);
      ahead.delete(address);
      return (await early) ?? toRouterAnswer(await fetchAny(address, init));
    };
    return () => {
      window.fetch = fetchAny;
    };
  }, []);
}

/**
 * The answer as the router expects it, which takes plain text for data and the address for that of its own file.
 * @throws SyntaxError when the answer breaks off or is no data: the router then does as where none comes
 */
async function toRouterAnswer(answer: Response): Promise<Response> {
  // Of a refusal too the router reads a body.
  const data = answer.ok ? readDataScript(await answer.text()) : '';
  const made = new Response(data, { status: answer.status, headers: { 'content-type': 'text/plain' } });
  // A response that was made says nothing of where it came from.
  return Object.defineProperties(made, {
    url: { value: answer.url.replace(DATA_FILE, ROUTER_FILE) },
    redirected: { value: answer.redirected },
  });
}
