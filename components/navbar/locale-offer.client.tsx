'use client';
// An island because only the browser knows which languages its reader asks for.
import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import { basePath } from '@/lib/routes/base-path';
import { browserStorage } from '@/lib/storage/browser-storage';
import { STORAGE_KEYS } from '@/lib/storage/keys';
import { onStoredChange, store } from '@/lib/storage/stored-changes';
import { findAround, onDocument } from '../behaviours/document-events';
import { focusPageStart } from '../behaviours/page-start';
import styles from '../document/notices.module.css';

type LocaleOfferProps = {
  /** The locale that is offered; the page is in another one. */
  readonly offered: string;
  readonly locales: readonly string[];
  /** What the addresses of the page's locale start with, and those of the offered one. */
  readonly prefix: string;
  readonly offeredPrefix: string;
  /** In the offered language. */
  readonly texts: Messages['localeOffer'];
};

const ANSWERED = 'answered';

/** Offers the same page in the language that the reader's browser prefers, until they answer. Never a redirect. */
export function LocaleOffer({ offered, locales, prefix, offeredPrefix, texts }: LocaleOfferProps) {
  const pathname = usePathname().replace(/^\/_not-found\/?$/, '/404/');
  const isOffered = useSyncExternalStore(
    onStoredChange,
    () => isUnanswered() && findPreferredLocale(locales) === offered,
    () => false,
  );

  useEffect(() => {
    // Who uses the language menu knows it: that is an answer too.
    return onDocument('click', (event) => {
      if (findAround(event, 'a[hreflang]')) answer();
    });
  }, []);

  if (!isOffered) return null;
  return (
    <section className={styles.notice} lang={offered} aria-label={texts.label} data-notice>
      <p>{texts.text}</p>
      <div className={styles.answers}>
        <a
          className={`${styles.answer} ${styles.main}`}
          href={`${basePath}${offeredPrefix}${pathname.slice(prefix.length)}`}
          hrefLang={offered}
          data-full-load
          data-keep-place={`${basePath}${offeredPrefix}/`}
        >
          {texts.accept}
        </a>
        <button type="button" className={styles.answer} onClick={refuse}>
          {texts.refuse}
        </button>
      </div>
    </section>
  );
}

/** A full storage does not keep the answer, which holds for the document then. */
let isAnswered = false;

/** A browser that keeps nothing could not keep the answer: it is not asked on every page. */
function isUnanswered(): boolean {
  return !isAnswered && browserStorage.isAvailable() && browserStorage.get(STORAGE_KEYS.localeOffer) !== ANSWERED;
}

function answer(): void {
  isAnswered = true;
  store(STORAGE_KEYS.localeOffer, ANSWERED);
}

function refuse(): void {
  answer();
  // The button goes with the offer.
  focusPageStart();
}

/** The first of the reader's languages that the site has, whatever its region. */
function findPreferredLocale(locales: readonly string[]): string | undefined {
  const base = (tag: string) => tag.toLowerCase().split('-', 1)[0];
  return navigator.languages.map((language) => locales.find((locale) => base(locale) === base(language))).find(Boolean);
}
