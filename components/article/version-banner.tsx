import type { LocaleContext } from '@/lib/i18n/locale-context';
import { fillMessage } from '@/lib/i18n/messages';
import { formatVersionLabel } from '@/lib/navigation/build-docs-sections';
import { findLastPageVersion, findPageVersion } from '@/lib/pages/find-version';
import type { Page } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import styles from './version-banner.module.css';

/** On pages of a version that is not the last: says so, and leads to the last one, which the browser then prefers. */
export function VersionBanner({ page, context }: { page: Page; context: LocaleContext }) {
  const { messages, locale } = context;
  const version = findPageVersion(page);
  const last = findLastPageVersion(page);
  if (!page.latest || !version || !last || version.banner === 'none') return null;
  const lastLabel = formatVersionLabel(last, locale, messages);
  const link = page.latest.isSamePage ? messages.versions.samePage : messages.versions.mainPage;
  return (
    <div className={styles.banner} role="alert">
      {fillMessage(messages.versions[version.banner], { version: formatVersionLabel(version, locale, messages) })}{' '}
      <a href={toHref(page.latest.path)} data-docs-section={last.sectionId} data-docs-version={last.name}>
        {fillMessage(link, { version: lastLabel })}
      </a>
    </div>
  );
}

/** The name of the page's version, where its section has several. */
export function VersionBadge({ page, context: { messages, locale } }: { page: Page; context: LocaleContext }) {
  const version = findPageVersion(page);
  if (!version?.hasBadge) return null;
  const label = formatVersionLabel(version, locale, messages);
  return <span className={styles.badge}>{fillMessage(messages.versions.badge, { label })}</span>;
}
