import { localizeText } from '@/lib/config/localized-text';
import { siteConfig } from '@/lib/config/site';
import type { LocaleContext } from '@/lib/i18n/locale-context';
import { toHref, withLocale } from '@/lib/routes/locale-address';
import { renderInlineMarkdown } from '@/lib/text/markdown';
import { AnnouncementClose } from '../islands.client';
import styles from './announcement-bar.module.css';

/** A message of the owner above the navigation bar; the pre-paint script keeps a dismissed one away. */
export function AnnouncementBar({ context: { locale, messages } }: { context: LocaleContext }) {
  const bar = siteConfig.announcementBar;
  if (!bar) return null;
  const html = localizeLinks(renderInlineMarkdown(localizeText(bar.content, locale)).html, locale);
  return (
    <aside className={styles.bar} aria-label={messages.announcement.label} data-print="none">
      <p dangerouslySetInnerHTML={{ __html: html }} />
      {bar.isCloseable && <AnnouncementClose id={bar.id} label={messages.announcement.close} />}
    </aside>
  );
}

/** Leads links to paths of the site to the reader's locale, below the base path. */
function localizeLinks(html: string, locale: string): string {
  return html.replace(/href="(\/[^"]*)"/g, (_, path: string) => `href="${toHref(withLocale(locale, path))}"`);
}
