import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import type { Messages } from '@/lib/i18n/messages';
import type { RecipePage } from '@/lib/pages/page';
import { findLines, listJsonLines } from '@/lib/recipes/json-lines';
import { toRequestBody } from '@/lib/recipes/request-body';
import { renderInlineMarkdown } from '@/lib/text/markdown';
import articleStyles from '../article/article.module.css';
import { ArticleHeader } from '../article/article-header';
import { Breadcrumbs } from '../article/breadcrumbs';
import { OperationList } from '../article/operation-list';
import { PageActions } from '../article/page-actions';
import { Pagination } from '../article/pagination';
import { CodeBlock } from '../code/code-block';
import { Samples } from '../code/samples';
import { CStatLinks } from '../cstat/cstat-links';
import { SectionHeading } from '../reference/section-heading';
import { UnbrokenNames } from '../ui/unbroken-names';
import styles from './recipe.module.css';
import { RecipeCalculations } from './recipe-calculations';
import { RecipeFields } from './recipe-fields';

/** A recipe: when it applies, what makes it, the whole body, its arithmetic, and the request. The words are content. */
export function RecipeArticle({ page, context }: { page: RecipePage; context: LocaleContext }) {
  const { messages } = context;
  const lang = contentLang(context.locale);
  const texts: Messages['recipe'] = messages.recipe;
  const { recipe, operation } = page;
  const lines = listJsonLines(toRequestBody(recipe.request));
  // The page says paths as the layouts do, below `documento`; the body has them below it.
  const paths = page.fields.map(({ path }) => (path in recipe.request ? path : `documento.${path}`));
  return (
    <main id="content" className={articleStyles.main} tabIndex={-1} data-static="main">
      <Breadcrumbs page={page} context={context} parents={[page.parent]} />
      <article>
        <ArticleHeader title={page.title} lead={<UnbrokenNames>{page.description}</UnbrokenNames>} lang={lang}>
          <PageActions page={page} context={context} />
        </ArticleHeader>
        <section className={styles.section} aria-labelledby="quando" lang={lang}>
          <SectionHeading id="quando" title={texts.when} messages={messages} />
          <div className="prose" dangerouslySetInnerHTML={{ __html: recipe.when.html }} />
        </section>
        <section className={styles.section} aria-labelledby="caso" lang={lang}>
          <SectionHeading id="caso" title={texts.fields} messages={messages} />
          <RecipeFields fields={page.fields} />
        </section>
        <section className={`${styles.section} ${styles.document}`} aria-labelledby="documento">
          <SectionHeading id="documento" title={texts.document} messages={messages} lang={lang} />
          <p
            className={styles.lead}
            lang={lang}
            dangerouslySetInnerHTML={{ __html: renderInlineMarkdown(texts.filled).html }}
          />
          <CodeBlock
            code={lines.map(({ text }) => text).join('\n')}
            grammar="json"
            title={`${recipe.id}.json`}
            messages={messages.code}
            sample={messages.readerData}
            marked={findLines(lines, paths)}
          />
        </section>
        <div lang={lang}>
          <RecipeCalculations calculations={page.calculations} messages={messages} />
        </div>
        <div className={styles.section} lang={lang}>
          <CStatLinks id="rejeicoes" title={texts.rejections} links={page.rejections} messages={messages} />
        </div>
        <section className={styles.section} aria-labelledby="requisicao">
          <SectionHeading id="requisicao" title={texts.request} messages={messages} lang={lang} />
          <p
            className={styles.lead}
            lang={lang}
            dangerouslySetInnerHTML={{ __html: renderInlineMarkdown(texts.requestLead).html }}
          />
          <Samples id="exemplos" requests={[page.request]} servers={page.servers} messages={messages} lang={lang} />
        </section>
        <div lang={lang}>
          <OperationList title={texts.operation} operations={[operation]} lang={lang} />
        </div>
        {recipe.sources.length > 0 && (
          <section className={styles.section} aria-labelledby="fontes" lang={lang}>
            <SectionHeading id="fontes" title={texts.sources} messages={messages} />
            <ul className={styles.sources}>
              {recipe.sources.map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ul>
          </section>
        )}
      </article>
      <Pagination page={page} context={context} />
    </main>
  );
}
