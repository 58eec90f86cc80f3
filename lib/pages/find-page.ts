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
  const last = site.versions.find(({ version }) => version.isLast);
  if (!last) throw new Error('site.config.ts was parsed without a last version');
  return last;
}

/** The sources of a version by name. Names come from pages, so a miss is a fault of the caller. */
export function findVersion(site: Site, name: string): VersionSources {
  const found = site.versions.find(({ version }) => version.name === name);
  if (!found) throw new Error(`No version ${name}`);
  return found;
}
