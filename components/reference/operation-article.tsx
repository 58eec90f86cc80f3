import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import type { OperationPage } from '@/lib/pages/page';
import { Breadcrumbs } from '../article/breadcrumbs';
import { OperationList } from '../article/operation-list';
import { PageActions } from '../article/page-actions';
import { Pagination } from '../article/pagination';
import { Samples } from '../code/samples';
import { CStatList } from './cstat-list';
import { Endpoint } from './endpoint';
import { GuideList } from './guide-list';
import { OperationProblems } from './operation-problems';
import { Parameters } from './parameters';
import styles from './reference.module.css';
import { RequestBody } from './request-body';
import { ResponseExamples } from './response-examples';
import { Responses } from './responses';

/** An operation: what it does and every field on the left, requests and answers on the right. */
export function OperationArticle({ page, context }: { page: OperationPage; context: LocaleContext }) {
  const { operation } = page;
  const { messages, locale } = context;
  const lang = contentLang(locale);
  return (
    <main id="content" className={styles.columns} tabIndex={-1}>
      <div className={styles.head}>
        <Breadcrumbs page={page} context={context} />
        <h1 className={styles.title} lang={lang}>
          {operation.title}
        </h1>
        <Endpoint operation={operation} messages={messages} overview={page.overview} lang={lang} />
        <PageActions page={page} context={context} />
        <div
          className={`prose ${styles.description}`}
          lang={lang}
          dangerouslySetInnerHTML={{ __html: operation.description.html }}
        />
      </div>
      <aside className={styles.code} aria-label={messages.reference.samples}>
        <h2 className={styles.codeTitle} id="exemplos">
          {messages.reference.request}
        </h2>
        <Samples
          id="exemplos"
          requests={operation.requests}
          servers={operation.servers}
          messages={messages.code}
          lang={lang}
        />
        <ResponseExamples responses={operation.responses} messages={messages} lang={lang} />
      </aside>
      <div className={styles.body}>
        <Parameters groups={operation.parameters} messages={messages} lang={lang} />
        {operation.requestBody && <RequestBody body={operation.requestBody} messages={messages} lang={lang} />}
        <Responses responses={operation.responses} messages={messages} lang={lang} />
        <OperationProblems page={page} context={context} lang={lang} />
        <CStatList cstats={page.cstats} context={context} />
        {page.nextOperations.length > 0 && (
          <OperationList title={messages.reference.nextOperations} operations={page.nextOperations} lang={lang} />
        )}
        <GuideList guides={page.guides} title={messages.reference.guides} lang={lang} />
        <Pagination page={page} context={context} />
      </div>
    </main>
  );
}
