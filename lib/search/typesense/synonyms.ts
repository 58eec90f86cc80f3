import type { SynonymEntry } from '../analysis/load-synonyms.build';
import type { AdminApi } from './admin-api';

/** Words that mean the same; with `root`, only the root finds the others. */
export type SynonymGroup = { readonly id: string; readonly words: readonly string[]; readonly root?: string };

/** The site's synonyms as the service takes them: a group for each entry, or for each word that finds others. */
export function toSynonymGroups(entries: readonly SynonymEntry[]): readonly SynonymGroup[] {
  return entries
    .flatMap((entry) =>
      'same' in entry ? [{ words: entry.same }] : entry.from.map((root) => ({ root, words: entry.to })),
    )
    .map((group, index) => ({ id: `synonym-${index + 1}`, ...group }));
}

/** Version 30 keeps synonyms in sets of their own, which collections name; older ones inside the collection. */
const FIRST_WITH_SETS = 30;

/**
 * Before a collection is created: writes its set on servers that have sets.
 * @returns names of the sets that the collection has to name
 */
export async function putSynonymSet(
  api: AdminApi,
  collection: string,
  groups: readonly SynonymGroup[],
  majorVersion: number,
): Promise<readonly string[]> {
  if (majorVersion < FIRST_WITH_SETS || groups.length === 0) return [];
  const items = groups.map((group) => ({ id: group.id, ...toBody(group) }));
  await api.request({ method: 'PUT', path: toSetPath(collection), right: 'synonym_sets:*', body: { items } });
  return [collection];
}

/** After a collection was created: writes its synonyms into it on servers that have no sets. */
export async function putOwnSynonyms(
  api: AdminApi,
  collection: string,
  groups: readonly SynonymGroup[],
  majorVersion: number,
): Promise<void> {
  if (majorVersion >= FIRST_WITH_SETS) return;
  for (const group of groups) {
    const path = `/collections/${encodeURIComponent(collection)}/synonyms/${encodeURIComponent(group.id)}`;
    await api.request({ method: 'PUT', path, right: 'synonyms:create', body: toBody(group) });
  }
}

/** Removes the set of a collection that is gone. */
export async function deleteSynonyms(api: AdminApi, collection: string, majorVersion: number): Promise<void> {
  if (majorVersion < FIRST_WITH_SETS) return;
  await api.request({ method: 'DELETE', path: toSetPath(collection), right: 'synonym_sets:*' });
}

function toSetPath(collection: string): string {
  return `/synonym_sets/${encodeURIComponent(collection)}`;
}

function toBody({ words, root }: SynonymGroup) {
  return { synonyms: words, ...(root === undefined ? {} : { root }) };
}
