'use client';
// An island because results follow what the reader types, and the codes are fetched only then.
import { useEffect, useState } from 'react';
import type { CStatCodeEntry } from '@/lib/cstat/code-entry';
import { formatCStatName } from '@/lib/cstat/cstat';
import { findCodes } from '@/lib/cstat/find-codes';
import { fillMessage, type Messages } from '@/lib/i18n/messages';
import { basePath } from '@/lib/routes/base-path';
import { useQueryBox } from '../ui/use-query-box';
import { fetchCodes } from './codes-store';
import styles from './cstat-index.module.css';
import cardStyles from './link-cards.module.css';

type CStatLookupProps = {
  readonly messages: Messages['cstat'];
  readonly verdicts: Messages['verdicts'];
  /** Address prefix of the locale, without a final slash. */
  readonly prefix: string;
};

/** Results shown at once: enough for every document of a number and for a first look at words. */
const SHOWN = 30;

/** Looks a number or words up in the codes of every document; the query is in the address (?q=). */
export function CStatLookup({ messages, verdicts, prefix }: CStatLookupProps) {
  const { query, box } = useQueryBox();
  const [codes, setCodes] = useState<readonly CStatCodeEntry[] | 'failed'>();
  const isAsking = query.trim() !== '';

  useEffect(() => {
    if (!isAsking) return;
    let isCurrent = true;
    fetchCodes().then(
      (fetched) => isCurrent && setCodes(fetched),
      () => isCurrent && setCodes('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [isAsking]);

  const found = isAsking && Array.isArray(codes) ? findCodes(codes, query) : undefined;
  return (
    <search className={styles.lookup} data-needs-script data-print="none">
      <h2 id="procurar">{messages.lookup}</h2>
      <input {...box} aria-label={messages.lookupLabel} placeholder={messages.lookupPlaceholder} />
      <p>{messages.lookupHint}</p>
      <p role="status">{isAsking && codes === 'failed' ? messages.lookupFailed : found && describe(found.length)}</p>
      {found && found.length > 0 && (
        <ol className={cardStyles.cards}>
          {found.slice(0, SHOWN).map((entry) => (
            <li key={entry.path}>
              <a href={basePath + prefix + entry.path}>
                <b>{formatCStatName(entry)}</b>
                <span>{entry.text}</span>
                <span className={styles.verdict}>{entry.resend ? verdicts[entry.resend] : messages.onlyText}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </search>
  );

  function describe(total: number): string {
    if (total === 0) return fillMessage(messages.lookupNone, { query });
    if (total > SHOWN) return fillMessage(messages.lookupFirst, { count: SHOWN, total });
    return fillMessage(messages.lookupCount, { count: total });
  }
}
