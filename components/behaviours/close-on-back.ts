import { FULL_SCREEN, isMenuEntry, MENU_ENTRY } from '../stores/menu-store';

/**
 * Has Back close a dialog that was just opened. Where it fills the window it is an entry of its own in the history, as
 * the menu is, so that Back leaves the reader on the page.
 */
export function closeOnBack(dialog: HTMLDialogElement): void {
  const end = new AbortController();
  const { signal } = end;
  window.addEventListener('popstate', () => dialog.close(), { signal });
  dialog.addEventListener(
    'close',
    () => {
      end.abort();
      // Closed by the reader and not by Back or a link: the entry goes.
      if (isMenuEntry()) window.history.back();
    },
    { signal },
  );
  if (!window.matchMedia(FULL_SCREEN).matches) return;
  window.history.pushState({ [MENU_ENTRY]: true }, '', window.location.href);
}

/** Leads from a dialog to a place of the page behind it, which takes the place of the dialog's entry. */
export function leaveDialog(dialog: HTMLDialogElement, event: Event, link: HTMLAnchorElement): void {
  if (isMenuEntry()) {
    event.preventDefault();
    window.location.replace(link.href);
  }
  dialog.close();
}
