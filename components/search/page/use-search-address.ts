import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useRef } from 'react';
import { readSearchAddress, type SearchAddress, writeSearchAddress } from '@/lib/search/view/search-address';

/** How an address gets into the history. */
export type AddressChange = 'replace' | 'push';

/**
 * The search page's address. While the reader types, the entry of the history is rewritten; what they submit becomes an
 * entry of its own, and the one before gets back what it had.
 * @param onArrival called when the address changes by other means: Back, Forward, or a link to another search
 */
export function useSearchAddress(onArrival: (address: SearchAddress) => void) {
  const parameters = useSearchParams();
  const current = parameters.size === 0 ? '' : `?${parameters}`;
  const written = useRef(current);
  // The router tells of an address a moment after it was written, when the next may be written already.
  const untold = useRef(new Set<string>());
  const submitted = useRef(current);

  useEffect(() => {
    if (current !== written.current && untold.current.has(current)) return;
    untold.current.clear();
    if (current === written.current) return;
    written.current = current;
    submitted.current = current;
    onArrival(readSearchAddress(new URLSearchParams(current)));
  }, [current, onArrival]);

  return useCallback((address: SearchAddress, change: AddressChange) => {
    const place = (search: string) => `${window.location.pathname}${search}${window.location.hash}`;
    const search = writeSearchAddress(address, new URLSearchParams(window.location.search));
    if (search !== written.current) untold.current.add(written.current).add(search);
    written.current = search;
    if (change === 'replace') {
      window.history.replaceState(null, '', place(search));
    } else if (search !== submitted.current) {
      // The browser's own method: the router need not hear of an address that is left at once.
      History.prototype.replaceState.call(window.history, window.history.state, '', place(submitted.current));
      window.history.pushState(null, '', place(search));
      submitted.current = search;
    }
  }, []);
}
