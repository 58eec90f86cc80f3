import { useEffect } from 'react';

const DROPDOWN = 'details[name="navbar"]';

/**
 * What `<details>` lacks as a menu of links: arrow keys move through it, Escape closes it and returns the focus,
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
      if (event.target instanceof Element && event.target.closest(`${DROPDOWN} a`)) close(null);
    };
    document.addEventListener('keydown', handleKey);
    document.addEventListener('focusin', closeOthers);
    document.addEventListener('pointerdown', closeOthers);
    document.addEventListener('click', closeOnLink);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('focusin', closeOthers);
      document.removeEventListener('pointerdown', closeOthers);
      document.removeEventListener('click', closeOnLink);
    };
  }, []);
}

function handleKey(event: KeyboardEvent): void {
  const menu = event.target instanceof Element ? event.target.closest<HTMLDetailsElement>(DROPDOWN) : null;
  const summary = menu?.querySelector('summary');
  if (!menu || !summary) return;
  if (event.key === 'Escape' && menu.open) {
    menu.open = false;
    summary.focus();
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  menu.open = true;
  const links = [...menu.querySelectorAll('a')];
  const index = links.findIndex((link) => link.matches(':focus'));
  const next = index < 0 && step < 0 ? -1 : index + step;
  links.at(next % links.length)?.focus();
}
