/** Entries beyond which a table of contents shows one group at a time. */
export const LONG_TOC = 40;

/**
 * Shows the group of a long table of contents that holds the entry of a heading, and folds the others.
 * Also runs as text inside the page, so it cannot use anything from outside.
 * @param id of the heading; undefined before the first
 */
export function unfoldGroup(id: string | undefined): void {
  const entries = [...document.querySelectorAll<HTMLElement>('[data-toc] li')];
  const current = entries.find((entry) => entry.firstElementChild?.getAttribute('href') === `#${id}`);
  const shown = current?.dataset.group ?? id;
  for (const entry of entries) {
    const { group } = entry.dataset;
    if (group !== undefined) entry.toggleAttribute('data-folded', group !== shown);
  }
}

/** A script that does so before the first paint, so that nothing moves. It stands below the table. */
export function buildTocScript(): string {
  return `try{(${unfoldGroup.toString()})(decodeURIComponent(location.hash.slice(1)))}catch{}`;
}
