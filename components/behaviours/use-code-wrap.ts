import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { findAround, onDocument } from './document-events';

const BLOCK = '[data-copy-scope]';

/** Offers to wrap the lines of a code block (`button[data-wrap]`) where some are longer than the block is wide. */
export function useCodeWrap(): void {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page brings its own blocks.
  useEffect(() => {
    // A block that was hidden, in another tab or language, is measured when it is shown.
    const observer = new ResizeObserver((entries) => {
      for (const block of new Set(entries.map(({ target }) => target.closest(BLOCK)))) {
        if (block) offerWrap(block);
      }
    });
    for (const text of document.querySelectorAll(`${BLOCK} pre`)) observer.observe(text);
    return () => observer.disconnect();
  }, [pathname]);

  useEffect(() => onDocument('click', toggleWrap), []);
}

function offerWrap(block: Element): void {
  const button = block.querySelector<HTMLElement>('button[data-wrap]');
  // Wrapped lines are never too long: the way back stays.
  if (!button || block.hasAttribute('data-wrapped')) return;
  button.hidden = ![...block.querySelectorAll('pre')].some((text) => text.scrollWidth > text.clientWidth);
}

function toggleWrap(event: MouseEvent): void {
  const button = findAround(event, 'button[data-wrap]');
  const isWrapped = button?.closest(BLOCK)?.toggleAttribute('data-wrapped');
  if (isWrapped !== undefined) button?.setAttribute('aria-pressed', String(isWrapped));
}
