'use client';
// An island because only the browser knows when a navigation takes long.
import { usePathname } from 'next/navigation';
import NProgress from 'nprogress';
import { useEffect } from 'react';
import { endAll, onWindow } from '../behaviours/document-events';
import { NAVIGATION_ENDED, NAVIGATION_STARTED, PAGE_ARRIVED } from '../behaviours/navigation-event';
import './route-progress.css';

/** Milliseconds a navigation may take before the bar appears. */
const DELAY = 200;
/** Milliseconds after which a page whose parts do not come, and do not fail, is left to the browser to load whole. */
const PATIENCE = 10_000;

/** The bar at the top of the window, and the ring under it, while a page loads. Never shown for changes of hash or query alone. */
export function RouteProgress({ label }: { label: string }) {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the end of the navigation that started the bar.
  useEffect(() => {
    NProgress.configure({ template: buildTemplate(label), barSelector: '.bar', spinnerSelector: '.spinner' });
    let showing = 0;
    let leaving = 0;
    const rest = () => {
      window.clearTimeout(showing);
      window.clearTimeout(leaving);
    };
    const start = ({ detail }: CustomEvent<string>) => {
      rest();
      showing = window.setTimeout(() => NProgress.start(), DELAY);
      leaving = window.setTimeout(() => window.location.assign(detail), PATIENCE);
    };
    const stop = () => {
      rest();
      NProgress.done();
    };
    // A bar that begins while the page is rendered delays the page, and ends with it.
    const skip = () => window.clearTimeout(showing);
    // Turning to a place on this page ends what was on its way.
    const turns = [NAVIGATION_ENDED, 'hashchange', 'popstate'] as const;
    return endAll(
      onWindow(NAVIGATION_STARTED, start),
      onWindow(PAGE_ARRIVED, skip),
      ...turns.map((turn) => onWindow(turn, stop)),
      // The path changed (this effect runs anew), so the navigation is over.
      stop,
    );
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
