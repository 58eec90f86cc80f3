import type { RecipeField } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import styles from './recipe.module.css';

/** What makes a case: each field or group with its value and why it has it. */
export function RecipeFields({ fields }: { fields: readonly RecipeField[] }) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ path, link, value, why }) => (
        <div key={path}>
          <dt>
            {link ? (
              <a href={toHref(link.path)}>
                <code translate="no">{path}</code>
              </a>
            ) : (
              <code translate="no">{path}</code>
            )}
            {value !== undefined && (
              <>
                {' '}
                <code className={styles.value} translate="no">
                  {value}
                </code>
              </>
            )}
          </dt>
          <dd dangerouslySetInnerHTML={{ __html: why.html }} />
        </div>
      ))}
    </dl>
  );
}
