'use client';
// An island because only the browser knows which unknown address the host answered with this page.
import { useEffect } from 'react';
import { stripPageSuffix } from '@/lib/routes/canonical-address';

/**
 * On the not-found page: when the address is a page's with `.html`, `/index` or `/index.html` behind it, goes to the
 * page. The page is asked for first, so an address that does not exist in any form stays where it is.
 */
export function CanonicalRedirect() {
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const canonical = stripPageSuffix(pathname);
    // Asked for by its own name, the not-found page is where the reader wants to be.
    if (canonical === undefined || pathname.endsWith('/404.html')) return;
    const controller = new AbortController();
    fetch(canonical, { method: 'HEAD', signal: controller.signal })
      .then(({ ok }) => ok && window.location.replace(canonical + search + hash))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) console.warn('The canonical address could not be checked.', error);
      });
    return () => controller.abort();
  }, []);
  return null;
}
