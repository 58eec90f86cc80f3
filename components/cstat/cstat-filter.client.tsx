'use client';
// An island because the list follows what the reader types. The rows themselves are in the HTML: filtering hides some.
import { useEffect, useRef, useState } from 'react';
import { fillMessage, type Messages } from '@/lib/i18n/messages';
import { foldText } from '@/lib/text/fold';
import { useQueryBox } from './use-query-box';

type CStatFilterProps = {
  /** From the page's own style sheet, so that the filter brings none: one request less. */
  readonly className: string | undefined;
  /** Id of the element whose `li[data-kind]` are filtered. */
  readonly listId: string;
  readonly messages: Messages['cstat'];
  readonly total: number;
  readonly kinds: readonly string[];
  readonly topics: readonly string[];
  /** Address of the lookup over every document. */
  readonly everywhere: string;
};

type Row = { readonly element: HTMLElement; readonly code: string; readonly text: string };

/** Filters the codes on the page by number, words, kind and subject; the query is in the address (?q=). */
export function CStatFilter({ className, listId, messages, total, kinds, topics, everywhere }: CStatFilterProps) {
  const { query, box } = useQueryBox();
  const [kind, setKind] = useState('');
  const [topic, setTopic] = useState('');
  const [count, setCount] = useState(total);
  const rows = useRef<readonly Row[] | undefined>(undefined);

  useEffect(() => {
    const list = document.getElementById(listId);
    if (!list) return;
    // Reading and folding a thousand rows waits until the reader filters for the first time.
    if (rows.current === undefined && query === '' && kind === '' && topic === '') return;
    rows.current ??= readRows(list);
    const words = foldText(query).split(/\s+/).filter(Boolean);
    let fitting = 0;
    for (const { element, code, text } of rows.current) {
      const isFitting =
        (kind === '' || element.dataset.kind === kind) &&
        (topic === '' || element.dataset.topic === topic) &&
        words.every((word) => (/^\d+$/.test(word) ? code.startsWith(word) : text.includes(word)));
      element.hidden = !isFitting;
      if (isFitting) fitting += 1;
    }
    for (const section of list.querySelectorAll('section')) {
      section.hidden = !section.querySelector('li:not([hidden])');
    }
    setCount(fitting);
  }, [listId, query, kind, topic]);

  return (
    <search className={className} aria-label={messages.filter} data-needs-script data-print="none">
      <input {...box} aria-label={messages.filterLabel} placeholder={messages.filterPlaceholder} />
      <Choice label={messages.kind} all={messages.anyKind} values={kinds} value={kind} onChange={setKind} />
      <Choice label={messages.topic} all={messages.anyTopic} values={topics} value={topic} onChange={setTopic} />
      <p role="status">{fillMessage(messages.count, { count, total })}</p>
      {count === 0 && (
        <p>
          {messages.noCode} <a href={`${everywhere}?q=${encodeURIComponent(query)}`}>{messages.everyDocument}</a>
        </p>
      )}
    </search>
  );
}

type ChoiceProps = {
  readonly label: string;
  /** Text of the choice that lets everything through. */
  readonly all: string;
  readonly values: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
};

function Choice({ label, all, values, value, onChange }: ChoiceProps) {
  return (
    <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{all}</option>
      {values.map((item) => (
        <option key={item}>{item}</option>
      ))}
    </select>
  );
}

function readRows(list: HTMLElement): readonly Row[] {
  return [...list.querySelectorAll<HTMLElement>('li[data-kind]')].map((element) => ({
    element,
    code: element.querySelector('a')?.textContent ?? '',
    text: foldText(element.textContent ?? ''),
  }));
}
