import { siteConfig } from '@/lib/config/site';
import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import { getSite } from '@/lib/pages/load-site.build';
import type { SearchPage } from '@/lib/pages/page';
import { isDefaultLocale, toHref } from '@/lib/routes/locale-address';
import { getSearchIndex } from '@/lib/search/load-index.build';
import { DEFAULT_TAG, versionTag } from '@/lib/search/version-tag';
import articleStyles from '../article/article.module.css';
import styles from './search.module.css';
import { SearchResults } from './search-results.client';

/** The search page. Without scripts it is an index of the whole site. */
export function SearchArticle({ page, context }: { page: SearchPage; context: LocaleContext }) {
  const { messages, locale } = context;
  const lang = contentLang(locale);
  const { search } = siteConfig;
  const pages = getSite().pages.filter(
    (candidate) => candidate.locale === locale && (candidate.kind === 'guide' || candidate.kind === 'operation'),
  );
  return (
    <main id="content" className={`${articleStyles.main} ${styles.page}`} tabIndex={-1}>
      <header className={articleStyles.header}>
        <h1>{page.title}</h1>
      </header>
      <SearchResults
        messages={messages.search}
        prefix={isDefaultLocale(locale) ? '' : `/${locale}`}
        lang={lang}
        context={{
          locale,
          tags: [DEFAULT_TAG, ...listLastTags()],
          indexAddresses: getSearchIndex().addresses,
          hosted: search.backend === 'typesense' ? search : undefined,
        }}
      />
      <div className={styles.index}>
        <p>{messages.search.withoutScript}</p>
        <ul lang={lang}>
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

/** The tags of each section's last version. */
function listLastTags(): readonly string[] {
  return siteConfig.sections.flatMap(({ id, versions }) =>
    versions.filter(({ isLast }) => isLast).map(({ name }) => versionTag(id, name)),
  );
}
