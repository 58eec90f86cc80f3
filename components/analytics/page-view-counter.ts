import { describePageView, type PageView, readTitle } from './analytics-service';

/** Milliseconds that an address must hold before it counts: a query counts once although every letter changes it. */
const SETTLE = 250;

/** Tells `send` of each address the reader comes to. The address at the start is not told: services count it. */
export function createPageViewCounter(send: (view: PageView) => void) {
  let counted = readPath();
  /** Ends the wait of an address that is noted and not yet counted. */
  let endWait: (() => void) | undefined;

  const count = () => {
    endWait?.();
    endWait = undefined;
    const path = readPath();
    if (path === counted) return;
    counted = path;
    send(describePageView());
  };

  return {
    /** The address may have changed. */
    note(): void {
      endWait?.();
      const timer = setTimeout(() => {
        endWait = waitForTitle(count);
      }, SETTLE);
      endWait = () => clearTimeout(timer);
    },
    /** The reader leaves: what was noted counts now. */
    flush(): void {
      if (endWait) count();
    },
  };
}

/**
 * Calls back when the page has a title, which Next may bring after the page itself.
 * @returns what ends the wait; undefined when there is none
 */
function waitForTitle(callback: () => void): (() => void) | undefined {
  if (readTitle() !== '') {
    callback();
    return undefined;
  }
  const observer = new MutationObserver(() => {
    if (readTitle() !== '') callback();
  });
  observer.observe(document.head, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['content'],
  });
  return () => observer.disconnect();
}

function readPath(): string {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}
