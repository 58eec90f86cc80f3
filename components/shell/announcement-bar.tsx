import { localizeText } from '@/lib/config/localized-text';
import { siteConfig } from '@/lib/config/site';
import type { LocaleContext } from '@/lib/i18n/locale-context';
import { AnnouncementClose } from '../islands.client';
import styles from './announcement-bar.module.css';

/** A message of the owner above the navigation bar; the pre-paint script keeps a dismissed one away. */
export function AnnouncementBar({ context: { locale, messages } }: { context: LocaleContext }) {
  const bar = siteConfig.announcementBar;
  if (!bar) return null;
  const content = localizeText(bar.content, locale);
  return (
    <aside className={styles.bar} aria-label={messages.announcement.label} data-print="none">
      <p>{bar.href === undefined ? content : <a href={bar.href}>{content}</a>}</p>
      {bar.isCloseable && <AnnouncementClose id={bar.id} label={messages.announcement.close} />}
    </aside>
  );
}
