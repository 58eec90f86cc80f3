import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import { fillMessage, type Messages } from '@/lib/i18n/messages';
import type { OperationPage } from '@/lib/pages/page';
import { foldedCodePath, httpFilePath, markdownPath, otherSamplesPath } from '@/lib/routes/download-address';
import { toHref } from '@/lib/routes/locale-address';
import { formatDate } from '@/lib/text/format-date';
import { OperationList } from '../article/operation-list';
import { Pagination } from '../article/pagination';
import { Toc, type TocEntry } from '../article/toc';
import { findEnvironmentHelp } from '../code/environment-help';
import { Samples } from '../code/samples';
import { CStatList } from './cstat-list';
import { Endpoint } from './endpoint';
import { LinkList } from './link-list';
import { OperationProblems } from './operation-problems';
import { Parameters } from './parameters';
import { toPartEntries } from './part-entries';
import styles from './reference.module.css';
import { ReferenceHead } from './reference-head';
import { RequestBody } from './request-body';
import { RequestFormButton } from './request-form-button';
import { ResponseExamples } from './response-examples';
import { Responses } from './responses';
import { SectionHeading } from './section-heading';

/** An operation: what it does and every field on the left, requests and answers on the right. */
export function OperationArticle({ page, context }: { page: OperationPage; context: LocaleContext }) {
  const { operation } = page;
  const { messages, locale } = context;
  const lang = contentLang(locale);
  const folded = { code: toHref(foldedCodePath(page.sharedPath)), text: toHref(markdownPath(page.sharedPath)) };
  return (
    <main id="content" className={styles.columns} tabIndex={-1} data-static="main">
      <ReferenceHead page={page} context={context} subject={operation}>
        <Endpoint operation={operation} messages={messages} overview={page.overview} lang={lang} />
      </ReferenceHead>
      <div className={styles.body}>
        <Toc title={messages.page.onThisPage} lang={undefined} entries={listParts(page, messages)} shape="line" />
        <Parameters groups={operation.parameters} messages={messages} lang={lang} />
        {operation.requestBody && (
          <RequestBody body={operation.requestBody} messages={messages} lang={lang} folded={folded} />
        )}
        <Responses responses={operation.responses} messages={messages} lang={lang} />
        <OperationProblems page={page} context={context} lang={lang} />
        <CStatList cstats={page.cstats} context={context} />
        {page.nextOperations.length > 0 && (
          <OperationList title={messages.reference.nextOperations} operations={page.nextOperations} lang={lang} />
        )}
        <LinkList id="guias" links={page.guides} title={messages.reference.guides} lang={lang} messages={messages} />
      </div>
      <aside className={styles.code} aria-label={messages.reference.samples}>
        <SectionHeading id="exemplos" title={messages.reference.request} messages={messages}>
          <RequestFormButton page={page} context={context} />
        </SectionHeading>
        <Samples
          id="exemplos"
          requests={operation.requests}
          others={{
            file: toHref(otherSamplesPath(page.sharedPath)),
            allRequests: toHref(httpFilePath(page.sharedPath)),
          }}
          servers={operation.servers}
          environmentHelp={findEnvironmentHelp(page.path, operation)}
          messages={messages}
          lang={lang}
        />
        {page.sampleRun && page.sampleRun.failed === 0 && (
          <p className={styles.sampleRun} lang={lang}>
            {fillMessage(messages.quality.sampleRun, { date: formatDate(page.sampleRun.on) })}
          </p>
        )}
        <ResponseExamples responses={operation.responses} messages={messages} lang={lang} folded={folded} />
      </aside>
      <div className={styles.end}>
        <Pagination page={page} context={context} />
      </div>
    </main>
  );
}

/** The parts of the page, for the line that leads to them. */
function listParts({ operation, problems, cstats }: OperationPage, { reference }: Messages): readonly TocEntry[] {
  return toPartEntries([
    [operation.parameters.length > 0 ? 'parametros' : undefined, reference.parameters],
    [operation.requestBody?.anchor, reference.requestBody],
    ['respostas', reference.responses],
    [problems.length > 0 ? 'erros' : undefined, reference.errors],
    [cstats.length > 0 ? 'cstat' : undefined, 'cStat'],
    ['exemplos', reference.examples],
  ]);
}
