/** Id of the place before everything else on a page, see SkipLink. */
export const PAGE_START = 'page-start';

/** Moves the focus there: to where the page begins for the keyboard and for screen readers. */
export function focusPageStart(): void {
  document.getElementById(PAGE_START)?.focus({ preventScroll: true });
}
