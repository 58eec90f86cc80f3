import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LocalServer } from '../../scripts/listen-locally';
import { serveCompressed } from './serve-compressed';

/** Pages of one kind: the one that browsers open, and the folder below which all of them lie. */
export type Kind = { readonly page: string; readonly folder: string };

/** A built site, with an example of each kind of page, and two pages of which the first links to the second. */
export type Site = {
  readonly name: string;
  readonly folder: string;
  readonly kinds: Readonly<Record<string, Kind>>;
  /** Whether it is made with the framework of which bench/floor is the empty page. */
  readonly hasFloor: boolean;
  readonly link: { readonly from: string; readonly to: string };
};

export const root = path.join(import.meta.dirname, '../..');

const GUIDES = 'docs/documentacao';

/** Kinds of page that this site has, and the peers too. */
const SHARED_KINDS = {
  guide: { page: `/${GUIDES}/introducao/`, folder: GUIDES },
  operation: { page: '/docs/api/fiscal/send-dfe-using-post/', folder: 'docs/api/fiscal' },
  code: { page: '/docs/cstat/nfe/539/', folder: 'docs/cstat/nfe' },
};
const OWN_KINDS = {
  home: { page: '/', folder: '' },
  layout: { page: '/docs/leiaute/nfe/ide/', folder: 'docs/leiaute' },
};
const LINK = { from: `/${GUIDES}/introducao/`, to: `/${GUIDES}/primeiros-passos/autenticacao-api/` };

/** A build of this site. */
export function ownSite(folder = path.join(root, 'out'), name = path.relative(root, folder) || folder): Site {
  if (!existsSync(path.join(folder, 'index.html'))) throw new Error(`${folder} has no site: build it first`);
  return { name, folder, kinds: { ...SHARED_KINDS, ...OWN_KINDS }, hasFloor: true, link: LINK };
}

/** The same, with the kinds of page alone that peers have too. */
export function ownSiteForPeers(): Site {
  return { ...ownSite(), kinds: SHARED_KINDS };
}

/** A site that a peer made from the same sources: guides and codes at the same addresses, operations at its own. */
export function peerSite(name: string, folder: string, operation: Kind): Site {
  return { name, folder, kinds: { ...SHARED_KINDS, operation }, hasFloor: false, link: LINK };
}

/** A page of a kind that a site has. */
export type Subject = { readonly site: Site; readonly kind: string; readonly page: string };

/** The pages to be measured: of each kind, those of all sites one after another. */
export function listSubjects(sites: readonly Site[]): readonly Subject[] {
  const kinds = [...new Set(sites.flatMap(({ kinds }) => Object.keys(kinds)))];
  return kinds.flatMap((kind) =>
    sites.flatMap((site) => {
      const page = site.kinds[kind]?.page;
      return page === undefined ? [] : [{ site, kind, page }];
    }),
  );
}

/** Serves all sites while something is done with their addresses. */
export async function withServers<Result>(
  sites: readonly Site[],
  run: (url: (site: Site) => string) => Promise<Result>,
): Promise<Result> {
  const servers = new Map<Site, LocalServer>();
  try {
    for (const site of sites) servers.set(site, await serveCompressed(site.folder));
    return await run((site) => servers.get(site)?.url ?? '');
  } finally {
    await Promise.all([...servers.values()].map(({ stop }) => stop()));
  }
}
