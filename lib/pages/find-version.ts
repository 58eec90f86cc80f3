import { DEFAULT_SECTION, type Version } from '../config/section-schema';
import { siteConfig } from '../config/site';
import type { Page } from './page';
import type { Site, VersionSources } from './site';

/** The version that readers of a section get when they ask for none. Configuration has exactly one. */
export function findLastVersion(versions: readonly VersionSources[], sectionId: string): VersionSources {
  const last = versions.find(({ version }) => version.sectionId === sectionId && version.isLast);
  if (!last) throw new Error(`No last version in section ${sectionId}`);
  return last;
}

/** The last version of the default section, which has the API reference. */
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

/** What the configuration says of the version that a page belongs to; undefined for pages outside the documentation. */
export function findPageVersion(page: Pick<Page, 'section' | 'version'>): Version | undefined {
  return listVersions(page.section).find(({ name }) => name === page.version);
}

/** What the configuration says of the last version of a page's section; undefined for pages outside the documentation. */
export function findLastPageVersion(page: Pick<Page, 'section'>): Version | undefined {
  return listVersions(page.section).find(({ isLast }) => isLast);
}

function listVersions(sectionId: string): readonly Version[] {
  return siteConfig.sections.find(({ id }) => id === sectionId)?.versions ?? [];
}
