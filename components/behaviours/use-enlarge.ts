import { useEffect } from 'react';
import { endAll, findAround, onDocument } from './document-events';

/**
 * Makes every `button[data-enlarge]` show its figure's picture in the figure's dialog. The picture itself moves there
 * and back, because a copy would repeat its ids.
 */
export function useEnlarge(): void {
  useEffect(() => {
    const enlarge = (event: MouseEvent) => {
      const button = findAround(event, 'button[data-enlarge]');
      const figure = button?.closest('figure');
      const dialog = figure?.querySelector('dialog');
      const home = figure?.querySelector('[data-enlarge-home]');
      const content = figure?.querySelector('[data-enlarge-content]');
      if (!dialog || !home || !content) return;
      dialog.append(content);
      dialog.addEventListener('close', () => home.append(content), { once: true });
      dialog.showModal();
    };
    const closeOnBackdrop = (event: MouseEvent) => {
      // A click on the dialog itself and not on what is in it: the backdrop is the dialog's.
      if (event.target instanceof HTMLDialogElement && event.target.closest('figure')) event.target.close();
    };
    return endAll(onDocument('click', enlarge), onDocument('click', closeOnBackdrop));
  }, []);
}
