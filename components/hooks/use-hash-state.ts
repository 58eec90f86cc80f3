import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Keeps Next's router able to go Back to an entry that the browser made itself (a link to a heading of the same page,
 * a hash typed in the address bar): replaceState lets Next add its own state to the entry, without which it ignores
 * the entry on Back.
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

/**
 * After a navigation to another page, does for the hash what the browser does on a full load: opens what is folded
 * around the target, scrolls to it and marks it (`[data-target]`, because :target does not follow the router).
 */
export function useHashTarget(): void {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has targets of its own.
  useEffect(() => {
    const target = findTarget(window.location.hash);
    if (!target || target.matches(':target')) return;
    for (let box = target.closest('details'); box; box = box.parentElement?.closest('details') ?? null) box.open = true;
    target.setAttribute('data-target', '');
    target.scrollIntoView();
    const unmark = () => target.removeAttribute('data-target');
    window.addEventListener('hashchange', unmark, { once: true });
    return () => {
      unmark();
      window.removeEventListener('hashchange', unmark);
    };
  }, [pathname]);
}

/** The element a hash names. A malformed escape sequence counts as the id itself. */
function findTarget(hash: string): HTMLElement | null {
  const raw = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(raw));
  } catch {
    return document.getElementById(raw);
  }
}
