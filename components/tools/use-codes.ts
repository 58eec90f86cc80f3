import { useCallback, useEffect, useState } from 'react';
import type { CStatCodeEntry } from '@/lib/cstat/code-entry';
import type { CodeFields } from '@/lib/cstat/code-fields';
import { fetchCodeFields, fetchCodes } from '../cstat/codes-store';

/** The table of codes: absent until it is asked for and has come. */
export type Codes =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed' }
  | { readonly state: 'here'; readonly table: readonly CStatCodeEntry[] };

/**
 * Fetches the table of codes once it is wanted.
 * @returns the table, and what tries again after a failure
 */
export function useCodes(isWanted: boolean): readonly [Codes, () => void] {
  const [codes, setCodes] = useState<Codes>({ state: 'waiting' });
  const fetchTable = useCallback(() => {
    setCodes({ state: 'waiting' });
    fetchCodes().then(
      (table) => setCodes({ state: 'here', table }),
      () => setCodes({ state: 'failed' }),
    );
  }, []);
  useEffect(() => {
    if (isWanted) fetchTable();
  }, [isWanted, fetchTable]);
  return [codes, fetchTable];
}

/** The fields that the rules of each code read: fetched once they are wanted, and none until they have come. */
export function useCodeFields(isWanted: boolean): CodeFields {
  const [fields, setFields] = useState<CodeFields>({});
  useEffect(() => {
    if (isWanted) fetchCodeFields().then(setFields);
  }, [isWanted]);
  return fields;
}
