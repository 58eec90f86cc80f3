import type { SearchKind } from '@/lib/search/records/record';
import type { SearchSource } from './engine/search-client';

/** What a search begins with. */
export type SearchStart = { readonly text: string; readonly kind?: SearchKind | undefined };

/** What is asked for beside the words. */
export type SearchShown = {
  readonly hitsPerPage: number;
  /** Words of a section shown below its title. */
  readonly excerptWords: number;
};

/** An answer as the modal and the page read it. */
export type SearchResults = {
  /** The query that it answers. */
  readonly query: string;
  /** In any form: `readHit` trusts none. Texts are escaped, matches stand between `<mark>` and `</mark>`. */
  readonly hits: readonly unknown[];
  /** Sections found in all. */
  readonly nbHits: number;
  readonly source?: SearchSource | undefined;
  /** Whether the texts are still on their way to the engine. */
  readonly awaitsTexts?: boolean | undefined;
};

/** A query and its answers, whichever engine gives them. */
export type SearchQuery = {
  /** The latest answer; undefined before the first. */
  readonly results: SearchResults | undefined;
  /** `stalled` when an answer takes longer than a reader overlooks. */
  readonly status: 'idle' | 'loading' | 'stalled' | 'error';
  /** Sections found of each kind, whichever is shown; none where the engine does not tell kinds apart. */
  readonly counts: ReadonlyMap<string, number>;
  /** Asks for words, also for the same ones again. */
  readonly ask: (query: string) => void;
  /** Shows one kind of results; undefined for all. */
  readonly choose: (kind: SearchKind | undefined) => void;
};
