'use client';
// An island because it comes and goes with the way the reader scrolls.
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { endAll, onWindow } from '../behaviours/document-events';
import { ChevronIcon } from '../ui/icons';
import styles from './back-to-top.module.css';

/** Pixels from the top of the page above which the button is of no use. */
const NEAR_TOP = 300;

/**
 * The way back to the top of a long page: there while the reader scrolls up, in the middle of the page. It goes when
 * the reader scrolls down, comes near the top, reaches the end or turns to a place by its link.
 */
export function BackToTop({ label }: { label: string }) {
  const pathname = usePathname();
  const button = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page starts without the button.
  useEffect(() => {
    let last = window.scrollY;
    const show = (isShown: boolean) => button.current?.toggleAttribute('data-shown', isShown);
    const follow = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const { scrollY } = window;
      const isUp = scrollY < last;
      const isDown = scrollY > last;
      last = scrollY;
      if (scrollY <= NEAR_TOP || isDown) show(false);
      else if (isUp && scrollY + clientHeight < scrollHeight) show(true);
    };
    const rest = () => {
      show(false);
      last = window.scrollY;
    };
    rest();
    // The scroll that belongs to this navigation has happened by then.
    const frame = requestAnimationFrame(rest);
    return endAll(onWindow('scroll', follow, { passive: true }), onWindow('hashchange', rest), () =>
      cancelAnimationFrame(frame),
    );
  }, [pathname]);

  const goUp = () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    // The button goes away: the next Tab continues from the start of the content.
    document.getElementById('content')?.focus({ preventScroll: true });
  };

  return (
    <button
      ref={button}
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      onClick={goUp}
      data-needs-script
      data-print="none"
    >
      <ChevronIcon />
    </button>
  );
}
