import { useEffect } from 'react';

/**
 * Makes every `button[data-fold]` open or close all that is folded in the section around it, but for the examples:
 * opening one of those chooses it for the samples.
 */
export function useFoldButtons(): void {
  useEffect(() => {
    const fold = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button[data-fold]') : null;
      for (const box of button
        ?.closest('section')
        ?.querySelectorAll<HTMLDetailsElement>('details:not([data-example-name])') ?? []) {
        box.open = button?.dataset.fold === 'open';
      }
    };
    document.addEventListener('click', fold);
    return () => document.removeEventListener('click', fold);
  }, []);
}
