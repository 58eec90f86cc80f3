import type { OperationLink } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import type { Markdown } from '@/lib/text/markdown';
import { MethodBadge } from '../reference/method-badge';
import { AnchorLink } from '../ui/anchor-link';
import { NarrowList } from '../ui/narrow-list';
import { UnbrokenNames } from '../ui/unbroken-names';
import styles from './operation-list.module.css';

type OperationListProps = {
  readonly title: string;
  readonly operations: readonly OperationLink[];
  readonly lang: string | undefined;
  readonly level?: 2 | 3;
  /** Gives the heading a link to this id, which stands around the list. */
  readonly anchor?: { readonly id: string; readonly label: string };
  readonly description?: Markdown;
  /** Adds the first sentence of each operation's description. */
  readonly showsSummary?: boolean;
  /** What a narrow window calls those that it folds, with their `{count}`; without, it folds none. */
  readonly more?: string;
};

/** Operations with method, title and path, each linked to its page. */
export function OperationList({
  title,
  operations,
  lang,
  level = 2,
  anchor,
  description,
  showsSummary = false,
  more,
}: OperationListProps) {
  const Heading = `h${level}` as const;
  const showList = (shown: readonly OperationLink[]) => (
    <ul className={styles.list} lang={lang}>
      {shown.map(({ path, operation }) => (
        <li key={path} data-operation={showsSummary ? operation.id : undefined}>
          <a href={toHref(path)}>
            <MethodBadge method={operation.method} />
            <span className={styles.title}>
              <UnbrokenNames>{operation.title}</UnbrokenNames>
            </span>
            <code translate="no">{operation.path}</code>
            {showsSummary && (
              <span className={styles.summary}>
                <UnbrokenNames>{operation.summary}</UnbrokenNames>
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.section}>
      <Heading className={styles.heading} lang={level === 3 ? lang : undefined}>
        <UnbrokenNames>{title}</UnbrokenNames>
        {anchor && <AnchorLink {...anchor} />}
      </Heading>
      {description && (
        <p className={styles.description} lang={lang} dangerouslySetInnerHTML={{ __html: description.html }} />
      )}
      {more === undefined ? (
        showList(operations)
      ) : (
        <NarrowList items={operations} more={more}>
          {showList}
        </NarrowList>
      )}
    </section>
  );
}
