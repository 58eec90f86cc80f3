import type { Page } from './page';
import type { Site } from './site';

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
