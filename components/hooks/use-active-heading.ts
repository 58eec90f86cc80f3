import { useEffect, useState } from 'react';

/** Pixels below the sticky bar within which a heading counts as reached. */
const READING_LINE = 120;

/**
 * The id of the heading whose section is being read: the last one above the reading line, or the last of all when
 * the page is scrolled to its end. Undefined before the first heading.
 */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join(' ');

  useEffect(() => {
    const headings = key.split(' ').map((id) => document.getElementById(id));
    let frame = 0;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setActive(findActive(headings.filter((heading) => heading !== null))));
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [key]);

  return active;
}

function findActive(headings: readonly HTMLElement[]): string | undefined {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return headings.at(-1)?.id;
  return headings.findLast((heading) => heading.getBoundingClientRect().top <= READING_LINE)?.id;
}
