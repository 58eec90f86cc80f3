import type { ReactNode } from 'react';
import { fillMessage } from '@/lib/i18n/messages';
import styles from './narrow-fold.module.css';

type NarrowListProps<Item> = {
  readonly items: readonly Item[];
  /** How many a narrow window shows where a few are not enough. */
  readonly shown?: number | undefined;
  /** What the others are called, with their `{count}`. */
  readonly more: string;
  /** Shows some of the items. */
  readonly children: (items: readonly Item[]) => ReactNode;
};

const FEW = 3;

/** Fewer than this are shown with the others: folding them would save no room. */
const WORTH_FOLDING = 3;

/**
 * A list of which a narrow window shows the beginning and folds the rest under its number. Wide windows and paper show
 * all of it; a link to something folded opens it.
 */
export function NarrowList<Item>({ items, shown = FEW, more, children }: NarrowListProps<Item>) {
  const rest = items.slice(shown);
  if (rest.length < WORTH_FOLDING) return children(items);
  return (
    <>
      {children(items.slice(0, shown))}
      <details className={styles.fold} data-narrow-fold>
        <summary>{fillMessage(more, { count: rest.length })}</summary>
        {children(rest)}
      </details>
    </>
  );
}
