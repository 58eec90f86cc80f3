'use client';
// An island because React shows it in the browser, in place of a page that failed to render.
import { catchError, type ErrorInfo } from 'next/error';
import type { Messages } from '@/lib/i18n/messages';
import { isLoadFailure, LoadFailure } from './load-failure.client';
import styles from './message-page.module.css';

type CrashTexts = Messages['crash'];
type CrashPageProps = { readonly texts: CrashTexts; readonly error: Error; readonly reset: () => void };

/** What a reader sees when a page fails: the reason and a way to try again. What is around it stays. */
function CrashPage({ texts, error, reset }: CrashPageProps) {
  if (isLoadFailure(error)) return <LoadFailure error={error} texts={texts} />;
  return (
    <main id="content" className={styles.message} tabIndex={-1}>
      <h1>{texts.title}</h1>
      <p className={styles.error}>{error.message}</p>
      <button type="button" className={styles.button} onClick={reset}>
        {texts.retry}
      </button>
    </main>
  );
}

/**
 * Shows the crash page in place of what is inside it and failed, until the next navigation. In place of Next's
 * error.tsx files: each of those is one more request of every page, and none can be told the reader's language.
 */
export const CrashBoundary = catchError(({ texts }: { readonly texts: CrashTexts }, { error, reset }: ErrorInfo) => (
  <CrashPage texts={texts} error={error instanceof Error ? error : new Error(String(error))} reset={reset} />
));
