import { findTrail, flattenSidebar, type Sidebar, type SidebarLink } from '../navigation/sidebar';
import type { Operation } from '../openapi/operation';
import { withLocale } from '../routes/locale-address';
import { apiPath } from '../routes/page-address';
import type { OperationLink, PageBase, PageLink } from './page';
import type { VersionSources } from './site';

/** Where pages are made: in one locale and one version. */
export type PageScope = { readonly locale: string; readonly current: VersionSources };

type Place = Omit<PageBase, 'title' | 'description'>;

/** The addresses of a page, its version and its place in a sidebar. */
export function placePage({ locale, current }: PageScope, sharedPath: string, sidebar: Sidebar | undefined): Place {
  return {
    locale,
    section: current.version.sectionId,
    version: current.version.name,
    latest: undefined,
    sharedPath,
    path: withLocale(locale, sharedPath),
    sidebarId: sidebar?.id === 'api' ? 'api' : sidebar && 'docs',
    ...findNeighbours(sidebar, sharedPath, locale),
  };
}

function findNeighbours(
  sidebar: Sidebar | undefined,
  sharedPath: string,
  locale: string,
): Pick<Place, 'trail' | 'previous' | 'next'> {
  const links = sidebar ? flattenSidebar(sidebar.items) : [];
  const index = links.findIndex(({ path }) => path === sharedPath);
  const link = (offset: number): PageLink | undefined => {
    const neighbour = index < 0 ? undefined : links[index + offset];
    return neighbour && { title: nameNeighbour(neighbour), path: withLocale(locale, neighbour.path) };
  };
  /** Pages of several sections have the same name, such as an introduction: only with its section does it say which. */
  const nameNeighbour = ({ label, path }: SidebarLink) => {
    const isShared = links.filter((other) => other.label === label).length > 1;
    const section = isShared && sidebar ? findTrail(sidebar.items, path).at(-1) : undefined;
    return section === undefined ? label : `${section}: ${label}`;
  };
  return { trail: sidebar ? findTrail(sidebar.items, sharedPath) : [], previous: link(-1), next: link(1) };
}

/** An operation as pages of this scope link it. */
export function linkOperation({ current, locale }: PageScope, operation: Operation): OperationLink {
  return {
    title: operation.title,
    path: withLocale(locale, apiPath(current.referencePath, operation.slug)),
    operation,
  };
}
