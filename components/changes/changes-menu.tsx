import type { Messages } from '@/lib/i18n/messages';
import type { ChangesPage } from '@/lib/pages/page';
import { describeTime } from '@/lib/rules/change-words';
import { UnbrokenNames } from '../ui/unbroken-names';
import styles from './changes.module.css';
import { TIME_IDS } from './time-ids';

type ChangesMenuProps = { readonly page: ChangesPage; readonly texts: Messages['changes'] };

/** The ways into the page, by date and by document, with how many changes each has. */
export function ChangesMenu({ page, texts }: ChangesMenuProps) {
  const dates = { from: page.today, to: page.soonUntil };
  return (
    <nav className={styles.menu} aria-label={page.title}>
      <p id="menu-por-data">{texts.byDate}</p>
      <ul aria-labelledby="menu-por-data">
        {page.times.map(({ time, entries }) => (
          <li key={time}>
            <a href={`#${TIME_IDS[time]}`}>{describeTime(time, dates, texts).title}</a> {entries.length}
          </li>
        ))}
      </ul>
      <p id="menu-por-documento">{texts.byDocument}</p>
      <ul aria-labelledby="menu-por-documento">
        {page.documents.map(({ document, anchor, entries }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>
              <UnbrokenNames>{document}</UnbrokenNames>
            </a>{' '}
            {entries.length}
          </li>
        ))}
      </ul>
    </nav>
  );
}
