import { z } from 'zod';
import { SiteError } from '../../errors/site-error';
import { type AdminApi, type AdminSettings, createAdminApi } from './admin-api';
import { hashContent, type SearchDocument } from './build-documents';
import { buildCollectionSchema, listFields } from './collection-schema';
import { importDocuments } from './import-documents';
import { readServer, type ServerState } from './read-server';
import { deleteSynonyms, putOwnSynonyms, putSynonymSet, type SynonymGroup } from './synonyms';
import { verifyCollection } from './verify-collection';

export type PublishSettings = AdminSettings & {
  /** Name that readers' browsers ask for; the collections behind it are called `{alias}_{seconds}`. */
  readonly alias: string;
  readonly documents: readonly SearchDocument[];
  readonly synonyms: readonly SynonymGroup[];
  /** Language of the texts, such as "pt". */
  readonly contentLocale: string;
  readonly isDryRun: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onStep: (text: string) => void;
  readonly onProgress: (done: number, total: number) => void;
};

/** What publishing came to. */
export type Published = 'published' | 'unchanged' | 'dryRun';

/** What this site puts into the metadata of its collections. */
const SOURCE = 'documentation-site';

const aliasSchema = z.object({ collection_name: z.string() });

/**
 * Puts the records of the site into a new collection and moves the alias to it, so that readers have the old results
 * until the new ones are complete. The same content twice is sent once; what a run left unfinished, the next one with
 * the same content continues. Old collections go last.
 * @throws SiteError when the server cannot be reached, refuses, or has something else than was sent; the alias is then
 * where it was
 */
export async function publishIndex(settings: PublishSettings): Promise<Published> {
  const { alias, documents, synonyms, contentLocale, isDryRun, onStep } = settings;
  const api = createAdminApi(settings);
  const hash = hashContent([documents, synonyms, listFields(contentLocale)]);
  const server = await readServer(api, alias);
  onStep(`Typesense ${server.version}: "${alias}" leads to ${server.current?.name ?? 'no collection'}.`);

  const isCurrent = server.current?.hash === hash && server.current.count === documents.length;
  const unfinished = server.collections.find((one) => one.hash === hash && one.name !== server.current?.name);
  const name = unfinished?.name ?? `${alias}_${Math.floor(settings.now() / 1000)}`;
  const obsolete = listObsolete(server, isCurrent ? server.current?.name : name);
  if (isDryRun) {
    for (const step of plan(isCurrent, unfinished?.count, name, settings)) onStep(step);
    for (const one of obsolete) onStep(`Would delete ${one}.`);
    return 'dryRun';
  }

  if (isCurrent) {
    onStep(`Nothing to do: ${server.current?.name} has these ${documents.length} records.`);
  } else {
    const sets = await putSynonymSet(api, name, synonyms, server.major);
    if (unfinished) {
      onStep(`Continuing ${name}, which has ${unfinished.count} of ${documents.length} records.`);
    } else {
      const body = buildCollectionSchema(name, contentLocale, { source: SOURCE, content_hash: hash }, sets);
      await api.request({ method: 'POST', path: '/collections', right: 'collections:create', body });
      onStep(`Created ${name}.`);
    }
    await putOwnSynonyms(api, name, synonyms, server.major);
    await importDocuments(api, name, documents, (done) => settings.onProgress(done, documents.length));
    await verifyCollection(api, name, documents);
    await moveAlias(api, alias, name);
    onStep(`"${alias}" leads to ${name} now.`);
  }
  for (const one of obsolete) {
    const path = `/collections/${encodeURIComponent(one)}`;
    await api.request({ method: 'DELETE', path, right: 'collections:delete' });
    await deleteSynonyms(api, one, server.major);
    onStep(`Deleted ${one}.`);
  }
  return isCurrent ? 'unchanged' : 'published';
}

async function moveAlias(api: AdminApi, alias: string, name: string): Promise<void> {
  const path = `/aliases/${encodeURIComponent(alias)}`;
  await api.request({ method: 'PUT', path, right: 'aliases:create', body: { collection_name: name } });
  const moved = await api.read({ method: 'GET', path, right: 'aliases:get' }, aliasSchema);
  if (moved?.collection_name === name) return;
  throw new SiteError({
    place: { file: 'site.config.ts' },
    key: 'search.collection',
    found: `"${alias}" leads to ${moved?.collection_name ?? 'nothing'} after it was moved to ${name}`,
    fix: 'publish again; the old collection was kept',
  });
}

/** The collection that the alias leaves, and older ones of this site that no alias leads to. */
function listObsolete({ current, collections }: ServerState, kept: string | undefined): readonly string[] {
  const left = current && current.name !== kept ? [current.name] : [];
  const older = collections
    .filter(({ name, source }) => source === SOURCE && name !== current?.name && readTime(name) < readTime(kept ?? ''))
    .map(({ name }) => name);
  return [...left, ...older];
}

const readTime = (name: string) => Number(/_(\d+)$/.exec(name)?.[1] ?? 0);

function plan(
  isCurrent: boolean,
  unfinished: number | undefined,
  name: string,
  { alias, documents, synonyms }: PublishSettings,
): readonly string[] {
  if (isCurrent) return [`Nothing to do: the collection has these ${documents.length} records.`];
  return [
    unfinished === undefined
      ? `Would create ${name} and send ${documents.length} records and ${synonyms.length} groups of synonyms.`
      : `Would continue ${name}, which has ${unfinished} of ${documents.length} records.`,
    `Would move "${alias}" to ${name}.`,
  ];
}
