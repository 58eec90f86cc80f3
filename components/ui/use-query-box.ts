import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { readQuery, writeQuery } from './address-query';

type QueryBox = {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly type: 'search';
  readonly name: 'q';
  readonly value: string;
  readonly autoComplete: 'off';
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** What the reader types into a box whose content is in the address (?q=), and the attributes of that box. */
export function useQueryBox(): { readonly query: string; readonly box: QueryBox } {
  const [query, setQuery] = useState('');
  const ref = useRef<HTMLInputElement>(null);

  // What was typed before the code of this part came is kept.
  useEffect(() => setQuery(ref.current?.value || readQuery()), []);

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setQuery(target.value);
    writeQuery(target.value);
  };
  return { query, box: { ref, type: 'search', name: 'q', value: query, autoComplete: 'off', onChange } };
}
