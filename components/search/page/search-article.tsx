import { siteConfig } from '@/lib/config/site';
import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import { getSite } from '@/lib/pages/load-site.build';
import type { SearchPage as SearchPageModel } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import articleStyles from '../../article/article.module.css';
import { SearchPage } from '../../rare-islands.client';
import { createSearchSite } from '../create-search-site';
import styles from '../search.module.css';

/** The search page. Without scripts it is an index of the whole site. */
export function SearchArticle({ page, context }: { page: SearchPageModel; context: LocaleContext }) {
  const { messages, locale } = context;
  const pages = getSite().pages.filter(
    (candidate) => candidate.locale === locale && (candidate.kind === 'guide' || candidate.kind === 'operation'),
  );
  return (
    <main id="content" className={`${articleStyles.main} ${styles.page}`} tabIndex={-1}>
      <SearchPage site={createSearchSite(context)} siteName={siteConfig.name}>
        <header className={styles.header}>
          <h1>{page.title}</h1>
        </header>
        <p className={styles.box} role="status" data-needs-script>
          {messages.search.loading}
        </p>
      </SearchPage>
      <div className={styles.index}>
        <p>{messages.search.withoutScript}</p>
        <ul lang={contentLang(locale)}>
          {pages.map(({ path, title }) => (
            <li key={path}>
              <a href={toHref(path)}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
