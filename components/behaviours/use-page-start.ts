import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { endAll, onWindow } from './document-events';
import { NAVIGATION_STARTED } from './navigation-event';
import { focusPageStart } from './page-start';

/**
 * After a link to another page, moves the focus to the start of the document, as a full load does: the next Tab then
 * reaches the skip link, and screen readers read from the top. Back, Forward and links to a heading leave it alone.
 */
export function usePageStart(): void {
  const pathname = usePathname();
  const isPush = useRef(false);

  useEffect(() => {
    const setPush = () => {
      isPush.current = true;
    };
    const unsetPush = () => {
      isPush.current = false;
    };
    return endAll(onWindow(NAVIGATION_STARTED, setPush), onWindow('popstate', unsetPush));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the end of the navigation.
  useEffect(() => {
    if (isPush.current && window.location.hash === '') focusPageStart();
    isPush.current = false;
  }, [pathname]);
}
