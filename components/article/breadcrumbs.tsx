import type { LocaleContext } from '@/lib/i18n/locale-context';
import { contentLang } from '@/lib/i18n/locale-context';
import type { Page, PageLink } from '@/lib/pages/page';
import { toHref, withLocale } from '@/lib/routes/locale-address';
import { UnbrokenNames } from '../ui/unbroken-names';
import styles from './breadcrumbs.module.css';
import { VersionBadge } from './version-banner';

type BreadcrumbsProps = {
  readonly page: Page;
  readonly context: LocaleContext;
  /** The pages above this one, in place of the sidebar's categories. */
  readonly parents?: readonly PageLink[];
  /** Shorter name of the page itself. */
  readonly label?: string;
};

/** The way from the home page to this one. Categories without a page of their own are plain text. */
export function Breadcrumbs({ page, context, parents, label = page.title }: BreadcrumbsProps) {
  return (
    <nav className={styles.breadcrumbs} aria-label={context.messages.page.breadcrumbs}>
      <ol>
        <li>
          <a href={toHref(withLocale(context.locale, '/'))}>{context.messages.home}</a>
        </li>
        {parents?.map((parent) => (
          <li key={parent.path} lang={contentLang(context.locale)}>
            <a href={toHref(parent.path)}>
              <UnbrokenNames>{parent.title}</UnbrokenNames>
            </a>
          </li>
        ))}
        {!parents &&
          page.trail.map((label) => (
            <li key={label} lang={contentLang(context.locale)}>
              <UnbrokenNames>{label}</UnbrokenNames>
            </li>
          ))}
        <li aria-current="page" lang={contentLang(context.locale)}>
          <UnbrokenNames>{label}</UnbrokenNames>
        </li>
      </ol>
      <VersionBadge page={page} context={context} />
    </nav>
  );
}
