import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { findAround, onDocument } from './document-events';

const BLOCK = '[data-copy-scope]';

/** The sides at which a code block may cut its text; a button for each (`data-fit`) lifts the limit. */
const SIDES = ['Width', 'Height'] as const;

let observer: ResizeObserver | undefined;

/** Has a block of code that came later offer what the others offer. */
export const watchCode = (text: Element) => observer?.observe(text);

/** Offers to wrap the lines of a code block where some are longer than it is wide, and to open it to its full height. */
export function useCodeFit(): void {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page brings its own blocks.
  useEffect(() => {
    // A block that was hidden, in another tab or language, is measured when it is shown.
    observer = new ResizeObserver((entries) => {
      for (const { target } of entries) offerFits(target.closest(BLOCK));
    });
    for (const text of document.querySelectorAll(`${BLOCK} pre`)) watchCode(text);
    return () => observer?.disconnect();
  }, [pathname]);

  useEffect(() => onDocument('click', toggleFit), []);
}

function offerFits(block: Element | null): void {
  for (const side of SIDES) {
    const button = block?.querySelector<HTMLElement>(`[data-fit=${side}]`);
    // A block without its limit cuts nothing: the way back stays.
    if (!button || block?.hasAttribute(`data-free-${side}`)) continue;
    button.hidden = ![...(block?.querySelectorAll('pre') ?? [])].some(
      (text) => text[`scroll${side}`] > text[`client${side}`],
    );
  }
}

function toggleFit(event: MouseEvent): void {
  const button = findAround(event, '[data-fit]');
  const isFree = button?.closest(BLOCK)?.toggleAttribute(`data-free-${button.dataset.fit}`);
  if (isFree !== undefined) button?.setAttribute('aria-pressed', String(isFree));
}
