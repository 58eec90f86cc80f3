import { browserStorage } from '@/lib/storage/browser-storage';
import { STORAGE_KEYS } from '@/lib/storage/keys';

/** What the reader decided about being measured; undefined while they have not. */
export type ConsentChoice = 'granted' | 'denied' | undefined;

const CHANGED = 'site:measurement';

/** The reader's decision, kept in the browser and followed in every tab. */
export const consentChoice = {
  subscribe(listener: () => void): () => void {
    const follow = ({ key }: StorageEvent) => (key === STORAGE_KEYS.measurement || key === null) && listener();
    window.addEventListener(CHANGED, listener);
    window.addEventListener('storage', follow);
    return () => {
      window.removeEventListener(CHANGED, listener);
      window.removeEventListener('storage', follow);
    };
  },
  getSnapshot(): ConsentChoice {
    const stored = browserStorage.get(STORAGE_KEYS.measurement);
    return stored === 'granted' || stored === 'denied' ? stored : undefined;
  },
  set(choice: 'granted' | 'denied'): void {
    browserStorage.set(STORAGE_KEYS.measurement, choice);
    window.dispatchEvent(new Event(CHANGED));
  },
};

/**
 * Whether this browser rules measuring out: by Global Privacy Control or Do Not Track, or because it keeps nothing
 * and so could not keep an answer either.
 */
export function isConsentImpossible(): boolean {
  // Global Privacy Control is not in TypeScript's DOM types.
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { readonly globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1' || !browserStorage.isAvailable();
}
