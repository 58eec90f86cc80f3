import { useEffect, useState } from 'react';
import { findActiveHeading } from '@/lib/navigation/active-heading';
import { endAll, findAround, onDocument, onWindow } from '../behaviours/document-events';
import { readHashId } from '../behaviours/hash-target';

/** Pixels below the place where a linked heading comes to stand within which it counts as reached. */
const LINE_BELOW_TARGETS = 36;

/** A length that the browser has worked out, in pixels; 0 where it is none, such as "auto". */
const readPixels = (length: string) => Number.parseFloat(length) || 0;

/**
 * The id of the heading whose section is being read, undefined before the first heading. A heading that the reader
 * has just gone to by its link is the one, wherever on the screen it came to stand.
 */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join(' ');

  useEffect(() => {
    const headings = key.split(' ').map((id) => document.getElementById(id));
    const known = headings.filter((heading) => heading !== null);
    let landing: { readonly id: string; readonly scroll: number } | undefined;
    let frame = 0;
    // Apart from the other: the scrolling that the landing itself causes must not put it off.
    let landingFrame = 0;
    const update = () => {
      // Headings in a tab that is not shown have no place on the page.
      const shown = known.filter((heading) => heading.checkVisibility());
      const { scrollHeight, clientHeight, scrollTop: scroll } = document.documentElement;
      if (landing?.scroll === scroll && shown.some(({ id }) => id === landing?.id)) return setActive(landing.id);
      const boxes = shown.map((heading) => {
        const margin = readPixels(getComputedStyle(heading).scrollMarginTop);
        return { id: heading.id, box: heading.getBoundingClientRect(), margin };
      });
      // What stands in a column beside the text is on screen all the while, and not after it.
      const inText = boxes.filter(({ box }) => box.left < (boxes[0]?.box.right ?? 0));
      const tops = inText.map(({ box, margin }) => box.top - margin + scroll);
      const maxScroll = scrollHeight - clientHeight;
      // Not its padding, of which a bar that hides while one scrolls down takes its part with it.
      const padding = readPixels(getComputedStyle(document.documentElement).scrollMarginTop);
      const readingLine = padding + LINE_BELOW_TARGETS;
      const place = { tops, scroll, maxScroll, readingLine, windowHeight: clientHeight };
      setActive(inText[findActiveHeading(place)]?.id);
    };
    const request = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    const land = () => {
      cancelAnimationFrame(landingFrame);
      // The page has been scrolled to the target by the next frame.
      landingFrame = requestAnimationFrame(() => {
        const id = readHashId(window.location.hash);
        landing = key.split(' ').includes(id) ? { id, scroll: document.documentElement.scrollTop } : undefined;
        update();
      });
    };
    // A click on the link of the heading one is at changes no hash.
    const followClick = (event: MouseEvent) => {
      if (findAround(event, 'a[href*="#"]')) land();
    };
    land();
    return endAll(
      onWindow('scroll', request, { passive: true }),
      onWindow('resize', request),
      onWindow('hashchange', land),
      onDocument('click', followClick),
      () => {
        cancelAnimationFrame(frame);
        cancelAnimationFrame(landingFrame);
      },
    );
  }, [key]);

  return active;
}
