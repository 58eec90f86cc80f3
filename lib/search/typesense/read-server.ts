import { z } from 'zod';
import { SiteError } from '../../errors/site-error';
import type { AdminApi } from './admin-api';

/** Versions whose answers this was written for. */
const OLDEST = 27;
const NEWEST = 30;

const debugSchema = z.object({ version: z.string() });
const aliasSchema = z.object({ collection_name: z.string() });
const collectionsSchema = z.array(
  z.object({
    name: z.string(),
    num_documents: z.number(),
    metadata: z.object({ source: z.string().optional(), content_hash: z.string().optional() }).optional(),
  }),
);

/** A collection of the alias: current, unfinished or left over. */
export type PublishedCollection = {
  readonly name: string;
  readonly count: number;
  readonly source: string | undefined;
  readonly hash: string | undefined;
};

export type ServerState = {
  readonly version: string;
  readonly major: number;
  /** What the alias leads to. */
  readonly current: PublishedCollection | undefined;
  /** All collections named `{alias}_{seconds}`, the newest first. */
  readonly collections: readonly PublishedCollection[];
};

/**
 * What a server has for an alias. Only reads.
 * @throws SiteError when its version is not supported, or the alias is the name of a collection
 */
export async function readServer(api: AdminApi, alias: string): Promise<ServerState> {
  const { version } = (await api.read({ method: 'GET', path: '/debug', right: 'debug:list' }, debugSchema)) ?? {
    version: 'of an unknown number',
  };
  const major = Number(/^v?(\d+)/.exec(version)?.[1] ?? 0);
  if (major < OLDEST || major > NEWEST) {
    throw new SiteError({
      place: { file: 'site.config.ts' },
      key: 'search.nodes',
      found: `the server is Typesense ${version}`,
      fix: `use a server of version ${OLDEST} to ${NEWEST}`,
    });
  }
  const found = await api.read({ method: 'GET', path: '/collections', right: 'collections:list' }, collectionsSchema);
  const all = (found ?? []).map(
    ({ name, num_documents: count, metadata }): PublishedCollection => ({
      name,
      count,
      source: metadata?.source,
      hash: metadata?.content_hash,
    }),
  );
  if (all.some(({ name }) => name === alias)) {
    throw new SiteError({
      place: { file: 'site.config.ts' },
      key: 'search.collection',
      found: `"${alias}" is a collection of the server, not an alias`,
      fix: 'choose a name that no collection has: publishing makes an alias of it',
    });
  }
  const path = `/aliases/${encodeURIComponent(alias)}`;
  const target = await api.read({ method: 'GET', path, right: 'aliases:get' }, aliasSchema);
  const ofAlias = all.filter(({ name }) => name.startsWith(`${alias}_`) && /^\d+$/.test(name.slice(alias.length + 1)));
  return {
    version,
    major,
    current: all.find(({ name }) => name === target?.collection_name),
    collections: ofAlias.toSorted((one, other) => other.name.localeCompare(one.name)),
  };
}
