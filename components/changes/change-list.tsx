import type { Messages } from '@/lib/i18n/messages';
import type { ChangeEntry } from '@/lib/pages/page';
import { nameVersion } from '@/lib/rules/change-words';
import { formatDate } from '@/lib/text/format-date';
import { UnbrokenNames } from '../ui/unbroken-names';
import styles from './changes.module.css';

type ChangeListProps = { readonly entries: readonly ChangeEntry[]; readonly texts: Messages['changes'] };

/** Changes by their date of production, each with the way to what is known of it. */
export function ChangeList({ entries, texts }: ChangeListProps) {
  return (
    <ul className={styles.list}>
      {entries.map(({ anchor, noteId, version, change }) => (
        <li key={anchor}>
          {change.production === undefined ? (
            <span className={styles.date}>{texts.noDate}</span>
          ) : (
            <time className={styles.date} dateTime={change.production}>
              {formatDate(change.production)}
            </time>
          )}
          <span>
            <a href={`#${anchor}`}>
              <UnbrokenNames>{change.title}</UnbrokenNames>
            </a>
            <span className={styles.origin}>
              {nameVersion(noteId, version)} · {change.documents.join(', ')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
