import type { Messages } from '@/lib/i18n/messages';
import { fillMessage } from '@/lib/i18n/messages';
import type { SchemaBody } from '@/lib/openapi/schema-view';
import { FieldList } from './field-list';
import styles from './schema-tree.module.css';

type SchemaTreeProps = {
  readonly body: SchemaBody;
  /** Name of the value that the fields belong to. */
  readonly name: string;
  readonly messages: Messages['reference'];
  readonly lang: string | undefined;
};

/** The fields inside a value, folded. A folded part opens by itself when a link leads into it. */
export function SchemaTree({ body, name, messages, lang }: SchemaTreeProps) {
  switch (body.kind) {
    case 'leaf':
      return null;
    case 'recursive':
      return <p className={styles.note}>{fillMessage(messages.recursive, { name: body.name })}</p>;
    case 'seen':
      return (
        <p className={styles.note}>
          <a href={`#${body.anchor}`}>{fillMessage(messages.seeAbove, { name: body.name })}</a>
        </p>
      );
    case 'fields':
      return (
        <details className={styles.tree}>
          <summary>{fillMessage(messages.showFields, { name })}</summary>
          <SchemaFields body={body} messages={messages} lang={lang} />
        </details>
      );
  }
}

type SchemaFieldsProps = Omit<SchemaTreeProps, 'body' | 'name'> & {
  readonly body: Extract<SchemaBody, { kind: 'fields' }>;
};

/** The fields of an object and its alternatives, not folded. */
export function SchemaFields({ body, messages, lang }: SchemaFieldsProps) {
  const { fields, alternatives, isOpen } = body;
  return (
    <>
      {fields.length > 0 && <FieldList fields={fields} messages={messages} lang={lang} />}
      {isOpen && <p className={styles.note}>{messages.anyProperty}</p>}
      {alternatives && (
        <div className={styles.alternatives}>
          <p>{alternatives.mode === 'oneOf' ? messages.alternatives : messages.anyAlternatives}:</p>
          <ul>
            {alternatives.options.map((option, index) => {
              const label = option.label ?? fillMessage(messages.alternative, { number: index + 1 });
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the alternatives are static and may lack names.
                <li key={index}>
                  {option.requires.length > 0 ? (
                    option.requires.map((required) => <code key={required}>{required}</code>)
                  ) : (
                    <>
                      <b>{label}</b>
                      <SchemaTree body={option.body} name={label} messages={messages} lang={lang} />
                    </>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </>
  );
}
