import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import type { Messages } from '@/lib/i18n/messages';
import { describeHistory } from '@/lib/openapi/changes/change-words';
import type { WebhookPage } from '@/lib/pages/page';
import { OperationList } from '../article/operation-list';
import { Pagination } from '../article/pagination';
import { Toc, type TocEntry } from '../article/toc';
import { CodeBlock } from '../code/code-block';
import { Tab, Tabs } from '../mdx/tabs';
import { ExampleList } from './example-list';
import { FoldButtons } from './fold-buttons';
import { LinkList } from './link-list';
import { MediaSchema } from './media-schema';
import { Parameters } from './parameters';
import { toPartEntries } from './part-entries';
import styles from './reference.module.css';
import { ReferenceHead } from './reference-head';
import { Responses } from './responses';
import sectionStyles from './section.module.css';
import { SectionHeading } from './section-heading';

/** What the API sends to the reader's address: headers and fields on the left, programs that take it on the right. */
export function WebhookArticle({ page, context }: { page: WebhookPage; context: LocaleContext }) {
  const { webhook } = page;
  const { messages, locale } = context;
  const lang = contentLang(locale);
  return (
    <main id="content" className={styles.columns} tabIndex={-1} data-static="main">
      <ReferenceHead page={page} context={context} subject={webhook}>
        <p>{[messages.webhook.direction, ...describeHistory(webhook.history, messages.reference)].join(' · ')}</p>
      </ReferenceHead>
      <div className={styles.body}>
        <Toc title={messages.page.onThisPage} lang={undefined} entries={listParts(page, messages)} shape="line" />
        <Parameters groups={webhook.parameters} messages={messages} lang={lang} />
        <Payload page={page} messages={messages} lang={lang} />
        <Responses responses={webhook.responses} title={messages.webhook.answers} messages={messages} lang={lang} />
        <OperationList title={messages.webhook.channels} operations={page.channels} lang={lang} />
        {page.nextOperations.length > 0 && (
          <OperationList title={messages.reference.nextOperations} operations={page.nextOperations} lang={lang} />
        )}
        <LinkList id="guias" links={page.guides} title={messages.webhook.guides} lang={lang} messages={messages} />
      </div>
      <Programs page={page} messages={messages} />
      <div className={styles.end}>
        <Pagination page={page} context={context} />
      </div>
    </main>
  );
}

type PartProps = { readonly page: WebhookPage; readonly messages: Messages };

/** What is sent: its fields and examples. */
function Payload({ page, messages, lang }: PartProps & { readonly lang: string | undefined }) {
  const { anchor, description, media } = page.webhook.requestBody;
  return (
    <section className={sectionStyles.section} aria-labelledby={anchor}>
      <SectionHeading id={anchor} title={messages.webhook.body} messages={messages}>
        <FoldButtons messages={messages.reference} />
      </SectionHeading>
      {description && (
        <div className={`prose ${styles.lead}`} lang={lang} dangerouslySetInnerHTML={{ __html: description.html }} />
      )}
      {media.map((item) => (
        <div key={item.mediaType}>
          <MediaSchema media={item} messages={messages} lang={lang} />
          <ExampleList
            title={messages.reference.examples}
            examples={item.examples}
            messages={messages}
            lang={lang}
            sample={messages.readerData}
          />
        </div>
      ))}
    </section>
  );
}

/** A program that takes deliveries in each language, and a script that sends one to it. */
function Programs({ page: { programs }, messages }: PartProps) {
  return (
    <aside className={styles.code} aria-label={messages.webhook.programs}>
      <SectionHeading id={RECEIVER} title={messages.webhook.receiver} messages={messages} />
      <p>{messages.webhook.receiverLead}</p>
      <Tabs id={RECEIVER} group="receptor" query="receptor" messages={messages.mdx}>
        {programs.receivers.map(({ language, label, file, code, grammar }) => (
          <Tab key={language} value={language} label={label}>
            <CodeBlock code={code} grammar={grammar} title={file} messages={messages.code} />
          </Tab>
        ))}
      </Tabs>
      <SectionHeading id={SENDER} title={messages.webhook.sender} messages={messages} />
      <p>{messages.webhook.senderLead}</p>
      <CodeBlock
        code={programs.sender.code}
        grammar={programs.sender.grammar}
        title={programs.sender.file}
        messages={messages.code}
      />
    </aside>
  );
}

const RECEIVER = 'receptor';
const SENDER = 'testar';

/** The parts of the page, for the line that leads to them. */
function listParts({ webhook }: WebhookPage, { reference, webhook: texts }: Messages): readonly TocEntry[] {
  return toPartEntries([
    ['parametros', reference.parameters],
    [webhook.requestBody.anchor, texts.body],
    ['respostas', texts.answers],
    [RECEIVER, texts.receiver],
  ]);
}
