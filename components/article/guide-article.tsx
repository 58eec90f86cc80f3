import type { MDXModule } from 'mdx/types';
import { siteConfig } from '@/lib/config/site';
import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import { getMessages } from '@/lib/i18n/messages';
import { buildTocScript, LONG_TOC } from '@/lib/page-scripts/toc-group';
import type { GuidePage } from '@/lib/pages/page';
import type { Site } from '@/lib/pages/site';
import { createMdxComponents } from '../mdx/mdx-components';
import { UnbrokenNames } from '../ui/unbroken-names';
import styles from './article.module.css';
import { ArticleHeader } from './article-header';
import { Breadcrumbs } from './breadcrumbs';
import { OperationList } from './operation-list';
import { PageActions } from './page-actions';
import { Pagination } from './pagination';
import { Toc } from './toc';

type GuideArticleProps = { readonly page: GuidePage; readonly context: LocaleContext; readonly site: Site };

/** A guide: its MDX between breadcrumbs, table of contents, the operations it uses and its neighbours. */
export async function GuideArticle({ page, context, site }: GuideArticleProps) {
  const { messages, locale } = context;
  const { default: Content }: MDXModule = await import(
    `@/content/${page.file.slice('content/'.length, -'.mdx'.length)}.mdx`
  );
  const lang = contentLang(locale);
  const entries = page.toc;
  return (
    <div className={styles.columns} data-footer={page.hasFooter ? undefined : 'none'}>
      <main id="content" className={styles.main} tabIndex={-1} data-static="main">
        <Breadcrumbs page={page} context={context} />
        <article lang={lang}>
          <ArticleHeader title={page.title} lead={<UnbrokenNames>{page.description}</UnbrokenNames>}>
            <div lang={lang && locale}>
              <PageActions page={page} context={context} />
            </div>
          </ArticleHeader>
          {entries.length > 0 && (
            <div className={styles.narrowToc} lang={locale}>
              <Toc title={messages.page.onThisPage} lang={lang} entries={entries} shape="narrow" />
            </div>
          )}
          <div className="prose">
            <Content components={createMdxComponents(page, site, getMessages(siteConfig.contentLanguage))} />
          </div>
        </article>
        {page.operations.length > 0 && (
          <OperationList title={messages.reference.operations} operations={page.operations} lang={lang} />
        )}
        <Pagination page={page} context={context} />
      </main>
      <div className={styles.aside} data-static="toc">
        <Toc title={messages.page.onThisPage} lang={lang} entries={entries} shape="wide" />
        {entries.length > LONG_TOC && (
          // As text, because React would put a script into a later page without running it, and complain.
          <div hidden dangerouslySetInnerHTML={{ __html: `<script>${buildTocScript()}</script>` }} />
        )}
      </div>
    </div>
  );
}
