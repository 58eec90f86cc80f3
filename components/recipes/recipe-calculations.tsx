import { fillMessage, type Messages } from '@/lib/i18n/messages';
import type { RecipeCalculation } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import { SectionHeading } from '../reference/section-heading';
import styles from './recipe.module.css';

type RecipeCalculationsProps = { readonly calculations: readonly RecipeCalculation[]; readonly messages: Messages };

/** Each value that follows from others, with names and with numbers. */
export function RecipeCalculations({ calculations, messages }: RecipeCalculationsProps) {
  const texts: Messages['recipe'] = messages.recipe;
  if (calculations.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="contas">
      <SectionHeading id="contas" title={texts.calculations} messages={messages} />
      <p className={styles.lead}>{texts.calculationsLead}</p>
      <ul className={styles.calculations}>
        {calculations.map(({ path, item, field, code, names, numbers, result }) => (
          <li key={`${path} ${item ?? ''} ${names}`}>
            <p className={styles.head}>
              {field ? (
                <a href={toHref(field.path)}>
                  <code translate="no">{path}</code>
                </a>
              ) : (
                <code translate="no">{path}</code>
              )}
              {item !== undefined && <span className={styles.mark}>{fillMessage(texts.item, { number: item })}</span>}
              {code && (
                <a className={styles.mark} href={toHref(code.path)}>
                  {code.title}
                </a>
              )}
            </p>
            <p className={styles.sum} translate="no">
              <span>{names}</span>
              {numbers !== result && <span>= {numbers}</span>} <strong>= {result}</strong>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
