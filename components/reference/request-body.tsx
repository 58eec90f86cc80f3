import type { Messages } from '@/lib/i18n/messages';
import type { RequestBodyView } from '@/lib/openapi/operation';
import type { FoldedCodeFiles } from '../code/folded-code';
import { ExampleList } from './example-list';
import { FoldButtons } from './fold-buttons';
import { MediaSchema } from './media-schema';
import styles from './reference.module.css';
import sectionStyles from './section.module.css';
import { SectionHeading } from './section-heading';

type RequestBodyProps = {
  readonly body: RequestBodyView;
  readonly messages: Messages;
  readonly lang: string | undefined;
  /** Where the code of folded examples is. */
  readonly folded: FoldedCodeFiles;
};

/** What the operation takes: every content type with its fields and named examples. */
export function RequestBody({ body, messages, lang, folded }: RequestBodyProps) {
  return (
    <section className={sectionStyles.section} aria-labelledby={body.anchor}>
      <SectionHeading id={body.anchor} title={messages.reference.requestBody} messages={messages}>
        <FoldButtons messages={messages.reference} />
      </SectionHeading>
      {body.description && (
        <div
          className={`prose ${styles.lead}`}
          lang={lang}
          dangerouslySetInnerHTML={{ __html: body.description.html }}
        />
      )}
      {body.media.map((media) => (
        <div key={media.mediaType}>
          <MediaSchema media={media} messages={messages} lang={lang} />
          <ExampleList
            title={messages.reference.examples}
            examples={media.examples}
            messages={messages}
            lang={lang}
            folded={folded}
          />
        </div>
      ))}
    </section>
  );
}
