import { createHash } from 'node:crypto';
import { siteConfig } from '../config/site';
import { PAGE_SIDEBAR } from '../page-scripts/sidebar-id';
import type { VersionSources } from '../pages/site';
import { toPrefix } from '../routes/locale-address';
import { renderSidebar } from './render-sidebar';
import { isLink, type SidebarItem } from './sidebar';
import { listSidebarAreas } from './sidebar-areas';
import { SIDEBAR_SLOT, type SidebarSource } from './sidebar-source';

/** Folder of the published files, without base path. */
export const SIDEBAR_FOLDER = '/sidebars/';

/** A published sidebar. */
type SidebarFile = { readonly name: string; readonly content: string; readonly source: SidebarSource };

/** Made once for all pages of a site that one process renders. */
const made = new WeakMap<readonly VersionSources[], Map<string, readonly SidebarFile[]>>();

/** The sidebars of a locale, the most specific first: the first whose start fits an address is its own. */
export function listSidebarFiles(versions: readonly VersionSources[], locale: string): readonly SidebarFile[] {
  const known = made.get(versions) ?? new Map<string, readonly SidebarFile[]>();
  made.set(versions, known);
  const files = known.get(locale) ?? makeSidebarFiles(versions, locale);
  known.set(locale, files);
  return files;
}

function makeSidebarFiles(versions: readonly VersionSources[], locale: string): readonly SidebarFile[] {
  const prefix = toPrefix(locale);
  return listSidebarAreas(versions).map(({ pathPrefix, items }) => {
    const content = renderSidebar(items, { prefix: siteConfig.basePath + prefix });
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
    const name = `${locale}${pathPrefix.replaceAll('/', '-')}${hash}.txt`;
    const hasBranches = items.some((item) => !isLink(item));
    const source = {
      start: prefix + pathPrefix,
      address: `${siteConfig.basePath}${SIDEBAR_FOLDER}${name}`,
      hasBranches,
    };
    return { name, content, source: { ...source, hasOperations: items.some(holdsOperation) } };
  });
}

function holdsOperation(item: SidebarItem): boolean {
  return isLink(item) ? item.method !== undefined : item.items.some(holdsOperation);
}

/**
 * Puts the sidebar of a page into its HTML.
 * @param page address, with the locale's prefix and without base path
 * @returns the HTML as it was for a page without a sidebar
 * @throws Error when React writes the place of the sidebar in another form
 */
export function fillSidebar(html: string, versions: readonly VersionSources[], locale: string, page: string): string {
  const places = html.split(SIDEBAR_SLOT).length - 1;
  const hasSidebar = html.includes(`id="${PAGE_SIDEBAR}"`);
  if (!hasSidebar && places === 0) return html;
  const prefix = toPrefix(locale);
  const areas = listSidebarAreas(versions);
  const area = areas.find(({ pathPrefix }) => page.startsWith(prefix + pathPrefix)) ?? areas.at(-1);
  if (places !== 1 || !hasSidebar || !area) {
    throw new Error(
      `${page} has ${places} places for its sidebar. Look at what components/sidebar/ and sidebar-files.build.ts expect of React.`,
    );
  }
  const tree = renderSidebar(area.items, {
    prefix: siteConfig.basePath + prefix,
    pathname: siteConfig.basePath + page,
  });
  return html.replace(SIDEBAR_SLOT, () => tree);
}
