import type { HttpMethod } from '../openapi/samples/sample-request';

/** A link in a sidebar. Paths carry no locale prefix; the page that shows the sidebar adds its own. */
export type SidebarLink = {
  readonly kind: 'link';
  readonly label: string;
  readonly path: string;
  readonly method: HttpMethod | undefined;
  readonly isDeprecated: boolean;
};

export type SidebarCategory = {
  readonly kind: 'category';
  readonly label: string;
  readonly isOpen: boolean;
  readonly items: readonly SidebarItem[];
};

export type SidebarItem = SidebarLink | SidebarCategory;

/** A sidebar in reading order. What is current is decided when it is shown. */
export type Sidebar = {
  readonly id: string;
  /** Path of the page that a link to the whole sidebar opens. */
  readonly entryPath: string;
  readonly items: readonly SidebarItem[];
};

/** The links of a sidebar in reading order. */
export function flattenSidebar(items: readonly SidebarItem[]): readonly SidebarLink[] {
  return items.flatMap((item) => (item.kind === 'link' ? [item] : flattenSidebar(item.items)));
}

/** Labels of the categories around a page, outermost first. */
export function findTrail(items: readonly SidebarItem[], path: string): readonly string[] {
  for (const item of items) {
    if (item.kind === 'link') continue;
    if (item.items.some((child) => child.kind === 'link' && child.path === path)) return [item.label];
    const trail = findTrail(item.items, path);
    if (trail.length > 0) return [item.label, ...trail];
  }
  return [];
}
