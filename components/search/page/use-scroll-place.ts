import { useEffect, useRef } from 'react';
import { endAll, findAround, onDocument, onWindow } from '../../behaviours/document-events';

/** Name of the place in the state of a history entry. */
const PLACE = 'searchPlace';

/**
 * Keeps how far the results were scrolled when the reader leaves them, in their entry of the history, and scrolls there
 * again when they come back: the browser itself does so before the results are there.
 * @param isReady whether the results are on the page
 */
export function useScrollPlace(isReady: boolean): void {
  const isRestored = useRef(false);
  useEffect(() => {
    const keep = () => {
      const state = { ...window.history.state, [PLACE]: window.scrollY };
      // The browser's own method: the router need not hear of it.
      History.prototype.replaceState.call(window.history, state, '');
    };
    const keepOnLink = (event: MouseEvent) => {
      if (findAround(event, 'main a')) keep();
    };
    return endAll(onDocument('click', keepOnLink, { capture: true }), onWindow('pagehide', keep));
  }, []);
  useEffect(() => {
    if (!isReady || isRestored.current) return;
    isRestored.current = true;
    const place: unknown = window.history.state?.[PLACE];
    if (typeof place === 'number') window.scrollTo({ top: place, behavior: 'instant' });
  }, [isReady]);
}
