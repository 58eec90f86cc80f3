import type { LocaleContext } from '@/lib/i18n/locale-context';
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
import { ArticleFrame } from '../article/article-frame';
import { ChangeGroups } from '../changes/change-groups';
import { createHeading } from '../mdx/heading';
import { AnchorLink } from '../ui/anchor-link';
import { UnbrokenNames } from '../ui/unbroken-names';

type LayoutChangesArticleProps = { readonly page: LayoutChangesPage; readonly context: LocaleContext };

/** The official packages that the layouts were read from, and what each changed. The words are content. */
export function LayoutChangesArticle({ page, context }: LayoutChangesArticleProps) {
  const { messages } = context;
  const texts: Messages['layoutChanges'] = messages.layoutChanges;
  const H2 = createHeading(2, messages.page.headingLink);
  const compared = listCompared(page, texts);
  return (
    <ArticleFrame page={page} context={context} parents={[page.parent]}>
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
    </ArticleFrame>
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
