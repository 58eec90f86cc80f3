'use client';
// An island because React shows it in the browser, in place of a page that failed to render.
import { useCrashTexts } from './crash-texts.client';
import { isLoadFailure, LoadFailure } from './load-failure.client';
import styles from './message-page.module.css';

/** What a reader sees when a page fails: the reason and a way to try again. Navigation and footer stay. */
export function CrashPage({ error, retry }: { error: Error; retry: () => void }) {
  const texts = useCrashTexts();
  if (isLoadFailure(error)) return <LoadFailure error={error} />;
  return (
    <main id="content" className={styles.message} tabIndex={-1}>
      <h1>{texts.title}</h1>
      <p className={styles.error}>{error.message}</p>
      <button type="button" className={styles.button} onClick={retry}>
        {texts.retry}
      </button>
    </main>
  );
}
