import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { FORM_ID } from '@/lib/openapi/request-form/form-id';
import { OPENED_PARTS } from '@/lib/routes/opened-parts';
import { browserStorage } from '@/lib/storage/browser-storage';
import { STORAGE_KEYS } from '@/lib/storage/keys';
import { endAll, findAround, onDocument, onWindow } from './document-events';
import { showFailure } from './failed-button';

const FIRST_MOVES = ['pointerover', 'keydown', 'toggle'] as const;

/**
 * Makes every `button[data-on-demand]` do what few readers ask for: the code comes with the first click. An address
 * that names the state of a form opens it, and one that names parts of the page opens these.
 */
export function useOnDemand(): void {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has an address of its own.
  useEffect(() => {
    const act = (event?: Event) => {
      const { hash } = window.location;
      const isClick = event?.type === 'click';
      const button = isClick
        ? findAround(event, '[data-on-demand]')
        : hash.startsWith(`#${FORM_ID}=`) && document.querySelector<HTMLElement>('[data-request-form]');
      if (!button) return;
      import('./on-demand').then(
        (code) => code.actOnDemand(button, isClick ? '' : hash),
        () => showFailure(button),
      );
    };
    act();
    // Asked first, because a reader who did nothing is not told that nothing can be kept.
    const hasData = browserStorage.isAvailable() && browserStorage.get(STORAGE_KEYS.readerData);
    const restore = (move?: Event) => {
      import('./on-demand').then(
        (code) => code.restoreState(hasData, move),
        () => {},
      );
    };
    if (hasData || window.location.search.includes(`${OPENED_PARTS}=`)) restore();
    return endAll(
      onDocument('click', act),
      onWindow('hashchange', act),
      // With the reader's first move, before anything can be opened or printed.
      ...(document.querySelector('[data-folded-code]') ? FIRST_MOVES : []).map((type) =>
        onDocument(type, restore, { capture: true, once: true }),
      ),
    );
  }, [pathname]);
}
