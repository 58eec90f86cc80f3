import { type RefObject, useEffect, useState } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import { matchesOperation } from '@/lib/openapi/match-operation';
import { OPERATION_NAMES_PATH, type OperationNames } from '@/lib/openapi/operation-names';
import { basePath } from '@/lib/routes/base-path';
import { arrange, listBranches, NARROWED } from './branches';
import styles from './sidebar.module.css';

type SidebarFilterProps = {
  readonly box: RefObject<HTMLElement | null>;
  /** Whether the entries are in the box: until then there is nothing to count. */
  readonly isFilled: boolean;
  readonly messages: Messages['sidebar'];
};

/** Narrows a sidebar to the operations that fit what is typed: title, method, path or operationId. */
export function SidebarFilter({ box, isFilled, messages }: SidebarFilterProps) {
  const [query, setQuery] = useState('');
  const [names, setNames] = useState<OperationNames>({});
  const [count, setCount] = useState(1);

  useEffect(() => {
    if (!box.current || !isFilled) return;
    const filter = query.trim();
    const isCleared = box.current.hasAttribute(NARROWED) && filter === '';
    box.current.toggleAttribute(NARROWED, filter !== '');
    setCount(narrow(box.current, filter, names));
    // Back to what they were before the filter opened some.
    if (isCleared) arrange(box.current);
    // What fits begins above what the reader had scrolled to. In the menu the dialog scrolls.
    if (filter !== '') (box.current.closest('dialog') ?? box.current.lastElementChild)?.scrollTo(0, 0);
  }, [box, isFilled, query, names]);

  // Titles are on the page; paths and ids are fetched by those who filter. Without them, titles are all there is.
  const load = () => {
    if (Object.keys(names).length === 0) fetchNames().then(setNames, () => undefined);
  };
  return (
    <search className={styles.filter}>
      <input
        type="search"
        value={query}
        aria-label={messages.filter}
        placeholder={messages.filter}
        autoComplete="off"
        spellCheck={false}
        onFocus={load}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p role="status">{count === 0 && messages.none}</p>
    </search>
  );
}

async function fetchNames(): Promise<OperationNames> {
  const response = await fetch(basePath + OPERATION_NAMES_PATH);
  return response.ok ? response.json() : {};
}

/** Hides what does not fit, and opens what holds something that does. Gives how many entries are left. */
function narrow(box: HTMLElement, query: string, names: OperationNames): number {
  let count = 0;
  for (const link of box.querySelectorAll('a')) {
    const { id = '', path = '' } = names[link.pathname.split('/').at(-2) ?? ''] ?? {};
    const isShown = query === '' || matchesOperation(query, { text: `${link.textContent} ${id} ${path}`, path });
    link.parentElement?.toggleAttribute('hidden', !isShown);
    if (isShown) count += 1;
  }
  for (const branch of listBranches(box)) {
    const isEmpty = !branch.querySelector('li:not([hidden]) > a');
    branch.parentElement?.toggleAttribute('hidden', isEmpty);
    if (query !== '' && !isEmpty) branch.open = true;
  }
  return count;
}
