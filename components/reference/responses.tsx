import type { Messages } from '@/lib/i18n/messages';
import { fillMessage } from '@/lib/i18n/messages';
import type { ResponseView } from '@/lib/openapi/operation';
import { buildSchemaDepthScript } from '@/lib/page-scripts/schema-depth';
import { AnchorLink } from '../ui/anchor-link';
import { NarrowList } from '../ui/narrow-list';
import { openAtFirst } from '../ui/open-at-first';
import { FieldList } from './field-list';
import { FoldButtons } from './fold-buttons';
import { MediaSchema } from './media-schema';
import responseStyles from './responses.module.css';
import sectionStyles from './section.module.css';
import { SectionHeading } from './section-heading';
import { StatusCode } from './status-code';

type ResponsesProps = {
  readonly responses: readonly ResponseView[];
  /** Of the section, where it is another than an operation's. */
  readonly title?: string;
  readonly messages: Messages;
  readonly lang: string | undefined;
};

/** Every answer by status: the first success open, the others folded; on narrow windows what is no success together. */
export function Responses({ responses, title, messages, lang }: ResponsesProps) {
  const firstSuccess = responses.find(isSuccess);
  return (
    <section className={sectionStyles.section} aria-labelledby="respostas">
      <SectionHeading id="respostas" title={title ?? messages.reference.responses} messages={messages}>
        <FoldButtons messages={messages.reference} />
      </SectionHeading>
      <NarrowList
        items={responses}
        shown={responses.findLastIndex(isSuccess) + 1 || undefined}
        more={messages.reference.moreAnswers}
      >
        {(shown) =>
          shown.map((response) => (
            <Response
              key={response.status}
              response={response}
              isOpen={response === firstSuccess}
              messages={messages}
              lang={lang}
            />
          ))
        }
      </NarrowList>
      {/* As text, because React would put a script into a later page without running it, and complain. */}
      <div hidden dangerouslySetInnerHTML={{ __html: `<script>${buildSchemaDepthScript()}</script>` }} />
    </section>
  );
}

function isSuccess({ status }: ResponseView): boolean {
  return status.startsWith('2');
}

type ResponseProps = Omit<ResponsesProps, 'responses' | 'title'> & {
  readonly response: ResponseView;
  readonly isOpen: boolean;
};

/** An answer: when it comes, its headers and its fields. */
function Response({ response, isOpen, messages, lang }: ResponseProps) {
  const { status, anchor, description, headers, media } = response;
  return (
    <details id={anchor} className={responseStyles.response} {...openAtFirst(isOpen)}>
      <summary>
        <StatusCode status={status} />
        <span
          className={responseStyles.description}
          lang={lang}
          dangerouslySetInnerHTML={{ __html: description.html }}
        />
      </summary>
      <AnchorLink
        id={anchor}
        label={fillMessage(messages.reference.copyLink, { name: fillMessage(messages.reference.response, { status }) })}
      />
      {headers.length > 0 && (
        <details className={responseStyles.headers}>
          <summary>
            {fillMessage('{title} ({count})', { title: messages.reference.headers, count: headers.length })}
          </summary>
          <FieldList fields={headers} messages={messages} lang={lang} />
        </details>
      )}
      {media.map((item) => (
        <MediaSchema key={item.mediaType} media={item} messages={messages} lang={lang} />
      ))}
      {media.length === 0 && <p className={responseStyles.empty}>{messages.reference.noBody}</p>}
    </details>
  );
}
