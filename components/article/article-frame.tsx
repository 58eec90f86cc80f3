import type { ReactNode } from 'react';
import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import type { PageLink } from '@/lib/pages/page';
import type { MarkdownPage } from '@/lib/publish/listing';
import styles from './article.module.css';
import { ArticleHeader } from './article-header';
import { Breadcrumbs } from './breadcrumbs';
import { PageActions } from './page-actions';
import { Pagination } from './pagination';

type ArticleFrameProps = {
  readonly page: MarkdownPage;
  readonly context: LocaleContext;
  /** The pages above this one. */
  readonly parents: readonly PageLink[];
  /** What the page is about, where that is not its description as it stands. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

/** A page that is one article, all of it content: the way to it, its head, and its neighbours below. */
export function ArticleFrame({ page, context, parents, lead = page.description, children }: ArticleFrameProps) {
  const { locale } = context;
  const lang = contentLang(locale);
  return (
    <main id="content" className={styles.main} tabIndex={-1} data-static="main">
      <Breadcrumbs page={page} context={context} parents={parents} />
      <article lang={lang}>
        <ArticleHeader title={page.title} lead={lead}>
          <div lang={lang && locale}>
            <PageActions page={page} context={context} />
          </div>
        </ArticleHeader>
        {children}
      </article>
      <Pagination page={page} context={context} />
    </main>
  );
}
