import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import type { Page } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import { UnbrokenNames } from '../ui/unbroken-names';
import styles from './pagination.module.css';

/** Links to the neighbours in the sidebar's order. */
export function Pagination({ page: { previous, next }, context }: { page: Page; context: LocaleContext }) {
  const { messages, locale } = context;
  if (!previous && !next) return null;
  return (
    <nav className={styles.pagination} aria-label={messages.page.pagination} data-print="none">
      {previous && (
        <a className={styles.link} href={toHref(previous.path)} rel="prev">
          <span>{messages.page.previous}</span>
          <b lang={contentLang(locale)}>
            <UnbrokenNames>{previous.title}</UnbrokenNames>
          </b>
        </a>
      )}
      {next && (
        <a className={styles.link} href={toHref(next.path)} rel="next" data-next>
          <span>{messages.page.next}</span>
          <b lang={contentLang(locale)}>
            <UnbrokenNames>{next.title}</UnbrokenNames>
          </b>
        </a>
      )}
    </nav>
  );
}
