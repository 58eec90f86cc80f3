import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { findActiveHeading, isAtTarget } from '@/lib/navigation/active-heading';
import { showInside } from '@/lib/page-scripts/show-inside';
import { unfoldGroup } from '@/lib/page-scripts/toc-group';
import { endAll, findAround, onDocument, onWindow } from './document-events';
import { readHashId } from './hash-target';

/** Pixels below the place where a linked heading comes to stand within which it counts as reached. */
const LINE_BELOW_TARGETS = 36;

/** A length that the browser has worked out, in pixels; 0 where it is none, such as "auto". */
const readPixels = (length: string) => Number.parseFloat(length) || 0;

/** What a link to a place on its own page leads to. */
const readId = (link: Element) => link.getAttribute('href')?.slice(1) ?? '';

/**
 * Marks, in the tables of contents (components/article/toc.tsx), the heading whose section is being read; none before the
 * first heading. The heading of the address is the one while it stands where its link leads, wherever on the screen that is.
 */
export function useToc(): void {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page brings its own.
  useEffect(() => {
    const tables = [...document.querySelectorAll('[data-toc]')];
    if (tables.length === 0) return;
    const links = tables.flatMap((table) => [...table.querySelectorAll('a')]);
    const known = [...new Set(links.map(readId))]
      .map((id) => document.getElementById(id))
      .filter((heading) => heading !== null);
    let active: string | undefined;
    const setActive = (id: string | undefined) => {
      if (id === active) return;
      active = id;
      unfoldGroup(id);
      for (const link of links) {
        if (readId(link) === id) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
      for (const table of tables) {
        const current = table.querySelector('[aria-current]');
        if (current) showInside(table, current);
      }
    };
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
  }, [pathname]);
}
