import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import type { Page, SearchPage as SearchPageModel } from '@/lib/pages/page';
import articleStyles from '../../article/article.module.css';
import { SearchPage } from '../../rare-islands.client';
import { PageLinks } from '../../ui/page-links';
import { createSearchSite } from '../create-search-site';
import styles from '../search.module.css';

type SearchArticleProps = {
  readonly page: SearchPageModel;
  readonly context: LocaleContext;
  /** Every page of the site. */
  readonly pages: readonly Page[];
};

/** The search page. Without scripts it is a list of the guides and operations. */
export function SearchArticle({ page, context, pages }: SearchArticleProps) {
  const { messages, locale } = context;
  const listed = pages.filter(
    (candidate) => candidate.locale === locale && (candidate.kind === 'guide' || candidate.kind === 'operation'),
  );
  return (
    <main id="content" className={`${articleStyles.main} ${styles.page}`} tabIndex={-1}>
      <SearchPage site={createSearchSite(context)}>
        <header className={styles.header}>
          <h1>{page.title}</h1>
        </header>
        <p className={styles.box} role="status" data-needs-script>
          {messages.search.loading}
        </p>
      </SearchPage>
      <div className={styles.index}>
        <p>{messages.search.withoutScript}</p>
        <PageLinks pages={listed} lang={contentLang(locale)} />
      </div>
    </main>
  );
}
