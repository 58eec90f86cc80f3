'use client';
// An island because it outlives page changes: open categories and its scroll stay while the reader moves on,
// and the current page is marked from the address.
import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Messages } from '@/lib/i18n/messages';
import type { SidebarSource } from '@/lib/navigation/sidebar-source';
import { PAGE_SIDEBAR } from '@/lib/page-scripts/sidebar-id';
import { MENU_SIDEBAR_SLOT, menuStore } from '../stores/menu-store';
import styles from './sidebar.module.css';
import { SidebarPanel } from './sidebar-panel';

type SidebarProps = {
  readonly messages: Messages['sidebar'];
  /** Language of the titles, where it is not the page's. */
  readonly lang: string | undefined;
  /** The first whose start fits the page's address is shown; else the last. */
  readonly sources: readonly SidebarSource[];
};

/** The list of pages beside the content; on small windows, the first panel of the mobile menu. */
export function Sidebar({ messages, lang, sources }: SidebarProps) {
  const pathname = usePathname();
  const isMenuOpen = useSyncExternalStore(menuStore.subscribe, menuStore.getSnapshot, menuStore.getServerSnapshot);
  const source = sources.find(({ start }) => pathname.startsWith(start)) ?? sources.at(-1);
  if (!source) return null;
  const slot = isMenuOpen ? document.getElementById(MENU_SIDEBAR_SLOT) : null;
  const panel = { source, pathname, messages, lang };
  return (
    <>
      <SidebarPanel key={source.address} {...panel} id={PAGE_SIDEBAR} className={styles.sidebar} />
      {slot &&
        createPortal(<SidebarPanel key={source.address} {...panel} id="menu-sidebar" className={styles.menu} />, slot)}
    </>
  );
}
