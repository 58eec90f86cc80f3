import { createFlag } from './flag-store';

/** Whether the mobile menu is open: shared by the menu (in the bar) and the sidebar (in the docs layout). */
export const menuStore = createFlag();

/** Id of the place in the mobile menu where the docs sidebar puts itself. */
export const MENU_SIDEBAR_SLOT = 'mobile-menu-sidebar';

/** Windows that a dialog over the page fills. */
export const FULL_SCREEN = '(max-width: 996px)';

/** Marks the history entry that stands for the open menu, or for another dialog that fills the window. */
export const MENU_ENTRY = 'siteMenu';

/** Whether the reader is at that entry: a link followed from the menu takes its place instead of adding another. */
export function isMenuEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && MENU_ENTRY in state;
}
