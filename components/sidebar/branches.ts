import { arrangeBranches } from '@/lib/page-scripts/sidebar-branches';
import { browserStorage } from '@/lib/storage/browser-storage';
import { STORAGE_KEYS } from '@/lib/storage/keys';

/** Marks a sidebar that a filter narrows: its branches are open for what fits, and not as the reader left them. */
export const NARROWED = 'data-narrowed';

type Branch = Pick<HTMLDetailsElement, 'open' | 'dataset' | 'hasAttribute'>;

/** Every branch of a sidebar. */
export function listBranches(box: Element): readonly HTMLDetailsElement[] {
  return [...box.querySelectorAll<HTMLDetailsElement>('details[data-branch]')];
}

/**
 * Stores which branches are not as they start. What is stored of those that the reader has not changed stays, because
 * around the current page they are open whatever the reader did.
 */
export function keepFolds(changed: readonly Branch[]): void {
  const names = new Set(readNames(browserStorage.get(STORAGE_KEYS.sidebarBranches)));
  for (const branch of changed) {
    const { branch: name = '' } = branch.dataset;
    if (branch.open === branch.hasAttribute('data-closed')) names.add(name);
    else names.delete(name);
  }
  browserStorage.set(STORAGE_KEYS.sidebarBranches, JSON.stringify([...names]));
}

function readNames(json: string | null): readonly string[] {
  try {
    const names: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Closes every branch but those around the current page. Gives those that are closed. */
export function foldOthers(box: Element): readonly HTMLDetailsElement[] {
  const current = box.querySelector('[aria-current]');
  const branches = listBranches(box);
  for (const branch of branches) branch.open = branch.contains(current);
  return branches.filter(({ open }) => !open);
}

/** Folds the branches as the reader left them. Gives the entry of the current page. */
export function arrange(box: Element): Element | null {
  return arrangeBranches(box, browserStorage.isAvailable() ? browserStorage.get(STORAGE_KEYS.sidebarBranches) : null);
}
