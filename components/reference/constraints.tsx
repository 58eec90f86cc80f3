import type { Messages } from '@/lib/i18n/messages';
import type { FieldView } from '@/lib/openapi/schema-view';
import { openAtFirst } from '../ui/open-at-first';
import styles from './constraints.module.css';
import { formatLimits } from './limit-words';

/** Lists of allowed values that are longer are folded. */
const FEW = 8;

type ConstraintsProps = {
  readonly field: FieldView;
  readonly messages: Messages;
  readonly lang: string | undefined;
};

/** Limits, what comes with a value, its allowed values, default, constant and examples. */
export function Constraints({ field, messages, lang }: ConstraintsProps) {
  const { alsoRequires, constraints, allowed, constant, defaultValue, examples } = field;
  const rows: [label: string, values: readonly string[]][] = [
    [messages.reference.alsoRequires, alsoRequires],
    [messages.reference.constant, constant === undefined ? [] : [constant]],
    [messages.reference.default, defaultValue === undefined ? [] : [defaultValue]],
    [messages.reference.example, allowed.length > 0 ? [] : examples],
  ];
  return (
    <>
      {constraints.length > 0 && (
        <p className={styles.limits}>
          {formatLimits(constraints, messages.limits).map(({ text, code }) => (
            <span key={text + code}>
              {code === undefined ? text : `${text} `}
              {code !== undefined && <code translate="no">{code}</code>}
            </span>
          ))}
        </p>
      )}
      {rows.map(
        ([label, values]) =>
          values.length > 0 && (
            <p key={label} className={styles.row}>
              <span>{`${label}:`}</span>
              {values.map((value) => (
                <code key={value} translate="no">
                  {value}
                </code>
              ))}
            </p>
          ),
      )}
      {allowed.length > 0 && (
        <details className={styles.allowed} {...openAtFirst(allowed.length <= FEW)}>
          <summary>{`${messages.reference.allowed} (${allowed.length})`}</summary>
          <ul>
            {allowed.map(({ value, meaning }) => (
              <li key={value}>
                <code translate="no">{value}</code>
                {meaning !== undefined && (
                  <>
                    {' '}
                    <span lang={lang} dangerouslySetInnerHTML={{ __html: meaning.html }} />
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
