/** Entries beyond which a table of contents shows one group at a time. */
export const LONG_TOC = 40;

/**
 * Shows the group of a long table of contents that holds the entry of the address's fragment: its entries stand
 * between two that are never folded.
 * Runs as text inside the page, so it cannot use anything from outside.
 */
function unfoldGroup(id: string): void {
  for (const link of document.querySelectorAll('li[data-level] > a')) {
    if (link.getAttribute('href') !== `#${id}`) continue;
    let entry: Element | null = link.parentElement;
    while (entry?.hasAttribute('data-folded')) entry = entry.previousElementSibling;
    for (let next = entry?.nextElementSibling; next?.hasAttribute('data-folded'); next = next.nextElementSibling) {
      next.removeAttribute('data-folded');
    }
  }
}

/** A script that does so before the first paint, so that nothing moves. It stands below the table. */
export function buildTocScript(): string {
  return `try{(${unfoldGroup.toString()})(decodeURIComponent(location.hash.slice(1)))}catch{}`;
}
