'use client';
// An island because it outlives page changes: open categories and its scroll stay while the reader moves on,
// and the current page is marked from the address.
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { flattenSidebar, isLink, type SidebarCategory, type SidebarItem } from '@/lib/navigation/sidebar';
import { basePath } from '@/lib/routes/base-path';
import { MethodBadge } from '../reference/method-badge';
import { MENU_SIDEBAR_SLOT, menuStore } from '../stores/menu-store';
import { ChevronIcon } from '../ui/icons';
import { showInside } from './scroll-into-box';
import styles from './sidebar.module.css';

export type SidebarProps = {
  readonly label: string;
  /** Address prefix of the locale, without a final slash. */
  readonly prefix: string;
  /** Language of the titles, where it is not the page's. */
  readonly lang: string | undefined;
  /** Sidebars by the start of the addresses they stand beside; the first that fits is shown. */
  readonly areas: readonly { readonly pathPrefix: string; readonly items: readonly SidebarItem[] }[];
};

/** The list of pages beside the content; on small windows, the first panel of the mobile menu. */
export function Sidebar({ label, prefix, lang, areas }: SidebarProps) {
  const pathname = usePathname();
  const isMenuOpen = useSyncExternalStore(menuStore.subscribe, menuStore.getSnapshot, menuStore.getServerSnapshot);
  const box = useRef<HTMLElement>(null);
  const area = areas.find(({ pathPrefix }) => pathname.startsWith(prefix + pathPrefix)) ?? areas.at(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page brings its own entry into view.
  useEffect(() => {
    const current = box.current?.querySelector('[aria-current]');
    if (!box.current || !current) return;
    openCategories(current);
    showInside(box.current, current);
  }, [pathname]);

  if (!area) return null;
  // A page that the sidebar does not list is below one that it does: the longest address that leads to it.
  const nearest = flattenSidebar(area.items)
    .map(({ path }) => prefix + path)
    .filter((path) => pathname.startsWith(path))
    .reduce((longest, path) => (path.length > longest.length ? path : longest), '');
  const tree = <SidebarTree items={area.items} pathname={pathname} prefix={prefix} nearest={nearest} />;
  const slot = isMenuOpen ? document.getElementById(MENU_SIDEBAR_SLOT) : null;
  return (
    <>
      <nav ref={box} id="docs-sidebar" className={styles.sidebar} aria-label={label} lang={lang} data-print="none">
        {tree}
      </nav>
      {slot && createPortal(<nav aria-label={label}>{tree}</nav>, slot)}
    </>
  );
}

/** The page one comes to is always in sight, also in a category that the reader has closed. */
function openCategories(current: Element): void {
  for (let box = current.closest('details'); box; box = box.parentElement?.closest('details') ?? null) box.open = true;
}

type TreeProps = {
  readonly items: readonly SidebarItem[];
  readonly pathname: string;
  readonly prefix: string;
  /** Address of the entry that the page is, or is below. */
  readonly nearest: string;
};

function SidebarTree({ items, pathname, prefix, nearest }: TreeProps) {
  // Only at first: what the reader has opened since then stays open.
  const [firstPath] = useState(nearest);
  const hasCurrent = (item: SidebarCategory) => flattenSidebar([item]).some(({ path }) => prefix + path === firstPath);
  return (
    <ul className={styles.list}>
      {items.map((item) =>
        isLink(item) ? (
          <li key={item.path}>
            <a
              className={styles.link}
              href={basePath + prefix + item.path}
              aria-current={nearest !== prefix + item.path ? undefined : pathname === nearest ? 'page' : true}
              data-deprecated={item.isDeprecated}
            >
              <span>{item.label}</span>
              {item.method && <MethodBadge method={item.method} size="small" />}
            </a>
          </li>
        ) : (
          <li key={item.label}>
            <details className={styles.category} open={!item.isClosed || hasCurrent(item)}>
              <summary className={styles.label}>
                {item.label}
                <ChevronIcon />
              </summary>
              <SidebarTree items={item.items} pathname={pathname} prefix={prefix} nearest={nearest} />
            </details>
          </li>
        ),
      )}
    </ul>
  );
}
