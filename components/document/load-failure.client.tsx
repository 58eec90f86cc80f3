'use client';
// An island because only the browser knows that a part of the page did not arrive.
import { useEffect, useRef, useState } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import { LOAD_FAILURE, PART_FAILURE } from '@/lib/page-scripts/part-failure';
import { mayReload, noteReload } from '@/lib/storage/reload-guard';
import styles from './message-page.module.css';

/** Whether a page failed because a file of it could not be fetched: mostly one that a new deployment took away. */
export function isLoadFailure(error: Error): boolean {
  return error.name === 'ChunkLoadError' || /^Failed to load chunk|^Loading chunk/.test(error.message);
}

/**
 * In place of a page whose code could not be fetched: the whole page is loaded anew once, which after a deployment
 * brings the new files; if that does not help, the reader is told and may try again.
 */
export function LoadFailure({ error, texts }: { error: Error; texts: Messages['crash'] }) {
  const [isTold, setTold] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (mayReload(Date.now())) window.location.reload();
    else setTold(true);
  }, []);

  useEffect(() => {
    if (isTold) button.current?.focus();
    // The notice may be there already, from a script that failed at the first load; from here on it keeps away.
    document.getElementById(PART_FAILURE)?.setAttribute('hidden', '');
  }, [isTold]);

  const retry = () => {
    noteReload(Date.now());
    window.location.reload();
  };

  return (
    <main id="content" className={styles.message} tabIndex={-1} {...{ [LOAD_FAILURE]: '' }}>
      {isTold && (
        <div className={styles.failure} role="alert">
          <h1>{texts.loadFailed}</h1>
          <p className={styles.error}>{error.message}</p>
          <button ref={button} type="button" className={styles.button} onClick={retry}>
            {texts.loadRetry}
          </button>
        </div>
      )}
    </main>
  );
}
