import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { findAround, onDocument } from './document-events';

const BLOCK = '[data-copy-scope]';

/** Ways to see all of a code block: the button that offers each, what marks the block, and the text that needs it. */
const FITS = [
  {
    button: 'button[data-wrap]',
    mark: 'data-wrapped',
    isCut: (text: Element) => text.scrollWidth > text.clientWidth,
  },
  {
    button: 'button[data-expand]',
    mark: 'data-expanded',
    isCut: (text: Element) => text.scrollHeight > text.clientHeight,
  },
] as const;

/** Offers to wrap the lines of a code block where some are longer than it is wide, and to open it to its full height. */
export function useCodeFit(): void {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page brings its own blocks.
  useEffect(() => {
    // A block that was hidden, in another tab or language, is measured when it is shown.
    const observer = new ResizeObserver((entries) => {
      for (const block of new Set(entries.map(({ target }) => target.closest(BLOCK)))) {
        if (block) offerFits(block);
      }
    });
    for (const text of document.querySelectorAll(`${BLOCK} pre`)) observer.observe(text);
    return () => observer.disconnect();
  }, [pathname]);

  useEffect(() => onDocument('click', toggleFit), []);
}

function offerFits(block: Element): void {
  for (const { button: selector, mark, isCut } of FITS) {
    const button = block.querySelector<HTMLElement>(selector);
    // What is wrapped or open is never cut: the way back stays.
    if (button && !block.hasAttribute(mark)) button.hidden = ![...block.querySelectorAll('pre')].some(isCut);
  }
}

function toggleFit(event: MouseEvent): void {
  for (const { button: selector, mark } of FITS) {
    const button = findAround(event, selector);
    const isOn = button?.closest(BLOCK)?.toggleAttribute(mark);
    if (isOn !== undefined) button?.setAttribute('aria-pressed', String(isOn));
  }
}
