import { browserStorage } from '@/lib/storage/browser-storage';
import { STORAGE_KEYS } from '@/lib/storage/keys';
import { onStoredChange, store } from '@/lib/storage/stored-changes';

/** What the reader decided about being measured; undefined while they have not. */
export type ConsentChoice = 'granted' | 'denied' | undefined;

/** The reader's decision, kept in the browser and followed in every tab. */
export const consentChoice = {
  subscribe: onStoredChange,
  getSnapshot(): ConsentChoice {
    const stored = browserStorage.get(STORAGE_KEYS.measurement);
    return stored === 'granted' || stored === 'denied' ? stored : undefined;
  },
  set(choice: 'granted' | 'denied'): void {
    store(STORAGE_KEYS.measurement, choice);
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
