'use client';
// An island because the menu is a modal dialog that follows the window's width, the Back button and navigation.
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Messages } from '@/lib/i18n/messages';
import { PAGE_SIDEBAR } from '@/lib/page-scripts/sidebar-id';
import { findAround, onWindow } from '../behaviours/document-events';
import { isPlainClick } from '../behaviours/plain-click';
import { MENU_ENTRY, MENU_SIDEBAR_SLOT, menuStore } from '../stores/menu-store';
import { CloseIcon, MenuIcon } from '../ui/icons';
import styles from './mobile-menu.module.css';
import { MobileMenuItems, type MobileMenuItemsProps } from './mobile-menu-items';

type MobileMenuProps = MobileMenuItemsProps & { readonly labels: Messages['nav']; readonly title: string };

/** The widest window that has the menu instead of the bar's links: 996 px, and more where the reader's text is larger. */
const MOBILE_QUERY = '(max-width: 62.25em)';

/** The slide-in menu: the docs panel first where the page has a sidebar, the bar's items behind it, and back. */
export function MobileMenu({ labels, title, ...content }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isLeaving = useRef(false);
  const pathname = usePathname();
  const isOpen = useSyncExternalStore(menuStore.subscribe, menuStore.getSnapshot, menuStore.getServerSnapshot);
  const [hasSection, setHasSection] = useState(false);
  const [showsMain, setShowsMain] = useState(false);
  const toMain = useRef<HTMLButtonElement>(null);
  const toSection = useRef<HTMLButtonElement>(null);
  const hasMain = content.items.some(({ kind }) => kind !== 'search');

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving on another page closes the menu.
  useEffect(() => dialog.current?.close(), [pathname]);

  useEffect(() => {
    const query = window.matchMedia(MOBILE_QUERY);
    const closeOnDesktop = () => !query.matches && dialog.current?.close();
    query.addEventListener('change', closeOnDesktop);
    return () => query.removeEventListener('change', closeOnDesktop);
  }, []);

  useEffect(() => {
    const menu = dialog.current;
    // A listener of the DOM: the docs panel is put in by the sidebar, so React's own events do not pass here.
    const closeOnClick = (event: MouseEvent) => {
      const link = findAround<HTMLAnchorElement>(event, 'a');
      // The link opens elsewhere, and the menu stays as it is.
      if (link && !isPlainClick(event)) return;
      isLeaving.current = link !== null && !link.target;
      if (event.target === menu || link) menu?.close();
    };
    menu?.addEventListener('click', closeOnClick);
    return () => menu?.removeEventListener('click', closeOnClick);
  }, []);

  useEffect(() => {
    return onWindow('popstate', () => dialog.current?.close());
  }, []);

  const open = () => {
    const isInSection = document.getElementById(PAGE_SIDEBAR) !== null;
    setHasSection(isInSection);
    setShowsMain(!isInSection);
    menuStore.set(true);
    dialog.current?.showModal();
    // Back closes the menu and leaves the reader on the page: the open menu is an entry of its own in the history.
    window.history.pushState({ [MENU_ENTRY]: true }, '', window.location.href);
  };

  /** The button that was used goes with its panel: the focus moves to the one that leads back. */
  const turnTo = (panel: 'main' | 'section') => {
    flushSync(() => setShowsMain(panel === 'main'));
    (panel === 'main' ? toSection : toMain).current?.focus();
  };

  const handleClose = () => {
    menuStore.set(false);
    // Closed by the reader and not by Back or a link: the menu's own entry goes.
    if (!isLeaving.current && window.history.state?.[MENU_ENTRY]) window.history.back();
    isLeaving.current = false;
  };

  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={labels.toggleMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        data-needs-script
        data-needs-sidebar={hasMain ? undefined : ''}
      >
        <MenuIcon />
      </button>
      <dialog ref={dialog} className={styles.menu} aria-label={labels.main} onClose={handleClose}>
        <div className={styles.panel}>
          <div className={styles.header}>
            <b>{title}</b>
            <button
              type="button"
              className={styles.close}
              aria-label={labels.closeMenu}
              onClick={() => dialog.current?.close()}
            >
              <CloseIcon />
            </button>
          </div>
          <div hidden={showsMain}>
            {hasMain && (
              <button ref={toMain} type="button" className={styles.turn} onClick={() => turnTo('main')}>
                {`← ${labels.backToMainMenu}`}
              </button>
            )}
            <div id={MENU_SIDEBAR_SLOT} />
          </div>
          <div hidden={!showsMain}>
            {hasSection && (
              <button ref={toSection} type="button" className={styles.turn} onClick={() => turnTo('section')}>
                {labels.sectionMenu} →
              </button>
            )}
            <ul className={styles.links}>
              <MobileMenuItems labels={labels} {...content} />
            </ul>
          </div>
        </div>
      </dialog>
    </>
  );
}
