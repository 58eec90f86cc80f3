import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { endAll, findAround, onDocument, onWindow } from './document-events';
import { findHashTarget } from './hash-target';

/** Milliseconds after which a jump that scrolled nothing counts as over. */
const LONGEST_JUMP = 500;

/**
 * Where the owner wants it, hides the bar while the reader scrolls down and shows it on the way up, near the top and on
 * each new page. A page that opens at a heading starts without the bar, so that it cannot cover the heading.
 */
export function useHideableNavbar(): void {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page starts anew.
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>('[data-hide-on-scroll]');
    if (!bar) return;
    let last = window.scrollY;
    // The jump to a heading is not the reader's own scrolling.
    let isJumping = false;
    let timer = 0;
    let clickedHash = '';
    const setHidden = (isHidden: boolean) => bar.toggleAttribute('data-hidden', isHidden);
    const endJump = () => {
      isJumping = false;
    };
    const jumpTo = (hash: string) => {
      isJumping = hash !== '' && findHashTarget(hash) !== null;
      setHidden(isJumping);
      window.clearTimeout(timer);
      timer = window.setTimeout(endJump, LONGEST_JUMP);
    };
    const follow = () => {
      const { scrollY, innerHeight } = window;
      const before = last;
      last = scrollY;
      if (scrollY < bar.offsetHeight) setHidden(false);
      else if (isJumping) isJumping = 'onscrollend' in window;
      else if (scrollY >= before) setHidden(before > 0);
      else if (scrollY + innerHeight < document.documentElement.scrollHeight - bar.offsetHeight) setHidden(false);
    };
    const jumpOnHash = () => {
      // After a click the jump is known already, and may be over.
      if (clickedHash !== window.location.hash) jumpTo(window.location.hash);
      clickedHash = '';
    };
    // A second click on the same link changes no address, and still jumps.
    const jumpOnClick = (event: MouseEvent) => {
      const link = findAround<HTMLAnchorElement>(event, 'a');
      if (!link?.hash || link.pathname !== window.location.pathname) return;
      clickedHash = link.hash === window.location.hash ? '' : link.hash;
      jumpTo(link.hash);
    };
    jumpTo(window.location.hash);
    return endAll(
      onWindow('scroll', follow, { passive: true }),
      onWindow('scrollend', endJump),
      onWindow('hashchange', jumpOnHash),
      onDocument('click', jumpOnClick),
      () => window.clearTimeout(timer),
    );
  }, [pathname]);
}
