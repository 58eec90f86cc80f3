import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isAccessKey } from '@/lib/fiscal/key-form';
import { basePath } from '@/lib/routes/base-path';
import { formatKeyHash } from '@/lib/routes/key-hash';
import { endAll, findAround, onDocument } from './document-events';

/** The inspector as the page's keys open it. */
export type KeyLinks = {
  /** Site path of the inspector, locale prefix included, without base path. */
  readonly path: string;
  /** What a key does, for its tooltip. */
  readonly label: string;
};

/** Where a key can stand alone: inline code, and the tokens of highlighted samples and answers. */
const HOLDERS = 'main :is(code:not(pre code), pre code span)';
/** Marks a holder whose text is a key. */
const MARK = 'data-access-key';

/**
 * Makes every access key that stands alone in a piece of code open the inspector. Nothing is put into the page: code is
 * looked at only when the pointer or the focus first comes to it, and only a right key becomes a link, so that keys cost
 * neither markup nor time while a page loads.
 */
export function useKeyLinks({ path, label }: KeyLinks): void {
  const router = useRouter();
  useEffect(() => {
    const open = (event: Event) => {
      const key = readKey(findAround(event, `[${MARK}]`));
      if (key === undefined) return;
      // The router changes a hash without telling: the inspector listens to the browser's own event.
      if (window.location.pathname === basePath + path) window.location.hash = formatKeyHash(key);
      else router.push(`${path}${formatKeyHash(key)}`);
    };
    const openByKeyboard = (event: KeyboardEvent) => {
      if (event.key === 'Enter') open(event);
    };
    const markPointed = (event: Event) => markKey(findAround(event, HOLDERS), label);
    // From the first focus on, every key of the page can be reached by keyboard.
    const seen = new WeakSet<Element>();
    const markAll = (event: Event) => {
      const main = findAround(event, 'main');
      if (!main || seen.has(main)) return;
      seen.add(main);
      for (const holder of document.querySelectorAll(HOLDERS)) markKey(holder, label);
    };
    return endAll(
      onDocument('click', open),
      onDocument('keydown', openByKeyboard),
      onDocument('pointerover', markPointed),
      onDocument('focusin', markAll),
    );
  }, [router, path, label]);
}

function markKey(holder: Element | null, label: string): void {
  if (!holder || holder.hasAttribute(MARK) || holder.closest('a') || readKey(holder) === undefined) return;
  holder.setAttribute(MARK, '');
  holder.setAttribute('role', 'link');
  holder.setAttribute('tabindex', '0');
  holder.setAttribute('title', label);
}

/** The key that is all there is in an element, quotes of a sample aside. */
function readKey(holder: Element | null): string | undefined {
  const text = holder?.textContent ?? '';
  const key = text.length > 50 ? '' : text.trim().replace(/^["'](.*)["']$/, '$1');
  return isAccessKey(key) ? key : undefined;
}
