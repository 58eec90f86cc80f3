'use client';
// An island because closing the bar is the reader's choice, kept in the browser.
import { useEffect } from 'react';
import { browserStorage } from '@/lib/storage/browser-storage';
import { DEFAULT_ANNOUNCEMENT_ID, MISSPELLED_ANNOUNCEMENT_ID, STORAGE_KEYS } from '@/lib/storage/keys';
import { focusPageStart } from '../behaviours/page-start';
import { CloseIcon } from '../ui/icons';
import styles from './announcement-bar.module.css';

/** Closes the announcement with this id for good. A new id shows the bar again. */
export function AnnouncementClose({ id, label }: { id: string; label: string }) {
  useEffect(() => {
    const seen = browserStorage.get(STORAGE_KEYS.announcementId);
    if (seen === id) return;
    browserStorage.set(STORAGE_KEYS.announcementId, id);
    const isSame = seen === MISSPELLED_ANNOUNCEMENT_ID && id === DEFAULT_ANNOUNCEMENT_ID;
    if (!isSame) browserStorage.set(STORAGE_KEYS.announcementDismissed, 'false');
  }, [id]);

  const close = () => {
    browserStorage.set(STORAGE_KEYS.announcementDismissed, 'true');
    document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
    // The button goes with the bar.
    focusPageStart();
  };

  return (
    <button type="button" className={styles.close} aria-label={label} onClick={close} data-needs-script>
      <CloseIcon />
    </button>
  );
}
