import { useEffect } from 'react';

/**
 * Keeps Next's router able to go Back to an entry that the browser made itself (a hash typed in the address bar):
 * replaceState lets Next add its own state to the entry, without which it ignores the entry on Back.
 */
export function useHashState(): void {
  useEffect(() => {
    const adopt = () => {
      if (window.history.state === null) window.history.replaceState(null, '', window.location.href);
    };
    window.addEventListener('hashchange', adopt);
    return () => window.removeEventListener('hashchange', adopt);
  }, []);
}
