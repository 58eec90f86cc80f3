import { useSyncExternalStore } from 'react';
import { SAMPLE_LANGUAGES, type SampleLanguage } from '@/lib/openapi/samples/sample-request';
import { browserStorage } from '@/lib/storage/browser-storage';
import { STORAGE_KEYS } from '@/lib/storage/keys';

const CHANGED = 'site:sample-language';

/** The reader's sample language and the way to change it: for this page, other tabs and later visits. */
export function useSampleLanguage(fallback: SampleLanguage): [SampleLanguage, (language: SampleLanguage) => void] {
  const current = useSyncExternalStore(subscribe, readLanguage, () => fallback);
  return [current ?? fallback, chooseLanguage];
}

function subscribe(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === STORAGE_KEYS.sampleLanguage && isSampleLanguage(event.newValue)) applyLanguage(event.newValue);
  };
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', follow);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', follow);
  };
}

/** The attribute of <html> is the state: the pre-paint script sets it first, style sheets read it. */
function readLanguage(): SampleLanguage | undefined {
  const value = document.documentElement.dataset.sampleLanguage;
  return isSampleLanguage(value) ? value : undefined;
}

function chooseLanguage(language: SampleLanguage): void {
  browserStorage.set(STORAGE_KEYS.sampleLanguage, language);
  applyLanguage(language);
}

function applyLanguage(language: SampleLanguage): void {
  document.documentElement.dataset.sampleLanguage = language;
  window.dispatchEvent(new Event(CHANGED));
}

function isSampleLanguage(value: unknown): value is SampleLanguage {
  return SAMPLE_LANGUAGES.some((language) => language === value);
}
