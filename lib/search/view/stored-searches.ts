import { isObject } from '../../text/json-object';

/** A result that the browser remembers, in the form that readers' browsers hold from the site's earlier platform. */
export type StoredSearch = {
  readonly objectID: string;
  readonly url: string;
  readonly [field: string]: string | null;
};

/** Most entries that are kept, and the fewer recent ones beside favourites. */
export const STORED_LIMITS = { recent: 7, recentBesideFavorites: 4, favorite: 10 } as const;

/** Longest list that is read. */
const LONGEST = 100_000;
/** What is kept of a hit; anything else in storage is dropped. */
const FIELDS = /^(objectID|url|type|anchor|method|code|hierarchy\.lvl[0-6])$/;

/** Reads a stored list. Whatever is damaged, or no list of results, is left out. */
export function parseStoredSearches(text: string | null): readonly StoredSearch[] {
  if (text === null || text.length > LONGEST) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.flatMap((entry) => toStoredSearch(entry) ?? []) : [];
  } catch {
    return [];
  }
}

/** The part of a hit that is remembered; undefined for what is none. Titles may be nested, as older entries have them. */
export function toStoredSearch(hit: unknown): StoredSearch | undefined {
  if (!isObject(hit)) return undefined;
  const nested = isObject(hit.hierarchy)
    ? Object.entries(hit.hierarchy).map(([level, title]) => [`hierarchy.${level}`, title] as const)
    : [];
  const fields = [...nested, ...Object.entries(hit)].filter(
    (entry): entry is [string, string | null] =>
      FIELDS.test(entry[0]) && (typeof entry[1] === 'string' || entry[1] === null),
  );
  const { objectID, url, ...rest } = Object.fromEntries(fields);
  if (!url || !(rest['hierarchy.lvl1'] ?? rest['hierarchy.lvl0'])) return undefined;
  return { ...rest, objectID: objectID ?? url, url };
}

/** The list with the entry first, without its older copy, and not longer than the limit. */
export function addStoredSearch(
  list: readonly StoredSearch[],
  entry: StoredSearch,
  limit: number,
): readonly StoredSearch[] {
  return [entry, ...removeStoredSearch(list, entry)].slice(0, limit);
}

/** The list without the entry. */
export function removeStoredSearch(list: readonly StoredSearch[], entry: StoredSearch): readonly StoredSearch[] {
  return list.filter(({ url }) => url !== entry.url);
}
