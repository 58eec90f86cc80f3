import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import type { RedirectPage } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import { UnbrokenNames } from '../ui/unbroken-names';
import styles from './article.module.css';

/** Sends the reader on at once, with a link for whoever is not. */
export function Redirect({ page, context }: { page: RedirectPage; context: LocaleContext }) {
  const href = toHref(page.target.path);
  return (
    <main id="content" className={styles.main} tabIndex={-1}>
      <meta httpEquiv="refresh" content={`0;url=${href}`} />
      <h1>{context.messages.redirect.title}</h1>
      <p>
        {context.messages.redirect.lead}{' '}
        <a href={href} lang={contentLang(context.locale)}>
          <UnbrokenNames>{page.target.title}</UnbrokenNames>
        </a>
        .
      </p>
    </main>
  );
}
