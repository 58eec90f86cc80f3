import type { Messages } from '@/lib/i18n/messages';
import type { MediaView } from '@/lib/openapi/operation';
import { SchemaFields, SchemaTree } from './field-list';
import styles from './media-schema.module.css';

type MediaSchemaProps = {
  readonly media: MediaView;
  readonly messages: Messages;
  readonly lang: string | undefined;
};

/** One content type of a body with its fields. */
export function MediaSchema({ media, messages, lang }: MediaSchemaProps) {
  const { body } = media;
  return (
    <div className={styles.media}>
      <p className={styles.head}>
        <code translate="no">{media.mediaType}</code>
        <span lang={lang}>{media.schemaName ?? media.type}</span>
      </p>
      {body.kind === 'fields' ? (
        <SchemaFields body={body} messages={messages} lang={lang} foldsRest />
      ) : (
        <SchemaTree body={body} name={media.schemaName ?? media.type} messages={messages} lang={lang} />
      )}
    </div>
  );
}
