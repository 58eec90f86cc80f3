import { browserStorage } from './browser-storage';

const CHANGED = 'site:stored';

/** Stores a value and tells every part of this page that listens; null removes it. Other tabs hear of it by themselves. */
export function store(key: string, value: string | null): void {
  if (value === null) browserStorage.remove(key);
  else browserStorage.set(key, value);
  window.dispatchEvent(new Event(CHANGED));
}

/** Listens for what this page or another tab stores, in the form of `useSyncExternalStore`. Returns what ends it. */
export function onStoredChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
