import type { VersionSources } from '../pages/site';
import { docsPath } from '../routes/page-address';
import { escapePattern } from '../text/escape-pattern';
import type { Sidebar, SidebarItem } from './sidebar';

/** The addresses beside which one sidebar is shown. */
export type SidebarArea = {
  readonly sectionId: string;
  readonly sidebarId: Sidebar['id'];
  /** Start of the addresses, without locale prefix. */
  readonly pathPrefix: string;
  readonly items: readonly SidebarItem[];
};

/** Every sidebar of the site with its addresses, the most specific first: the first that fits an address is its own. */
export function listSidebarAreas(versions: readonly VersionSources[]): readonly SidebarArea[] {
  return versions
    .flatMap(({ version, sidebars }) => {
      const area = (sidebar: Sidebar, pathPrefix: string): SidebarArea => ({
        sectionId: version.sectionId,
        sidebarId: sidebar.id,
        pathPrefix,
        items: sidebar.items,
      });
      const docs = area(sidebars.docs, docsPath(version.path));
      return sidebars.api ? [docs, area(sidebars.api, docsPath(version.path, 'api'))] : [docs];
    })
    .sort((a, b) => b.pathPrefix.length - a.pathPrefix.length);
}

/** Source of a regular expression for the addresses beside which a sidebar is shown, in any version of its section. */
export function matchSidebar(areas: readonly SidebarArea[], sectionId: string, sidebarId: string): string {
  const wanted = areas.filter((area) => area.sectionId === sectionId && area.sidebarId === sidebarId);
  const parts = wanted.map(({ pathPrefix }) => {
    const inner = areas
      .map((area) => area.pathPrefix)
      .filter((other) => other !== pathPrefix && other.startsWith(pathPrefix))
      .map((other) => escapePattern(other.slice(pathPrefix.length)));
    return `${escapePattern(pathPrefix)}${inner.length > 0 ? `(?!${inner.join('|')})` : ''}`;
  });
  return `^(?:${parts.join('|')})`;
}
