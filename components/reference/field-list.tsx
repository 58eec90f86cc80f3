import type { Messages } from '@/lib/i18n/messages';
import { fillMessage } from '@/lib/i18n/messages';
import { formatType } from '@/lib/openapi/format-type';
import type { FieldView } from '@/lib/openapi/schema-view';
import { AnchorLink } from '../ui/anchor-link';
import { Constraints } from './constraints';
import styles from './field-list.module.css';
import { SchemaTree } from './schema-tree';

type FieldListProps = {
  readonly fields: readonly FieldView[];
  readonly messages: Messages;
  readonly lang: string | undefined;
};

/** Named values with type, limits and meaning, the deprecated ones folded at the end. Every one has an address. */
export function FieldList({ fields, messages, lang }: FieldListProps) {
  const deprecated = fields.filter(({ isDeprecated }) => isDeprecated);
  const current = fields.filter(({ isDeprecated }) => !isDeprecated);
  return (
    <>
      {current.length > 0 && <FieldItems fields={current} messages={messages} lang={lang} />}
      {deprecated.length > 0 && (
        <details className={styles.deprecated}>
          <summary>{fillMessage(messages.reference.deprecatedFields, { count: deprecated.length })}</summary>
          <FieldItems fields={deprecated} messages={messages} lang={lang} />
        </details>
      )}
    </>
  );
}

function FieldItems({ fields, messages, lang }: FieldListProps) {
  return (
    <ul className={styles.fields}>
      {fields.map((field) => (
        <li key={field.anchor} id={field.anchor} className={styles.field}>
          <Field field={field} messages={messages} lang={lang} />
        </li>
      ))}
    </ul>
  );
}

type FieldProps = { readonly field: FieldView } & Omit<FieldListProps, 'fields'>;

function Field({ field, messages, lang }: FieldProps) {
  return (
    <>
      <p className={styles.head}>
        <code className={styles.name} translate="no">
          {field.name}
        </code>
        <span className={styles.type}>{formatType(field.type)}</span>
        {field.type.isNullable && <span className={styles.mark}>{messages.reference.nullable}</span>}
        {field.isRequired && (
          <span className={styles.mark} data-mark="required">
            {messages.reference.required}
          </span>
        )}
        {field.isDeprecated && (
          <span className={styles.mark} data-mark="deprecated">
            {messages.reference.deprecated}
          </span>
        )}
        <AnchorLink id={field.anchor} label={fillMessage(messages.reference.copyLink, { name: field.name })} />
      </p>
      {field.description && (
        <div className={styles.description} lang={lang} dangerouslySetInnerHTML={{ __html: field.description }} />
      )}
      <Constraints field={field} messages={messages} lang={lang} />
      <SchemaTree body={field.body} name={field.name} messages={messages} lang={lang} />
    </>
  );
}
