import { STORAGE_KEYS } from '../storage/keys';
import { showInside } from './show-inside';
import { PAGE_SIDEBAR } from './sidebar-id';

/**
 * Folds the branches of a sidebar as the reader left them, and opens those around the current page.
 * Also runs as text inside the page, so it cannot use anything from outside.
 * @param box its branches are `details[data-branch]`, which start open but for `data-closed`
 * @param folded names of the branches that are not as they start, as JSON
 * @returns the entry of the current page, where the sidebar has one
 */
export function arrangeBranches(box: Element, folded: string | null): Element | null {
  const current = box.querySelector('[aria-current]');
  let names: unknown = [];
  try {
    names = JSON.parse(folded ?? '[]');
  } catch {}
  for (const branch of box.querySelectorAll<HTMLDetailsElement>('details[data-branch]')) {
    const isFolded = Array.isArray(names) && names.includes(branch.dataset.branch);
    branch.open = branch.contains(current) || branch.hasAttribute('data-closed') === isFolded;
  }
  return current;
}

/** A script that arranges the sidebar, with the current entry in view, before the first paint. It stands below it. */
export function buildSidebarScript(): string {
  const folded = `localStorage.getItem('${STORAGE_KEYS.sidebarBranches}')`;
  return `try{const box=document.getElementById('${PAGE_SIDEBAR}');const entry=(${arrangeBranches})(box,${folded});if(entry)(${showInside})(entry.closest('[data-tree]'),entry)}catch{}`;
}
