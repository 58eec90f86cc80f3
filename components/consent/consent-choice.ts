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
    // The storage may have become full since it was tried.
    isKeeping = undefined;
    store(STORAGE_KEYS.measurement, choice);
  },
};

/**
 * Whether this browser rules measuring out: by Global Privacy Control or Do Not Track, or because it keeps nothing more
 * and so could not keep an answer either.
 */
export function isConsentImpossible(): boolean {
  // Global Privacy Control is not in TypeScript's DOM types.
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { readonly globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1' || !keepsAnswers();
}

/** Stored on trial. With its value it takes more room than an answer. */
const TRIAL = `${STORAGE_KEYS.measurement}.trial`;

/** What the last trial has shown: there is one for each document and answer, because other tabs are told of it. */
let isKeeping: boolean | undefined;

function keepsAnswers(): boolean {
  isKeeping ??= tryStorage();
  return isKeeping;
}

function tryStorage(): boolean {
  browserStorage.set(TRIAL, 'granted');
  const isKept = browserStorage.get(TRIAL) !== null;
  browserStorage.remove(TRIAL);
  return isKept;
}
