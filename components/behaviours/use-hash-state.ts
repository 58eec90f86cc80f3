import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { endAll, onWindow } from './document-events';
import { findHashTarget } from './hash-target';
import { revealTarget } from './reveal-target';
import { loadOtherSamples } from './use-example-choice';

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
    return onWindow('hashchange', adopt);
  }, []);
}

/**
 * Shows what the address names, also where the browser alone does not: after a navigation to another page, in a
 * browser that keeps folded parts folded, in an example or language that is not the one on screen. Scrolls there and
 * marks it (`[data-target]`, because :target does not follow the router).
 */
export function useHashTarget(): void {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has targets of its own.
  useEffect(() => {
    let marked: HTMLElement | undefined;
    const unmark = () => marked?.removeAttribute('data-target');
    const show = () => {
      unmark();
      const target = findHashTarget(window.location.hash);
      if (!target) return;
      const { moved } = target.dataset;
      if (moved !== undefined) {
        const address = new URL(moved, window.location.href);
        address.search = window.location.search;
        window.location.replace(address);
        return;
      }
      if (target.matches('[data-other-sample]')) {
        // What it names is still to come, and then takes its place.
        void loadOtherSamples().then((isThere) => isThere && show());
        return;
      }
      const wasHidden = revealTarget(target);
      const isKnown = target.matches(':target');
      if (!isKnown) {
        marked = target;
        target.setAttribute('data-target', '');
      }
      if (wasHidden || !isKnown) target.scrollIntoView();
    };
    show();
    return endAll(onWindow('hashchange', show), unmark);
  }, [pathname]);
}

/** What a reader scrolls with. */
const SCROLLING = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps what the address names in place while the page comes: lines above it break anew when the fonts are there, and
 * Firefox then leaves it out of sight. A reload or Back has a place of its own, and
 * so has a reader who scrolls.
 */
export function useHashInPlace(): void {
  useEffect(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    if ((navigation as PerformanceNavigationTiming | undefined)?.type !== 'navigate') return;
    const reader = new AbortController();
    for (const event of SCROLLING) {
      window.addEventListener(event, () => reader.abort(), { passive: true, signal: reader.signal });
    }
    const show = () => {
      if (reader.signal.aborted) return;
      const target = findHashTarget(window.location.hash);
      // Farther away the reader has scrolled before scripts were there.
      if (target && Math.abs(target.getBoundingClientRect().top) < window.innerHeight / 2) target.scrollIntoView();
    };
    show();
    document.fonts.ready.then(() => {
      show();
      reader.abort();
    });
    return () => reader.abort();
  }, []);
}
