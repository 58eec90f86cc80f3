import { isAccessKey } from '@/lib/fiscal/key-form';
import { basePath } from '@/lib/routes/base-path';
import { formatKeyHash } from '@/lib/routes/key-hash';
import { findAround, hasModifier } from './document-events';
import { KEY_HOLDERS, type KeyLinks } from './key-holders';
import { isPlainClick } from './plain-click';

/** Marks a holder whose text is a key. */
const MARK = 'data-access-key';

/** Contents in which every key can be reached by keyboard. */
const seen = new WeakSet<Element>();

/**
 * Marks keys when the pointer or the focus comes to them, and opens the inspector with the one that is clicked or
 * entered.
 * @param push gives a site path to the router
 */
export function handleKeyEvent(event: Event, { path, label }: KeyLinks, push: (path: string) => void): void {
  const holder = findAround(event, KEY_HOLDERS);
  if (event.type === 'pointerover') markKey(holder, label);
  else if (event.type === 'focusin') markAll(findAround(event, 'main'), label);
  else if (opensKey(event)) openKey(holder, path, push);
}

/** Whether an event is a click or Enter, without another key. A click that has selected text opens nothing. */
function opensKey(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.key === 'Enter' && !hasModifier(event);
  return event instanceof MouseEvent && isPlainClick(event) && window.getSelection()?.type !== 'Range';
}

/** From the first focus on, every key of the page can be reached by keyboard. */
function markAll(main: Element | null, label: string): void {
  if (!main || seen.has(main)) return;
  seen.add(main);
  for (const holder of document.querySelectorAll(KEY_HOLDERS)) markKey(holder, label);
}

function markKey(holder: Element | null, label: string): void {
  if (!holder || holder.hasAttribute(MARK) || holder.closest('a') || readKey(holder) === undefined) return;
  holder.setAttribute(MARK, '');
  holder.setAttribute('role', 'link');
  holder.setAttribute('tabindex', '0');
  holder.setAttribute('title', label);
}

function openKey(holder: Element | null, path: string, push: (path: string) => void): void {
  const key = holder?.hasAttribute(MARK) ? readKey(holder) : undefined;
  if (key === undefined) return;
  // The router changes a hash without telling: the inspector listens to the browser's own event.
  if (window.location.pathname === basePath + path) window.location.hash = formatKeyHash(key);
  else push(path + formatKeyHash(key));
}

/** The key that is all there is in an element, quotes of a sample aside. One of the reader's own must not get into an address. */
function readKey(holder: Element | null): string | undefined {
  const text = holder?.querySelector('[data-own]') ? '' : (holder?.textContent ?? '');
  const key = text.length > 50 ? '' : text.trim().replace(/^["'](.*)["']$/, '$1');
  return isAccessKey(key) ? key : undefined;
}
