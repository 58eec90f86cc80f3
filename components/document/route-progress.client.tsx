'use client';
import { usePathname } from 'next/navigation';
// An island because only the browser knows when a navigation takes long.
import NProgress from 'nprogress';
import { useEffect } from 'react';
import { NAVIGATION_STARTED } from '../behaviours/navigation-event';
import './route-progress.css';

/** Milliseconds a navigation may take before the bar appears. */
const DELAY = 200;

/** The bar at the top of the window, and the ring under it, while a page loads. Never shown for changes of hash or query alone. */
export function RouteProgress({ label }: { label: string }) {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the end of the navigation that started the bar.
  useEffect(() => {
    NProgress.configure({ template: buildTemplate(label), barSelector: '.bar', spinnerSelector: '.spinner' });
    let timer = 0;
    const start = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => NProgress.start(), DELAY);
    };
    const stop = () => {
      window.clearTimeout(timer);
      NProgress.done();
    };
    window.addEventListener(NAVIGATION_STARTED, start);
    // Turning to a place on this page ends what was on its way.
    window.addEventListener('hashchange', stop);
    return () => {
      window.removeEventListener(NAVIGATION_STARTED, start);
      window.removeEventListener('hashchange', stop);
      // The path changed (this effect runs anew), so the navigation is over.
      stop();
    };
  }, [pathname, label]);

  return null;
}

/** The library's own markup names roles that do not exist. */
function buildTemplate(label: string): string {
  const ring = document.createElement('div');
  ring.className = 'spinner';
  ring.setAttribute('role', 'progressbar');
  ring.setAttribute('aria-label', label);
  return `<div class="bar"></div>${ring.outerHTML}`;
}
