/** Whether the mobile menu is open: shared by the menu (in the bar) and the sidebar (in the docs layout). */
let isOpen = false;
const listeners = new Set<() => void>();

export const menuStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): boolean => isOpen,
  getServerSnapshot: (): boolean => false,
  set(value: boolean): void {
    isOpen = value;
    for (const listener of listeners) listener();
  },
};

/** Id of the place in the mobile menu where the docs sidebar puts itself. */
export const MENU_SIDEBAR_SLOT = 'mobile-menu-sidebar';

/** Marks the history entry that stands for the open menu. */
export const MENU_ENTRY = 'siteMenu';

/** Whether the reader is at that entry: a link followed from the menu takes its place instead of adding another. */
export function isMenuEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && MENU_ENTRY in state;
}
