import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { endAll, findAround, onDocument } from './document-events';
import { KEY_HOLDERS, type KeyLinks } from './key-holders';

let code: Promise<typeof import('./key-links')> | undefined;

/**
 * Makes every access key that stands alone in a piece of code open the inspector. Nothing is put into the page, and what
 * does it is fetched only when the pointer or the focus first comes near a key: keys cost neither markup nor time while a
 * page loads.
 */
export function useKeyLinks(links: KeyLinks): void {
  const router = useRouter();
  useEffect(() => {
    const handle = async (event: Event) => {
      const place = findAround(event, event.type === 'focusin' ? 'main' : KEY_HOLDERS);
      // The digits that end every key.
      if (!/\d{26}/.test(place?.textContent ?? '')) return;
      try {
        code ??= import('./key-links');
        (await code).handleKeyEvent(event, links, router.push);
      } catch {
        // A key stays text; the next event asks again.
        code = undefined;
      }
    };
    return endAll(
      onDocument('click', handle),
      onDocument('keydown', handle),
      onDocument('pointerover', handle),
      onDocument('focusin', handle),
    );
  }, [router, links]);
}
