import type { HttpMethod } from '../openapi/samples/sample-request';

/**
 * A link in a sidebar. Paths carry no locale prefix; the page that shows the sidebar adds its own.
 * What does not apply is left out.
 */
export type SidebarLink = {
  readonly label: string;
  readonly path: string;
  readonly method?: HttpMethod;
  readonly isDeprecated?: true;
};

export type SidebarCategory = {
  readonly label: string;
  readonly items: readonly SidebarItem[];
  /** Categories start open; true starts this one closed. */
  readonly isClosed?: true;
};

export type SidebarItem = SidebarLink | SidebarCategory;

export function isCategory(item: SidebarItem): item is SidebarCategory {
  return 'items' in item;
}

export function isLink(item: SidebarItem): item is SidebarLink {
  return 'path' in item;
}

/** A sidebar in reading order. What is current is decided when it is shown. */
export type Sidebar = {
  readonly id: string;
  /** Path of the page that a link to the whole sidebar opens. */
  readonly entryPath: string;
  readonly items: readonly SidebarItem[];
};

/** The links of a sidebar in reading order. */
export function flattenSidebar(items: readonly SidebarItem[]): readonly SidebarLink[] {
  return items.flatMap((item) => (isCategory(item) ? flattenSidebar(item.items) : [item]));
}

/** Labels of the categories around a page, outermost first. */
export function findTrail(items: readonly SidebarItem[], path: string): readonly string[] {
  for (const item of items.filter(isCategory)) {
    if (item.items.some((child) => isLink(child) && child.path === path)) return [item.label];
    const trail = findTrail(item.items, path);
    if (trail.length > 0) return [item.label, ...trail];
  }
  return [];
}
