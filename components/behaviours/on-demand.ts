import { closeOnBack } from './close-on-back';

/**
 * Does what a button is for.
 * @param button `[data-on-demand]`
 * @param fragment of the address, where that and not a click has asked for it
 */
export async function actOnDemand(button: HTMLElement, fragment: string): Promise<void> {
  if (button.matches('[data-request-form]')) await openForm(button, fragment);
  else enlarge(button);
}

async function openForm(button: HTMLElement, fragment: string): Promise<void> {
  button.dataset.label ??= button.textContent;
  button.textContent = button.dataset.label;
  try {
    const { openRequestForm } = await import('../reference/request-form/open-request-form');
    await openRequestForm(button, fragment);
  } catch {
    button.textContent = button.dataset.failed ?? '';
  }
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
