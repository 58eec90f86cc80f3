import { type ChangeEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { mayBePrivate } from '@/lib/search/service/may-be-private';
import { readQuery, writeQuery } from './address-query';

type QueryBox = {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly type: 'search';
  readonly name: 'q';
  readonly value: string;
  readonly autoComplete: 'off';
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * What the reader types into a box whose content is in the address (?q=), and the attributes of that box. A pasted
 * answer or a number that names somebody stays out of the address.
 */
export function useQueryBox(): { readonly query: string; readonly box: QueryBox } {
  const [query, setQuery] = useState('');
  const ref = useRef<HTMLInputElement>(null);

  // What was typed before the code of this part came is kept.
  useEffect(() => setQuery(ref.current?.value || readQuery()), []);

  const change = (value: string) => {
    setQuery(value);
    writeQuery(mayBePrivate(value) ? '' : value);
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => change(target.value);
  // Chromium clears a search box by itself, Firefox does not.
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && change('');
  return { query, box: { ref, type: 'search', name: 'q', value: query, autoComplete: 'off', onChange, onKeyDown } };
}
