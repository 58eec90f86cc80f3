import { arrangeBranches } from '@/lib/page-scripts/sidebar-branches';
import { browserStorage } from '@/lib/storage/browser-storage';
import { STORAGE_KEYS } from '@/lib/storage/keys';

/** Marks a sidebar that a filter narrows: its branches are open for what fits, and not as the reader left them. */
export const NARROWED = 'data-narrowed';

/** Every branch of a sidebar. */
export function listBranches(box: Element): readonly HTMLDetailsElement[] {
  return [...box.querySelectorAll<HTMLDetailsElement>('details[data-branch]')];
}

/**
 * Names of the branches that are not as they start. A branch around the current page is open whatever the reader did,
 * so what was known of it stays, as does what is known of the branches of other sidebars.
 * @param earlier what was stored before, as JSON
 */
export function listFolded(box: Element, earlier: string | null): readonly string[] {
  const branches = listBranches(box);
  const own = new Set(branches.map(({ dataset }) => dataset.branch));
  const isFolded = (branch: HTMLDetailsElement) => branch.open === branch.hasAttribute('data-closed');
  return [
    ...readNames(earlier).filter((name) => !own.has(name)),
    ...branches.filter(isFolded).map(({ dataset }) => dataset.branch ?? ''),
  ];
}

function readNames(json: string | null): readonly string[] {
  try {
    const names: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Closes every branch but those around the current page. */
export function foldOthers(box: Element): void {
  const current = box.querySelector('[aria-current]');
  for (const branch of listBranches(box)) branch.open = branch.contains(current);
}

/** Folds the branches as the reader left them. Gives the entry of the current page. */
export function arrange(box: Element): Element | null {
  return arrangeBranches(box, browserStorage.isAvailable() ? browserStorage.get(STORAGE_KEYS.sidebarBranches) : null);
}
