'use client';
// An island because the reader answers it.
import { useEffect, useId, useRef } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import { focusPageStart } from '../behaviours/page-start';
import styles from '../document/notices.module.css';
import type { ConsentChoice } from './consent-choice';

type ConsentNoticeProps = {
  readonly texts: Messages['consent'];
  readonly lead: string;
  readonly policy: { readonly label: string; readonly href: string } | undefined;
  /** What the reader decided before. */
  readonly choice: ConsentChoice;
  /** False where the browser has decided already. */
  readonly canDecide: boolean;
  /** Whether the reader asked for the notice: then the keyboard goes there, and back afterwards. */
  readonly takesFocus: boolean;
  /** Called with undefined when the reader closes the notice without a decision. */
  readonly onDecide: (choice: ConsentChoice) => void;
};

/** Asks whether the reader may be measured. Both answers look the same: neither is the easier one. */
export function ConsentNotice(props: ConsentNoticeProps) {
  const { texts, lead, policy, choice, canDecide, takesFocus, onDecide } = props;
  const notice = useRef<HTMLElement>(null);
  const titleId = useId();
  const earlier = choice === 'granted' ? texts.granted : texts.denied;

  useEffect(() => {
    if (!takesFocus) return;
    const opener = document.activeElement;
    notice.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [takesFocus]);

  const decide = (decision: ConsentChoice) => {
    onDecide(decision);
    // The buttons go with the notice.
    if (!takesFocus) focusPageStart();
  };

  return (
    <section
      ref={notice}
      className={styles.notice}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-notice
      data-opened={takesFocus || undefined}
    >
      <p id={titleId} className={styles.title}>
        {texts.title}
      </p>
      <p>
        {lead} {choice !== undefined && canDecide && earlier} {policy && <a href={policy.href}>{policy.label}</a>}
      </p>
      <div className={styles.answers}>
        {canDecide && (
          <>
            <button type="button" className={styles.answer} onClick={() => decide('granted')}>
              {texts.accept}
            </button>
            <button type="button" className={styles.answer} onClick={() => decide('denied')}>
              {texts.refuse}
            </button>
          </>
        )}
        {takesFocus && (
          <button type="button" className={styles.answer} onClick={() => decide(undefined)}>
            {texts.close}
          </button>
        )}
      </div>
    </section>
  );
}
