'use client';
// An island because the list is narrowed while the reader types; its entries are plain HTML and stay so.
import { useEffect, useState } from 'react';
import { fillMessage } from '@/lib/i18n/fill-message';
import type { Messages } from '@/lib/i18n/messages';
import { matchesOperation } from '@/lib/openapi/match-operation';
import { useQueryBox } from '../ui/use-query-box';
import styles from './operation-filter.module.css';

type OperationFilterProps = {
  /** Id of the element around the groups of operations. */
  readonly listId: string;
  readonly total: number;
  readonly texts: Messages['operationFilter'];
};

/** A field that narrows the list of operations in place. The address keeps what was typed (`?q=`), to be shared. */
export function OperationFilter({ listId, total, texts }: OperationFilterProps) {
  const { query, box } = useQueryBox();
  const [count, setCount] = useState(total);

  useEffect(() => setCount(narrowList(listId, query)), [listId, query]);

  return (
    <search className={styles.filter} data-needs-script data-print="none">
      <label className={styles.label} htmlFor="operation-filter">
        {texts.label}
      </label>
      <input
        {...box}
        id="operation-filter"
        placeholder={texts.hint}
        spellCheck={false}
        aria-describedby="operation-filter-count"
      />
      <p id="operation-filter-count" className={styles.count} role="status">
        {count === 0 ? fillMessage(texts.none, { query }) : fillMessage(texts.count, { count, total })}
      </p>
    </search>
  );
}

/** Hides what does not match, and groups of which nothing is left. Gives how many operations are shown. */
function narrowList(listId: string, query: string): number {
  let count = 0;
  // From the field to the first result is one step of the Tab key: the headings' own links step aside.
  document.getElementById(listId)?.toggleAttribute('data-filtered', query !== '');
  for (const group of document.querySelectorAll<HTMLElement>(`#${listId} > *`)) {
    let shown = 0;
    for (const entry of group.querySelectorAll<HTMLElement>('[data-operation]')) {
      const text = `${entry.textContent} ${entry.dataset.operation}`;
      entry.hidden = !matchesOperation(query, { text, path: entry.querySelector('code')?.textContent ?? '' });
      if (!entry.hidden) shown += 1;
    }
    group.hidden = shown === 0;
    count += shown;
  }
  return count;
}
