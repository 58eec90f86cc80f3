'use client';
// An island because the list follows what the reader types. The rows themselves are in the HTML: filtering hides some.
import { useEffect, useRef, useState } from 'react';
import { fillMessage } from '@/lib/i18n/messages';
import { foldText } from '@/lib/text/fold';
import { encodeTyped } from '@/lib/text/half-characters';
import { TreeFilter, type TreeFilterProps } from '../leiaute/tree-filter';
import type { FilterProps } from './filter-props';
import { useQueryBox } from './use-query-box';

/** A choice among what the rows say of themselves. */
export type ListChoice = {
  /** Name of the rows' data attribute: `data-kind`. A row with several values has a bar between them. */
  readonly name: string;
  readonly label: string;
  /** Text of the choice that lets everything through. */
  readonly all: string;
  readonly values: readonly string[];
};

type ListFilterProps = FilterProps & {
  /** Id of the element whose `li` with an id are filtered; `data-code` or else their first link says their number. */
  readonly listId: string;
  readonly choices: readonly ListChoice[];
  /** Where else the query may find something. */
  readonly elsewhere?: { readonly title: string; readonly href: string };
};

type Row = { readonly element: HTMLElement; readonly code: string; readonly text: string };

/** Filters the list or the tree of a page. One island for both, because each is named in the code of every page. */
export function ListFilter(props: ListFilterProps | TreeFilterProps) {
  return 'treeId' in props ? <TreeFilter {...props} /> : <CodeFilter {...props} />;
}

/** Filters the codes on the page by number, words and choices; the query is in the address (?q=). */
function CodeFilter({ className, listId, texts, total, choices, elsewhere }: ListFilterProps) {
  const { query, box } = useQueryBox();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [count, setCount] = useState(total);
  const rows = useRef<readonly Row[] | undefined>(undefined);

  useEffect(() => {
    const list = document.getElementById(listId);
    if (!list) return;
    const wanted = Object.entries(chosen).filter(([, value]) => value !== '');
    // Reading and folding a thousand rows waits until the reader filters for the first time.
    if (rows.current === undefined && query === '' && wanted.length === 0) return;
    rows.current ??= readRows(list);
    const words = foldText(query).split(/\s+/).filter(Boolean);
    let fitting = 0;
    for (const { element, code, text } of rows.current) {
      const isFitting =
        wanted.every(([name, value]) => element.dataset[name]?.split('|').includes(value)) &&
        words.every((word) => (/^\d+$/.test(word) ? code.startsWith(word) : text.includes(word)));
      element.hidden = !isFitting;
      if (isFitting) fitting += 1;
    }
    for (const section of list.querySelectorAll('section')) {
      section.hidden = !section.querySelector('li:not([hidden])');
    }
    setCount(fitting);
  }, [listId, query, chosen]);

  return (
    <search className={className} aria-label={texts.name} data-needs-script data-print="none">
      <input {...box} aria-label={texts.label} placeholder={texts.placeholder} />
      {choices.map(({ name, label, all, values }) => (
        <select
          key={name}
          aria-label={label}
          value={chosen[name] ?? ''}
          onChange={({ target }) => setChosen({ ...chosen, [name]: target.value })}
        >
          <option value="">{all}</option>
          {values.map((item) => (
            <option key={item}>{item}</option>
          ))}
        </select>
      ))}
      <p role="status">{fillMessage(texts.count, { count, total })}</p>
      {count === 0 && (
        <p>
          {texts.none}
          {elsewhere && (
            <>
              {' '}
              <a href={`${elsewhere.href}?q=${encodeTyped(query)}`}>{elsewhere.title}</a>
            </>
          )}
        </p>
      )}
    </search>
  );
}

function readRows(list: HTMLElement): readonly Row[] {
  return [...list.querySelectorAll<HTMLElement>('li[id]')].map((element) => ({
    element,
    code: element.dataset.code ?? element.querySelector('a')?.textContent ?? '',
    text: foldText(element.textContent ?? ''),
  }));
}
