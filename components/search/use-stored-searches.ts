import { useCallback, useEffect, useRef, useState } from 'react';
import type { SitePlace } from '@/lib/search/view/hit-address';
import { type HitView, readHit } from '@/lib/search/view/hit-view';
import {
  addStoredSearch,
  parseStoredSearches,
  removeStoredSearch,
  STORED_LIMITS,
  type StoredSearch,
  toStoredSearch,
} from '@/lib/search/view/stored-searches';
import { browserStorage } from '@/lib/storage/browser-storage';
import { favoriteSearchesKey, recentSearchesKey } from '@/lib/storage/keys';

/** A remembered result that can still be opened. */
export type StoredEntry = { readonly stored: StoredSearch; readonly view: HitView };

type Lists = { readonly recent: readonly StoredSearch[]; readonly favorite: readonly StoredSearch[] };

/** Addresses that were asked for since the document was loaded: a page that is there is asked for once. */
const asked = new Map<string, Promise<boolean>>();

/** The results that the reader opened before and those they keep, with what changes them. */
export function useStoredSearches(collection: string, place: SitePlace) {
  const [lists, setLists] = useState<Lists>(() => ({
    recent: parseStoredSearches(browserStorage.get(recentSearchesKey(collection))),
    favorite: parseStoredSearches(browserStorage.get(favoriteSearchesKey(collection))),
  }));
  const latest = useRef(lists);
  // Written at once and not when React comes to it: a result that is opened closes the modal.
  const change = useCallback(
    (update: (lists: Lists) => Lists) => {
      const before = latest.current;
      latest.current = update(before);
      write(recentSearchesKey(collection), before.recent, latest.current.recent);
      write(favoriteSearchesKey(collection), before.favorite, latest.current.favorite);
      setLists(latest.current);
    },
    [collection],
  );

  // Pages that are gone by now are forgotten. A network that does not answer tells nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, for what was stored at the start.
  useEffect(() => {
    let isOver = false;
    for (const stored of [...lists.recent, ...lists.favorite]) {
      const page = readHit(stored, place)?.page;
      isGone(page).then((gone) => {
        if (gone && !isOver) change((now) => forgetEverywhere(now, stored));
      });
    }
    return () => {
      isOver = true;
    };
  }, []);

  const limit = lists.favorite.length > 0 ? STORED_LIMITS.recentBesideFavorites : STORED_LIMITS.recent;
  const show = (list: readonly StoredSearch[]): readonly StoredEntry[] =>
    list.flatMap((stored) => {
      const view = readHit(stored, place);
      // Told apart by their addresses, as the stored ones are: another engine may have given two the same id.
      return view ? [{ stored, view: { ...view, id: view.address.href } }] : [];
    });
  const note = useCallback(
    (hit: unknown) => {
      const entry = toStoredSearch(hit);
      if (!entry || latest.current.favorite.some(({ url }) => url === entry.url)) return;
      change((now) => ({ ...now, recent: addStoredSearch(now.recent, entry, STORED_LIMITS.recent) }));
    },
    [change],
  );
  return {
    recent: show(lists.recent).slice(0, limit),
    favorite: show(lists.favorite),
    /** Notes a result that the reader opens. Favourites stay what they are. */
    note,
    forget: (entry: StoredSearch) => change((now) => forgetEverywhere(now, entry)),
    keep: (entry: StoredSearch) =>
      change((now) => ({
        recent: removeStoredSearch(now.recent, entry),
        favorite: addStoredSearch(now.favorite, entry, STORED_LIMITS.favorite),
      })),
  };
}

export type StoredSearches = ReturnType<typeof useStoredSearches>;

const forgetEverywhere = ({ recent, favorite }: Lists, entry: StoredSearch): Lists => ({
  recent: removeStoredSearch(recent, entry),
  favorite: removeStoredSearch(favorite, entry),
});

function write(key: string, before: readonly StoredSearch[], after: readonly StoredSearch[]): void {
  if (after === before) return;
  if (after.length === 0) browserStorage.remove(key);
  else browserStorage.set(key, JSON.stringify(after));
}

/** Whether the site says that it has no such page. Its address is refused by `readHit` when there is none. */
function isGone(page: string | undefined): Promise<boolean> {
  if (page === undefined) return Promise.resolve(true);
  // Other sites do not answer to scripts.
  if (!page.startsWith('/')) return Promise.resolve(false);
  const known = asked.get(page);
  if (known) return known;
  const answer = fetch(page, { method: 'HEAD' }).then(
    ({ status }) => status === 404 || status === 410,
    () => false,
  );
  asked.set(page, answer);
  return answer;
}
