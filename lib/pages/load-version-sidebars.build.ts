import { DEFAULT_SECTION, type Version } from '../config/section-schema';
import type { Guide } from '../content/load-guides.build';
import { CLASS_TRIB_SLUG } from '../ibs-cbs/class-trib';
import { EVENTS_SLUG, LAYOUT_CHANGES_SLUG, LAYOUT_SLUG, layoutSlug } from '../leiaute/address';
import { buildApiSidebar } from '../navigation/api-sidebar';
import { loadDocsSidebar } from '../navigation/load-sidebar.build';
import { flattenSidebar, type SidebarItem } from '../navigation/sidebar';
import { QUALITY_SLUG } from '../quality/address';
import { RECIPE_SLUG } from '../recipes/address';
import { apiPath, docsPath } from '../routes/page-address';
import { CHANGES_SLUG } from '../rules/address';
import { hasPackages } from './build-layout-changes-page';
import type { Site, VersionSources } from './site';
import { TOOLS } from './tools';

/** Slug of the operation that a link to the whole reference opens. */
const API_ENTRY_SLUG = 'create-authentication-token-using-post';

type SidebarSources = Pick<Site, 'api' | 'notes' | 'classTribs' | 'layouts' | 'events' | 'recipes'> & {
  readonly guides: readonly Guide[];
  readonly hasQuality: boolean;
  readonly cstats: SidebarItem;
};

/**
 * Reads the sidebars of a version: its guides with the pages among them, and the API reference.
 * @throws SiteError on an entry that is no page, and on a guide that no sidebar lists
 */
export function loadSidebars(root: string, version: Version, sources: SidebarSources): VersionSources['sidebars'] {
  const { guides, api, cstats } = sources;
  const isDefault = version.sectionId === DEFAULT_SECTION;
  const ofLast = listSidebarPages({ ...version, isLast: true }, sources);
  const items = loadDocsSidebar(root, version, guides, listSidebarPages(version, sources), ofLast);
  const [first] = flattenSidebar(items);
  return {
    // The knowledge base belongs to no version: the last one leads to it.
    docs: {
      id: 'docs',
      entryPath: first?.path ?? docsPath(version.path),
      items: isDefault && version.isLast ? [...items, cstats] : items,
    },
    api: isDefault
      ? { id: 'api', entryPath: apiPath(version.path, API_ENTRY_SLUG), items: buildApiSidebar(api, version) }
      : undefined,
  };
}

/** Documentation pages that are no guides and that a sidebar may list, by their path below the version's documentation. */
function listSidebarPages(
  version: Pick<Version, 'sectionId' | 'isLast'>,
  { notes, hasQuality, classTribs, layouts, events, recipes }: SidebarSources,
): readonly string[] {
  if (version.sectionId !== DEFAULT_SECTION) return [];
  const hasChanges = version.isLast && [...notes.values()].some(({ changes }) => changes.length > 0);
  return [
    ...TOOLS.map(({ slug }) => slug),
    ...(hasChanges ? [CHANGES_SLUG] : []),
    ...(hasQuality && version.isLast ? [QUALITY_SLUG] : []),
    ...(classTribs ? [CLASS_TRIB_SLUG] : []),
    ...(layouts.length > 0 && version.isLast ? [LAYOUT_SLUG, ...layouts.map(({ id }) => layoutSlug(id))] : []),
    ...(recipes.length > 0 && version.isLast ? [RECIPE_SLUG] : []),
    ...(events.length > 0 && version.isLast ? [EVENTS_SLUG] : []),
    ...(hasPackages({ layouts, events }) && version.isLast ? [LAYOUT_CHANGES_SLUG] : []),
  ];
}
