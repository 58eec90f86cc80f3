import { useSyncExternalStore } from 'react';
import { browserStorage } from '@/lib/storage/browser-storage';

type RootChoice<Value extends string> = {
  /** Key of `document.documentElement.dataset`. */
  readonly attribute: string;
  /** Key of localStorage. */
  readonly storageKey: string;
  readonly values: readonly Value[];
};

/**
 * A choice of the reader that is an attribute of <html>: the pre-paint script sets it first, style sheets read it,
 * and this keeps it in storage and the same in every tab.
 */
export function createRootChoice<Value extends string>({ attribute, storageKey, values }: RootChoice<Value>) {
  const changed = `site:${attribute}`;
  const find = (value: string | null | undefined) => values.find((known) => known === value);
  const read = () => find(document.documentElement.dataset[attribute]);

  /** Shows a value without remembering it; anything unknown is ignored. */
  const show = (value: string | null | undefined) => {
    const known = find(value);
    if (known === undefined) return;
    document.documentElement.dataset[attribute] = known;
    window.dispatchEvent(new Event(changed));
  };

  /** Shows a value on this page, in other tabs and on later visits. */
  const choose = (value: Value) => {
    browserStorage.set(storageKey, value);
    show(value);
  };

  const subscribe = (listener: () => void) => {
    const follow = (event: StorageEvent) => {
      if (event.key === storageKey) show(event.newValue);
    };
    window.addEventListener(changed, listener);
    window.addEventListener('storage', follow);
    return () => {
      window.removeEventListener(changed, listener);
      window.removeEventListener('storage', follow);
    };
  };

  /** The value in force; `fallback` while the page is not yet the browser's. */
  const useChoice = (fallback: Value) => useSyncExternalStore(subscribe, read, () => fallback) ?? fallback;

  return { useChoice, choose, show };
}
