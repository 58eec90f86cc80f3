import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import { buildNotFoundScript } from '@/lib/page-scripts/not-found';
import type { NotFoundPage } from '@/lib/pages/page';
import { toHref, toPrefix, withLocale } from '@/lib/routes/locale-address';
import { CanonicalRedirect, NearestPages } from '../rare-islands.client';
import { SearchForm } from '../ui/search-form';
import styles from './message-page.module.css';

/** What a reader sees at an address that does not exist. */
export function NotFoundArticle({ page, context }: { page: NotFoundPage; context: LocaleContext }) {
  const { messages, locale } = context;
  const href = (path: string) => toHref(withLocale(locale, path));
  return (
    <main id="content" className={styles.message} tabIndex={-1}>
      <script dangerouslySetInnerHTML={{ __html: buildNotFoundScript() }} />
      <CanonicalRedirect />
      <p className={styles.code}>404</p>
      <h1>{page.title}</h1>
      <p>{messages.notFound.lead}</p>
      <p>{messages.notFound.hint}</p>
      <SearchForm action={href('/search/')} messages={messages.search} />
      <NearestPages messages={messages.notFound} prefix={toPrefix(locale)} lang={contentLang(locale)} />
      <p className={styles.ways}>
        <a href={href('/')}>{messages.home}</a>
        <a href={href('/docs/')}>{messages.docs.title}</a>
      </p>
    </main>
  );
}
