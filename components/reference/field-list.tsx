import type { Messages } from '@/lib/i18n/messages';
import { fillMessage } from '@/lib/i18n/messages';
import { describeHistory } from '@/lib/openapi/changes/change-words';
import { formatType } from '@/lib/openapi/format-type';
import type { AlternativeView, FieldView, SchemaBody } from '@/lib/openapi/schema-view';
import { AnchorLink } from '../ui/anchor-link';
import { NarrowList } from '../ui/narrow-list';
import { Constraints } from './constraints';
import styles from './field-list.module.css';
import { LayoutOutlines } from './layout-outlines';
import treeStyles from './schema-tree.module.css';

type FieldListProps = {
  readonly fields: readonly FieldView[];
  readonly messages: Messages;
  readonly lang: string | undefined;
  /** Whether a narrow window folds all but the first: where the reader has not unfolded the list itself. */
  readonly foldsRest?: boolean | undefined;
};

/** Named values with type, limits and meaning, the deprecated ones folded at the end. Every one has an address. */
export function FieldList({ fields, messages, lang, foldsRest = false }: FieldListProps) {
  const deprecated = fields.filter(({ isDeprecated }) => isDeprecated);
  const current = fields.filter(({ isDeprecated }) => !isDeprecated);
  return (
    <>
      {current.length > 0 && (
        <NarrowList
          items={current}
          shown={foldsRest ? countShown(current) : current.length}
          more={messages.reference.moreFields}
        >
          {(shown) => <FieldItems fields={shown} messages={messages} lang={lang} />}
        </NarrowList>
      )}
      {deprecated.length > 0 && (
        <details className={styles.deprecated}>
          <summary>{fillMessage(messages.reference.deprecatedFields, { count: deprecated.length })}</summary>
          <FieldItems fields={deprecated} messages={messages} lang={lang} />
        </details>
      )}
    </>
  );
}

/** How many fields a narrow window shows before it folds the rest: all that are required, and a few. */
function countShown(fields: readonly FieldView[]): number {
  return Math.max(3, fields.filter(({ isRequired }) => isRequired).length);
}

function FieldItems({ fields, messages, lang }: Omit<FieldListProps, 'foldsRest'>) {
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

type FieldProps = { readonly field: FieldView } & Omit<FieldListProps, 'fields' | 'foldsRest'>;

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
        {describeHistory(field.history, messages.reference).map((text) => (
          <span key={text} className={styles.mark}>
            {text}
          </span>
        ))}
        <AnchorLink id={field.anchor} label={fillMessage(messages.reference.copyLink, { name: field.name })} />
      </p>
      {field.description && (
        <div className={styles.description} lang={lang} dangerouslySetInnerHTML={{ __html: field.description.html }} />
      )}
      <Constraints field={field} messages={messages} lang={lang} />
      <SchemaTree body={field.body} name={field.name} messages={messages} lang={lang} />
    </>
  );
}

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
      return <p className={treeStyles.note}>{fillMessage(messages.reference.recursive, { name: body.name })}</p>;
    case 'seen':
      return (
        <p className={treeStyles.note}>
          <a href={`#${body.anchor}`}>{fillMessage(messages.reference.seeAbove, { name: body.name })}</a>
        </p>
      );
    case 'layouts':
      return <LayoutOutlines outlines={body.outlines} messages={messages} lang={lang} />;
    case 'fields':
      return (
        <details className={treeStyles.tree} data-fields>
          <summary>{fillMessage(messages.reference.showFields, { name })}</summary>
          <SchemaFields body={body} messages={messages} lang={lang} />
        </details>
      );
  }
}

type SchemaFieldsProps = Omit<FieldListProps, 'fields'> & {
  readonly body: Extract<SchemaBody, { kind: 'fields' }>;
};

/** The fields of an object and its alternatives, not folded. */
export function SchemaFields({ body, messages, lang, foldsRest }: SchemaFieldsProps) {
  const { fields, alternatives, isOpen } = body;
  return (
    <>
      {fields.length > 0 && <FieldList fields={fields} messages={messages} lang={lang} foldsRest={foldsRest} />}
      {isOpen && <p className={treeStyles.note}>{messages.reference.anyProperty}</p>}
      {alternatives && (
        <div className={treeStyles.alternatives}>
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
    <span className={treeStyles.note}>
      {fillMessage(messages.reference.selectedBy, { property, values: values.join(' | ') })}
    </span>
  );
}
