import { useEffect } from 'react';
import { endAll, onDocument } from './document-events';

/**
 * Puts one named example on screen in every sample of the page's operation: of the blocks `[data-example]`, those of
 * that name get `data-chosen`, which the style sheet shows.
 */
export function showExample(name: string): void {
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-example]')];
  if (!blocks.some((block) => block.dataset.example === name)) return;
  for (const block of blocks) block.toggleAttribute('data-chosen', block.dataset.example === name);
  for (const select of document.querySelectorAll<HTMLSelectElement>('select[data-example-choice]')) select.value = name;
}

/**
 * Lets the reader choose the example: in a `select[data-example-choice]`, or by opening a `details[data-example-name]`
 * that shows one. One listener for the page, because the blocks are plain HTML.
 */
export function useExampleChoice(): void {
  useEffect(() => {
    const choose = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement && target.matches('[data-example-choice]')) showExample(target.value);
    };
    const follow = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open && target.dataset.exampleName !== undefined) {
        showExample(target.dataset.exampleName);
      }
    };
    // The toggle event does not bubble.
    return endAll(onDocument('change', choose), onDocument('toggle', follow, { capture: true }));
  }, []);
}
