import type { Messages } from '@/lib/i18n/messages';
import type { RequestBodyView } from '@/lib/openapi/operation';
import { ExampleList } from './example-list';
import { MediaSchema } from './media-schema';
import styles from './reference.module.css';

type RequestBodyProps = {
  readonly body: RequestBodyView;
  readonly messages: Messages;
  readonly lang: string | undefined;
};

/** What the operation takes: every content type with its fields and named examples. */
export function RequestBody({ body, messages, lang }: RequestBodyProps) {
  return (
    <section className={styles.section} aria-labelledby={body.anchor}>
      <h2 id={body.anchor}>{messages.reference.requestBody}</h2>
      {body.description && <div lang={lang} dangerouslySetInnerHTML={{ __html: body.description }} />}
      {body.media.map((media) => (
        <div key={media.mediaType}>
          <MediaSchema media={media} messages={messages.reference} lang={lang} />
          <ExampleList title={messages.reference.examples} examples={media.examples} messages={messages} lang={lang} />
        </div>
      ))}
    </section>
  );
}
