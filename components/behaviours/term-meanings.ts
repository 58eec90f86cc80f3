/** Milliseconds that a meaning stays after the pointer left, so that the pointer can reach it. */
const GRACE = 250;

let closing: number | undefined;

/** Opens the meaning of a `[data-term]` button while the pointer rests on it or on the meaning, and closes the others. */
export function followPointer(target: Element): void {
  const meaning = findMeaning(target);
  const open = document.querySelector<HTMLElement>('[data-term] + [popover]:popover-open');
  window.clearTimeout(closing);
  if (meaning && meaning !== open) meaning.showPopover();
  // A meaning that the reader is typing in or selecting from stays; Escape and clicks elsewhere close it anyway.
  else if (!meaning && open && !open.contains(document.activeElement)) {
    closing = window.setTimeout(() => open.hidePopover(), GRACE);
  }
}

/** The meaning that belongs to a term's button, or that the element is in. */
function findMeaning(element: Element): HTMLElement | undefined {
  const button = element.closest('[data-term]');
  const meaning = button ? button.nextElementSibling : element.closest('[data-term] + [popover]');
  return meaning instanceof HTMLElement ? meaning : undefined;
}
