import { DEFAULT_SECTION } from '../config/section-schema';
import { findLastVersion } from './find-version';
import type { Site, VersionSources } from './load-site.build';
import type { Page } from './page';

/** The page at a site path. Paths come from the list itself, so a miss is a fault of the caller. */
export function getPage<Kind extends Page['kind']>(
  site: Site,
  path: string,
  ...kinds: readonly Kind[]
): Extract<Page, { kind: Kind }> {
  const page = site.pages.find((candidate) => candidate.path === path);
  if (page && isOfKind(page, kinds)) return page;
  throw new Error(`No page of kind ${kinds.join('/')} at ${path}`);
}

function isOfKind<Kind extends Page['kind']>(
  page: Page,
  kinds: readonly Kind[],
): page is Extract<Page, { kind: Kind }> {
  return kinds.some((kind) => kind === page.kind);
}

/** The sources of the version that readers get when they ask for none. */
export function getLastVersion(site: Site): VersionSources {
  return findLastVersion(site.versions, DEFAULT_SECTION);
}

/** The sources of the version that a page belongs to. Its names come from the page, so a miss is a fault of the caller. */
export function findVersion(site: Site, page: Pick<Page, 'section' | 'version'>): VersionSources {
  const found = site.versions.find(
    ({ version }) => version.sectionId === page.section && version.name === page.version,
  );
  if (!found) throw new Error(`No version ${page.version} in section ${page.section}`);
  return found;
}
