import { closeOnBack } from './close-on-back';
import { showFailure } from './failed-button';
import { watchFoldedCode } from './folded-code';
import { restoreLabel } from './restore-label';

/**
 * Does what a button is for.
 * @param button `[data-on-demand]`
 * @param fragment of the address, where that and not a click has asked for it
 */
export async function actOnDemand(button: HTMLElement, fragment: string): Promise<void> {
  const isForm = button.matches('[data-request-form]');
  // The picture is there; nothing has to come for it.
  if (!isForm && !button.matches('[data-reader-data]')) return enlarge(button);
  restoreLabel(button);
  try {
    if (isForm) {
      const { openRequestForm } = await import('../reference/request-form/open-request-form');
      await openRequestForm(button, fragment);
    } else {
      const { openReaderData } = await import('../reader-data/open-reader-data');
      await openReaderData();
    }
  } catch {
    showFailure(button);
  }
}

/**
 * Opens the parts of the page that the address names, has folded examples get their code, and shows the reader's data
 * that the browser keeps.
 * @param storedData what it keeps; nothing where that is empty
 * @param move of the reader, where that and not the page asks: they may have closed what the address has opened
 */
export async function restoreState(storedData: string | null | false, move?: Event): Promise<void> {
  watchFoldedCode();
  if (!move && window.location.search !== '') {
    import('./open-parts').then(
      ({ openParts }) => openParts(),
      // The page is at its plain anchor then.
      () => {},
    );
  }
  if (!storedData) return;
  const { applyStoredData } = await import('../reader-data/applied-data');
  applyStoredData();
}

/**
 * Shows the picture of the button's figure in the figure's dialog. The picture itself moves there and back, because a
 * copy would repeat its ids.
 */
function enlarge(button: HTMLElement): void {
  const figure = button.closest('figure');
  const dialog = figure?.querySelector('dialog');
  const home = figure?.querySelector('[data-enlarge-home]');
  const content = figure?.querySelector('[data-enlarge-content]');
  if (!dialog || !home || !content) return;
  dialog.append(content);
  dialog.addEventListener('close', () => home.append(content), { once: true });
  // A click on the dialog itself and not on what is in it: the backdrop is the dialog's.
  dialog.onclick = ({ target }) => target === dialog && dialog.close();
  dialog.showModal();
  closeOnBack(dialog);
}
