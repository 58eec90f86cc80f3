import type { LocaleContext } from '@/lib/i18n/locale-context';
import { contentLang } from '@/lib/i18n/locale-context';
import type { Page } from '@/lib/pages/page';
import { toHref, withLocale } from '@/lib/routes/locale-address';
import styles from './breadcrumbs.module.css';

/** The way from the home page to this one. Categories without a page of their own are plain text. */
export function Breadcrumbs({ page, context }: { page: Page; context: LocaleContext }) {
  return (
    <nav className={styles.breadcrumbs} aria-label={context.messages.page.breadcrumbs}>
      <ol>
        <li>
          <a href={toHref(withLocale(context.locale, '/'))}>{context.messages.home}</a>
        </li>
        {page.trail.map((label) => (
          <li key={label} lang={contentLang(context.locale)}>
            {label}
          </li>
        ))}
        <li aria-current="page" lang={contentLang(context.locale)}>
          {page.title}
        </li>
      </ol>
    </nav>
  );
}
