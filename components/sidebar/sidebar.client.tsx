'use client';
// An island because it outlives page changes: open categories and its scroll stay while the reader moves on,
// and the current page is marked from the address.
import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Messages } from '@/lib/i18n/messages';
import { flattenSidebar, type SidebarItem } from '@/lib/navigation/sidebar';
import { MENU_SIDEBAR_SLOT, menuStore } from '../stores/menu-store';
import styles from './sidebar.module.css';
import { SidebarPanel } from './sidebar-panel';

export type SidebarProps = {
  readonly messages: Messages['sidebar'];
  /** Address prefix of the locale, without a final slash. */
  readonly prefix: string;
  /** Language of the titles, where it is not the page's. */
  readonly lang: string | undefined;
  /**
   * Sidebars by the start of the addresses they stand beside, as the JSON of a list of SidebarArea; the first that fits
   * is shown. A text, because React writes and reads the 1,500 parts of the lists one by one for every page.
   */
  readonly areas: string;
};

type Area = { readonly pathPrefix: string; readonly items: readonly SidebarItem[] };

let read: { readonly text: string; readonly areas: readonly Area[] } | undefined;

/** Written by the layout from the same type, and the same text for every page of a locale. */
function readAreas(text: string): readonly Area[] {
  if (read?.text !== text) read = { text, areas: JSON.parse(text) };
  return read.areas;
}

/** The list of pages beside the content; on small windows, the first panel of the mobile menu. */
export function Sidebar({ messages, prefix, lang, areas }: SidebarProps) {
  const pathname = usePathname();
  const isMenuOpen = useSyncExternalStore(menuStore.subscribe, menuStore.getSnapshot, menuStore.getServerSnapshot);
  const all = readAreas(areas);
  const area = all.find(({ pathPrefix }) => pathname.startsWith(prefix + pathPrefix)) ?? all.at(-1);
  if (!area) return null;
  // A page that the sidebar does not list is below one that it does: the longest address that leads to it.
  const nearest = flattenSidebar(area.items)
    .map(({ path }) => prefix + path)
    .filter((path) => pathname.startsWith(path))
    .reduce((longest, path) => (path.length > longest.length ? path : longest), '');
  const slot = isMenuOpen ? document.getElementById(MENU_SIDEBAR_SLOT) : null;
  const panel = { key: area.pathPrefix, items: area.items, pathname, prefix, nearest, messages, lang };
  return (
    <>
      <SidebarPanel {...panel} id="docs-sidebar" className={styles.sidebar} />
      {slot && createPortal(<SidebarPanel {...panel} id="menu-sidebar" className={styles.menu} />, slot)}
    </>
  );
}
