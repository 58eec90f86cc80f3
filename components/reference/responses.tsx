import type { Messages } from '@/lib/i18n/messages';
import { fillMessage } from '@/lib/i18n/messages';
import type { ResponseView } from '@/lib/openapi/operation';
import { buildSchemaDepthScript } from '@/lib/page-scripts/schema-depth';
import { AnchorLink } from '../ui/anchor-link';
import { FieldList } from './field-list';
import { FoldButtons } from './fold-buttons';
import { MediaSchema } from './media-schema';
import styles from './reference.module.css';
import responseStyles from './responses.module.css';
import { SectionHeading } from './section-heading';

type ResponsesProps = {
  readonly responses: readonly ResponseView[];
  readonly messages: Messages;
  readonly lang: string | undefined;
};

/** Every answer by status: the first success open, the others folded. */
export function Responses({ responses, messages, lang }: ResponsesProps) {
  const [firstSuccess] = responses.filter(({ status }) => status.startsWith('2'));
  return (
    <section className={styles.section} aria-labelledby="respostas">
      <SectionHeading id="respostas" title={messages.reference.responses} messages={messages}>
        <FoldButtons messages={messages.reference} />
      </SectionHeading>
      {responses.map((response) => (
        <details
          key={response.status}
          id={response.anchor}
          className={responseStyles.response}
          open={response === firstSuccess || undefined}
        >
          <summary>
            <span className={responseStyles.status} data-class={response.status.charAt(0)}>
              {response.status}
            </span>
            <span
              className={responseStyles.description}
              lang={lang}
              dangerouslySetInnerHTML={{ __html: response.description.html }}
            />
          </summary>
          <AnchorLink
            id={response.anchor}
            label={fillMessage(messages.reference.copyLink, {
              name: fillMessage(messages.reference.response, { status: response.status }),
            })}
          />
          {response.headers.length > 0 && (
            <details className={responseStyles.headers}>
              <summary>
                {fillMessage('{title} ({count})', {
                  title: messages.reference.headers,
                  count: response.headers.length,
                })}
              </summary>
              <FieldList fields={response.headers} messages={messages} lang={lang} />
            </details>
          )}
          {response.media.map((media) => (
            <MediaSchema key={media.mediaType} media={media} messages={messages} lang={lang} />
          ))}
          {response.media.length === 0 && <p className={responseStyles.empty}>{messages.reference.noBody}</p>}
        </details>
      ))}
      {/* As text, because React would put a script into a later page without running it, and complain. */}
      <div hidden dangerouslySetInnerHTML={{ __html: `<script>${buildSchemaDepthScript()}</script>` }} />
    </section>
  );
}
