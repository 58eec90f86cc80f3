import { useEffect } from 'react';
import { endAll, findAround, hasModifier, onDocument } from './document-events';

const DROPDOWN = 'details[name="navbar"]';

/**
 * What `<details>` lacks as a menu of links: arrow keys, Home and End move through it, Escape closes it and returns the focus,
 * and it closes when the focus or a click goes elsewhere.
 */
export function useNavbarDropdowns(): void {
  useEffect(() => {
    const close = (except: EventTarget | null) => {
      for (const menu of document.querySelectorAll<HTMLDetailsElement>(`${DROPDOWN}[open]`)) {
        if (!(except instanceof Node && menu.contains(except))) menu.open = false;
      }
    };
    const closeOthers = (event: Event) => close(event.target);
    const closeOnLink = (event: Event) => {
      if (findAround(event, `${DROPDOWN} a`)) close(null);
    };
    return endAll(
      onDocument('keydown', handleKey),
      onDocument('focusin', closeOthers),
      onDocument('pointerdown', closeOthers),
      onDocument('click', closeOnLink),
    );
  }, []);
}

function handleKey(event: KeyboardEvent): void {
  const menu = findAround<HTMLDetailsElement>(event, DROPDOWN);
  const summary = menu?.querySelector('summary');
  if (!menu || !summary || hasModifier(event)) return;
  if (event.key === 'Escape' && menu.open) {
    menu.open = false;
    summary.focus();
    return;
  }
  const links = [...menu.querySelectorAll('a')];
  const next = findNext(event.key, links);
  // Closed, Home and End are the page's.
  if (next === undefined || (!menu.open && !event.key.startsWith('Arrow'))) return;
  event.preventDefault();
  menu.open = true;
  links.at(next % links.length)?.focus();
}

/** Index of the link that a key leads to, counting back from the end when below 0; undefined for other keys. */
function findNext(key: string, links: readonly HTMLElement[]): number | undefined {
  const index = links.findIndex((link) => link.matches(':focus'));
  switch (key) {
    case 'ArrowDown':
      return index + 1;
    case 'ArrowUp':
      return index < 0 ? -1 : index - 1;
    case 'Home':
      return 0;
    case 'End':
      return -1;
    default:
      return undefined;
  }
}
