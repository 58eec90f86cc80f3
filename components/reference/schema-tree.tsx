import type { Messages } from '@/lib/i18n/messages';
import { fillMessage } from '@/lib/i18n/messages';
import type { AlternativeView, SchemaBody } from '@/lib/openapi/schema-view';
import { FieldList } from './field-list';
import styles from './schema-tree.module.css';

type SchemaTreeProps = {
  readonly body: SchemaBody;
  /** Name of the value that the fields belong to. */
  readonly name: string;
  readonly messages: Messages;
  readonly lang: string | undefined;
};

/** The fields inside a value, folded. A folded part opens by itself when a link leads into it. */
export function SchemaTree({ body, name, messages, lang }: SchemaTreeProps) {
  switch (body.kind) {
    case 'leaf':
      return null;
    case 'recursive':
      return <p className={styles.note}>{fillMessage(messages.reference.recursive, { name: body.name })}</p>;
    case 'seen':
      return (
        <p className={styles.note}>
          <a href={`#${body.anchor}`}>{fillMessage(messages.reference.seeAbove, { name: body.name })}</a>
        </p>
      );
    case 'fields':
      return (
        <details className={styles.tree} data-fields>
          <summary>{fillMessage(messages.reference.showFields, { name })}</summary>
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
      {isOpen && <p className={styles.note}>{messages.reference.anyProperty}</p>}
      {alternatives && (
        <div className={styles.alternatives}>
          <p>{alternatives.mode === 'oneOf' ? messages.reference.alternatives : messages.reference.anyAlternatives}:</p>
          <ul>
            {alternatives.options.map((option, index) => {
              const label = option.label ?? fillMessage(messages.reference.alternative, { number: index + 1 });
              return (
                <li key={option.anchor} id={option.anchor}>
                  {option.requires.length > 0 ? (
                    option.requires.map((required) => <code key={required}>{required}</code>)
                  ) : (
                    <>
                      <b>{label}</b> {option.selector && <Selector selector={option.selector} messages={messages} />}
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

type SelectorProps = { readonly selector: NonNullable<AlternativeView['selector']>; readonly messages: Messages };

/** The value of the discriminator that picks an alternative. */
function Selector({ selector: { property, values }, messages }: SelectorProps) {
  return (
    <span className={styles.note}>
      {fillMessage(messages.reference.selectedBy, { property, values: values.join(' | ') })}
    </span>
  );
}
