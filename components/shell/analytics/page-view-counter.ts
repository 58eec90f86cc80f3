import { describePageView, type PageView } from './analytics-service';

/**
 * Milliseconds that an address must hold before it counts: the new page's title is in place by then, and a query
 * counts once although every letter typed changes the address.
 */
const SETTLE = 250;

/** Tells `send` of each address the reader comes to. The address at the start is not told: services count it. */
export function createPageViewCounter(send: (view: PageView) => void) {
  let counted = readPath();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const count = () => {
    clearTimeout(timer);
    timer = undefined;
    const path = readPath();
    if (path === counted) return;
    counted = path;
    send(describePageView());
  };

  return {
    /** The address may have changed. */
    note(): void {
      clearTimeout(timer);
      timer = setTimeout(count, SETTLE);
    },
    /** The reader leaves: what was noted counts now. */
    flush(): void {
      if (timer !== undefined) count();
    },
  };
}

function readPath(): string {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}
