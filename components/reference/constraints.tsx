import type { Messages } from '@/lib/i18n/messages';
import type { Constraint, FieldView } from '@/lib/openapi/schema-view';
import styles from './constraints.module.css';

type ConstraintsProps = {
  readonly field: FieldView;
  readonly messages: Messages['reference'];
  readonly lang: string | undefined;
};

/** Limits, allowed values, default, constant and examples of a value. */
export function Constraints({ field, messages, lang }: ConstraintsProps) {
  const { constraints, allowed, constant, defaultValue, examples } = field;
  const rows: [label: string, values: readonly string[]][] = [
    [messages.constant, constant === undefined ? [] : [constant]],
    [messages.default, defaultValue === undefined ? [] : [defaultValue]],
    [messages.example, allowed.length > 0 ? [] : examples],
  ];
  return (
    <>
      {constraints.length > 0 && (
        <p className={styles.limits}>
          {constraints.map((constraint) => (
            <code key={`${constraint.kind}${constraint.value}`} translate="no">
              {formatConstraint(constraint)}
            </code>
          ))}
        </p>
      )}
      {rows.map(
        ([label, values]) =>
          values.length > 0 && (
            <p key={label} className={styles.row}>
              <span>{label}:</span>
              {values.map((value) => (
                <code key={value} translate="no">
                  {value}
                </code>
              ))}
            </p>
          ),
      )}
      {allowed.length > 0 && (
        <details className={styles.allowed} open={allowed.length <= 8 || undefined}>
          <summary>
            {messages.allowed} ({allowed.length})
          </summary>
          <ul>
            {allowed.map(({ value, meaning }) => (
              <li key={value}>
                <code translate="no">{value}</code>
                {meaning !== undefined && (
                  <>
                    {' '}
                    <span lang={lang} dangerouslySetInnerHTML={{ __html: meaning }} />
                  </>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** A limit in JSON Schema's own terms with the sign a reader expects: exact, and the same in every language. */
function formatConstraint({ kind, value }: Constraint): string {
  const signs: Readonly<Record<Constraint['kind'], string>> = {
    minLength: 'length ≥ ',
    maxLength: 'length ≤ ',
    minimum: '≥ ',
    maximum: '≤ ',
    exclusiveMinimum: '> ',
    exclusiveMaximum: '< ',
    multipleOf: 'multiple of ',
    minItems: 'items ≥ ',
    maxItems: 'items ≤ ',
    uniqueItems: 'unique items',
    pattern: 'pattern ',
    contentEncoding: '',
    contentMediaType: '',
  };
  return kind === 'uniqueItems' ? signs[kind] : signs[kind] + value;
}
