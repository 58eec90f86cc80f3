import { siteConfig } from '@/lib/config/site';
import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import type { ProblemView } from '@/lib/openapi/operation';
import { assertNever, type ToolPage } from '@/lib/pages/page';
import styles from '../article/article.module.css';
import { ArticleHeader } from '../article/article-header';
import { Breadcrumbs } from '../article/breadcrumbs';
import { Pagination } from '../article/pagination';
import { KeyInspector, PasteAnswer } from '../rare-islands.client';
import { KeyExample } from './key-example';
import { pickKeyMessages } from './key-messages';
import { createPasteContext } from './paste-context';
import { PasteNotes } from './paste-notes';
import { WithoutScript } from './without-script';

type ToolArticleProps = {
  readonly page: ToolPage;
  readonly context: LocaleContext;
  /** Errors of the API, which a pasted answer may name. */
  readonly problems: readonly ProblemView[];
};

/** A tool that runs in the browser, and what it does in words for readers without scripts. It speaks as the content. */
export function ToolArticle({ page, context, problems }: ToolArticleProps) {
  return (
    <main id="content" className={styles.main} tabIndex={-1} data-static="main">
      <Breadcrumbs page={page} context={context} />
      <div lang={contentLang(context.locale)}>
        <ArticleHeader title={page.title} lead={page.description} />
        <Tool page={page} context={context} problems={problems} />
      </div>
      <Pagination page={page} context={context} />
    </main>
  );
}

function Tool({ page: { tool, keyFields }, context, problems }: ToolArticleProps) {
  const { messages } = context;
  switch (tool) {
    case 'pasteAnswer':
      return (
        <>
          <WithoutScript>{messages.pasteAnswer.withoutScript}</WithoutScript>
          <PasteAnswer context={createPasteContext(context, problems, keyFields)} />
          <PasteNotes context={context} />
        </>
      );
    case 'accessKey':
      return (
        <>
          <WithoutScript>{messages.accessKey.withoutScript}</WithoutScript>
          <KeyInspector messages={pickKeyMessages(messages)} locale={siteConfig.contentLanguage} fields={keyFields} />
          <KeyExample messages={pickKeyMessages(messages)} locale={siteConfig.contentLanguage} fields={keyFields} />
        </>
      );
    default:
      return assertNever(tool);
  }
}
