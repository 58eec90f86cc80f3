import { useEffect, useState } from 'react';
import { findActiveHeading, isAtTarget } from '@/lib/navigation/active-heading';
import { endAll, findAround, onDocument, onWindow } from '../behaviours/document-events';
import { readHashId } from '../behaviours/hash-target';

/** Pixels below the place where a linked heading comes to stand within which it counts as reached. */
const LINE_BELOW_TARGETS = 36;

/** A length that the browser has worked out, in pixels; 0 where it is none, such as "auto". */
const readPixels = (length: string) => Number.parseFloat(length) || 0;

/**
 * The id of the heading whose section is being read, undefined before the first heading. The heading of the address is
 * the one while it stands where its link leads, wherever on the screen that is.
 */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join(' ');

  useEffect(() => {
    const known = key
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((heading) => heading !== null);
    let landing: { readonly id: string; readonly scroll: number } | undefined;
    let frame = 0;
    // Apart from the other: the scrolling that the landing itself causes must not put it off.
    let landingFrame = 0;
    const update = () => {
      // Headings in a tab that is not shown have no place on the page.
      const shown = known.filter((heading) => heading.checkVisibility());
      const root = document.documentElement;
      const { scrollHeight, clientHeight, scrollTop: scroll } = root;
      const { scrollPaddingTop, scrollMarginTop } = getComputedStyle(root);
      const maxScroll = scrollHeight - clientHeight;
      const headings = shown.map((heading) => {
        const box = heading.getBoundingClientRect();
        const top = box.top - readPixels(getComputedStyle(heading).scrollMarginTop) + scroll;
        return { id: heading.id, box, top };
      });
      const linked = headings.find(({ id }) => id === readHashId(window.location.hash));
      // A heading in a column that stays on screen has no place of its own: it counts until one scrolls on.
      const hasLanded = landing?.id === linked?.id && landing?.scroll === scroll;
      const padding = readPixels(scrollPaddingTop);
      if (linked && (hasLanded || isAtTarget({ top: linked.top, padding, scroll, maxScroll }))) {
        return setActive(linked.id);
      }
      // What stands in a column beside the text is on screen all the while, and not after it.
      const inText = headings.filter(({ box }) => box.left < (headings[0]?.box.right ?? 0));
      const tops = inText.map(({ top }) => top);
      // Not its padding, of which a bar that hides while one scrolls down takes its part with it.
      const readingLine = readPixels(scrollMarginTop) + LINE_BELOW_TARGETS;
      const place = { tops, scroll, maxScroll, readingLine, windowHeight: clientHeight };
      setActive(inText[findActiveHeading(place)]?.id);
    };
    const request = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    const land = () => {
      cancelAnimationFrame(landingFrame);
      // Most engines have scrolled the page to the target by the next frame.
      landingFrame = requestAnimationFrame(() => {
        landing = { id: readHashId(window.location.hash), scroll: document.documentElement.scrollTop };
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
