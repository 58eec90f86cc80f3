import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import { fillMessage, type Messages } from '@/lib/i18n/messages';
import {
  describeLead,
  describePackage,
  describePackageChange,
  listCompared,
  writePackageTable,
} from '@/lib/pages/describe-layout-changes';
import type { LayoutChangesPage, ShownPackageChange } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import { renderInlineMarkdown, renderMarkdown } from '@/lib/text/markdown';
import articleStyles from '../article/article.module.css';
import { ArticleHeader } from '../article/article-header';
import { Breadcrumbs } from '../article/breadcrumbs';
import { PageActions } from '../article/page-actions';
import { Pagination } from '../article/pagination';
import { ChangeGroups } from '../changes/change-groups';
import { createHeading } from '../mdx/heading';
import { AnchorLink } from '../ui/anchor-link';
import { UnbrokenNames } from '../ui/unbroken-names';

type LayoutChangesArticleProps = { readonly page: LayoutChangesPage; readonly context: LocaleContext };

/** The official packages that the layouts were read from, and what each changed. The words are content. */
export function LayoutChangesArticle({ page, context }: LayoutChangesArticleProps) {
  const { messages, locale } = context;
  const texts: Messages['layoutChanges'] = messages.layoutChanges;
  const lang = contentLang(locale);
  const H2 = createHeading(2, messages.page.headingLink);
  const compared = listCompared(page, texts);
  return (
    <main id="content" className={articleStyles.main} tabIndex={-1} data-static="main">
      <Breadcrumbs page={page} context={context} parents={[page.parent]} />
      <article lang={lang}>
        <ArticleHeader title={page.title} lead={page.description}>
          <div lang={lang && locale}>
            <PageActions page={page} context={context} />
          </div>
        </ArticleHeader>
        <div className="prose">
          <p dangerouslySetInnerHTML={{ __html: renderInlineMarkdown(describeLead(page, texts, toHref)).html }} />
          <section aria-labelledby="pacotes">
            <H2 id="pacotes">{texts.packages}</H2>
            <div dangerouslySetInnerHTML={{ __html: renderMarkdown(writePackageTable(page, texts, toHref)).html }} />
            {compared.length === 0 && <p>{texts.first}</p>}
          </section>
          {compared.map(({ own, title }) => (
            <section key={own.anchor} aria-labelledby={own.anchor}>
              <H2 id={own.anchor}>
                <UnbrokenNames>{title}</UnbrokenNames>
              </H2>
              <p>{describePackage(own, texts)}</p>
              <ChangeGroups
                changes={own.changes}
                titles={texts}
                show={(change) => <Change change={change} messages={messages} />}
              />
            </section>
          ))}
        </div>
      </article>
      <Pagination page={page} context={context} />
    </main>
  );
}

function Change({ change, messages }: { readonly change: ShownPackageChange; readonly messages: Messages }) {
  const texts: Messages['layoutChanges'] = messages.layoutChanges;
  const { kind, values } = describePackageChange(change, messages);
  const { anchor, title: name, path, isBreaking } = change;
  return (
    <>
      <b>{isBreaking ? texts.breaking : texts.compatible}</b>: {kind},{' '}
      <a href={toHref(path)}>
        <code translate="no">{name}</code>
      </a>
      {values !== undefined && `, ${values}`} <AnchorLink id={anchor} label={fillMessage(texts.copyLink, { name })} />
    </>
  );
}
