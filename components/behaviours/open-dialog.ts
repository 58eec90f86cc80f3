import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { closeOnBack } from './close-on-back';

type DialogLook = {
  readonly className: string | undefined;
  /** Id of the heading inside that names it. */
  readonly labelledBy: string;
};

/**
 * Shows something in a dialog over the page, until it is closed: by itself, with Escape or, where it fills the window,
 * with Back. Nothing is left of it then.
 * @param render gives what it shows
 */
export function openDialog(
  { className = '', labelledBy }: DialogLook,
  render: (dialog: HTMLDialogElement) => ReactNode,
): void {
  const dialog = document.createElement('dialog');
  dialog.className = className;
  dialog.setAttribute('aria-labelledby', labelledBy);
  document.body.append(dialog);
  const root = createRoot(dialog);
  dialog.addEventListener('close', () => {
    root.unmount();
    dialog.remove();
  });
  root.render(render(dialog));
  dialog.showModal();
  closeOnBack(dialog);
}
