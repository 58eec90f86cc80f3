import { useEffect } from 'react';
import { HAS_END, PAYLOAD_END } from '@/lib/page-scripts/part-failure';

/**
 * Lets the router have the data of a page only when all of it is there. It would show what it has while the rest comes,
 * and put an error of its own in place of the whole document where that breaks off; what it cannot fetch it leaves to
 * the browser, as a plain link does.
 */
export function useWholePayloads(): void {
  useEffect(() => {
    const fetchAny = window.fetch;
    window.fetch = async (input, init) => {
      const answer = await fetchAny(input, init);
      return answer.ok && new Headers(init?.headers).has('rsc') ? readWhole(answer) : answer;
    };
    return () => {
      window.fetch = fetchAny;
    };
  }, []);
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
