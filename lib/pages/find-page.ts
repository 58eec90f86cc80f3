import type { Page } from './page';
import type { Site } from './site';

/** Each page is asked for by its path, and there are thousands. */
const byPath = new WeakMap<Site['pages'], ReadonlyMap<string, Page>>();

/** The page at a site path. */
export function findPage({ pages }: Pick<Site, 'pages'>, path: string): Page | undefined {
  const known = byPath.get(pages) ?? new Map(pages.map((page) => [page.path, page]));
  byPath.set(pages, known);
  return known.get(path);
}

/** The page at a site path. Paths come from the list itself, so a miss is a fault of the caller. */
export function getPage<Kind extends Page['kind']>(
  site: Site,
  path: string,
  ...kinds: readonly Kind[]
): Extract<Page, { kind: Kind }> {
  const page = findPage(site, path);
  if (page && isOfKind(page, kinds)) return page;
  throw new Error(`No page of kind ${kinds.join('/')} at ${path}`);
}

function isOfKind<Kind extends Page['kind']>(
  page: Page,
  kinds: readonly Kind[],
): page is Extract<Page, { kind: Kind }> {
  return kinds.some((kind) => kind === page.kind);
}
