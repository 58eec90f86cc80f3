import { useEffect, useRef, useState } from 'react';
import { fillMessage } from '@/lib/i18n/messages';
import { narrowTree, type TreeLine } from '@/lib/leiaute/narrow-tree';
import { foldText } from '@/lib/text/fold';
import type { FilterProps } from '../ui/filter-props';
import { useQueryBox } from '../ui/use-query-box';

export type TreeFilterProps = FilterProps & {
  /** Id of the element whose `li` are filtered. */
  readonly treeId: string;
};

type Item = TreeLine & { readonly element: HTMLElement; readonly branch: HTMLDetailsElement | null };

/**
 * Narrows the tree of a document to what is typed: a tag, words or “obrigatório”; the query is in the address (?q=). The
 * tree itself is in the HTML: filtering hides and opens. Part of the island ListFilter.
 */
export function TreeFilter({ className, treeId, texts, total }: TreeFilterProps) {
  const { query, box } = useQueryBox();
  const [count, setCount] = useState(total);
  const items = useRef<readonly Item[] | undefined>(undefined);
  /** The branches that the reader had open before filtering. */
  const open = useRef<ReadonlySet<HTMLElement> | undefined>(undefined);

  useEffect(() => {
    const tree = document.getElementById(treeId);
    const isEmpty = query.trim() === '';
    // Reading a thousand lines waits until the reader filters for the first time.
    if (!tree || (isEmpty && !items.current)) return;
    items.current ??= readItems(tree);
    if (isEmpty) {
      for (const { element, branch } of items.current) {
        element.hidden = false;
        if (branch) branch.open = open.current?.has(branch) ?? branch.open;
      }
      open.current = undefined;
      setCount(total);
      return;
    }
    open.current ??= new Set([...tree.querySelectorAll('details')].filter((branch) => branch.open));
    const narrowed = narrowTree(items.current, query);
    items.current.forEach(({ element, branch }, place) => {
      const { fits = false, holdsFit = false, isInside = false } = narrowed[place] ?? {};
      element.hidden = !fits && !holdsFit && !isInside;
      if (branch) branch.open = holdsFit;
    });
    setCount(narrowed.filter(({ fits }) => fits).length);
  }, [treeId, query, total]);

  return (
    <search className={className} aria-label={texts.name} data-needs-script data-print="none">
      <input {...box} aria-label={texts.label} placeholder={texts.placeholder} spellCheck={false} />
      <p role="status">{count === 0 ? texts.none : fillMessage(texts.count, { count, total })}</p>
    </search>
  );
}

/** Every line of the tree, groups before what they hold. */
function readItems(tree: HTMLElement): readonly Item[] {
  const places = new Map<Element, number>();
  const items: Item[] = [];
  for (const element of tree.querySelectorAll('li')) {
    const branch = element.querySelector<HTMLDetailsElement>(':scope > details');
    const above = element.parentElement?.closest('li');
    const parent = above ? places.get(above) : undefined;
    const group = parent === undefined ? undefined : items[parent];
    const around = group ? `${group.around} ${foldText(readTag(group.element))}` : '';
    places.set(element, items.length);
    items.push({
      element,
      branch,
      parent,
      around,
      text: foldText((branch?.querySelector('summary') ?? element).textContent ?? ''),
    });
  }
  return items;
}

const readTag = (element: HTMLElement) => element.querySelector('code')?.textContent ?? '';
