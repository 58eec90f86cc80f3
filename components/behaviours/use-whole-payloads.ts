import { useEffect } from 'react';
import { HAS_END, PAYLOAD_END } from '@/lib/page-scripts/part-failure';
import { basePath } from '@/lib/routes/base-path';

/** Name of the file with a page's data, in the page's folder. */
const DATA = 'index.txt';
/** So many pages that a reader has pointed at are kept. */
const MOST_AHEAD = 20;

/** Data that was fetched ahead, by its path on the host; each serves one navigation. */
const ahead = new Map<string, Promise<Response | undefined>>();

/**
 * Fetches the data of a page that a reader may be about to open. The router asks for the same file and gets it from
 * here: left to itself it would fetch a tree and four segments ahead, and the whole again where a click comes first.
 * @param path of a page, without base path
 */
export function fetchAhead(path: string): void {
  const address = `${basePath}${path}${DATA}`;
  if (!path.endsWith('/') || ahead.has(address)) return;
  for (const oldest of ahead.keys()) if (ahead.size >= MOST_AHEAD) ahead.delete(oldest);
  // What does not come is asked for again by the click.
  const answer = fetch(address).then(
    (response) => (response.ok ? readWhole(response) : undefined),
    () => undefined,
  );
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
      if (!new Headers(init?.headers).has('rsc')) return fetchAny(input, init);
      const answer = (await takeAhead(input)) ?? (await fetchAny(input, init));
      return answer.ok ? readWhole(answer) : answer;
    };
    return () => {
      window.fetch = fetchAny;
    };
  }, []);
}

function takeAhead(input: RequestInfo | URL): Promise<Response | undefined> | undefined {
  const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
  const answer = ahead.get(pathname);
  ahead.delete(pathname);
  return answer;
}

/** @throws TypeError when the answer breaks off, as `fetch` does when none comes */
async function readWhole(answer: Response): Promise<Response> {
  const text = await answer.text();
  if (document.documentElement.hasAttribute(HAS_END) && !text.endsWith(PAYLOAD_END)) {
    throw new TypeError(`${answer.url} broke off`);
  }
  const whole = new Response(text, answer);
  // A response that was made says nothing of where it came from.
  return Object.defineProperties(whole, { url: { value: answer.url }, redirected: { value: answer.redirected } });
}
