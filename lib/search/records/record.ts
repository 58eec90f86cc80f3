/** What a record is about: the filters that readers of search may set. */
export const SEARCH_KINDS = ['guide', 'api', 'layout', 'cstat'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Heading levels below the page's title. */
export const HEADINGS = [
  'hierarchy.lvl2',
  'hierarchy.lvl3',
  'hierarchy.lvl4',
  'hierarchy.lvl5',
  'hierarchy.lvl6',
] as const;

/** Titles from the sidebar category down to the deepest heading, by DocSearch's names. */
export const LEVELS = ['hierarchy.lvl0', 'hierarchy.lvl1', ...HEADINGS] as const;

/**
 * One searchable section of the site, in the DocSearch schema, so that a hosted collection and the embedded index
 * hold the same thing. Addresses are shared by all locales: the page that shows a hit adds the prefix.
 */
export type SearchRecord = {
  /** The same as `url`. */
  readonly objectID: string;
  /** Shared path with final slash, and `#anchor` for sections. */
  readonly url: string;
  readonly url_without_anchor: string;
  /** '' for the page itself. */
  readonly anchor: string;
  readonly type: 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';
  /** Label of the sidebar category around the page. */
  readonly 'hierarchy.lvl0': string;
  /** Title of the page. */
  readonly 'hierarchy.lvl1': string;
  /** The headings above the section and its own: the deepest that is not null is its own. */
  readonly 'hierarchy.lvl2': string | null;
  readonly 'hierarchy.lvl3': string | null;
  readonly 'hierarchy.lvl4': string | null;
  readonly 'hierarchy.lvl5': string | null;
  readonly 'hierarchy.lvl6': string | null;
  /** Plain text of the section. */
  readonly content: string;
  /** Other words that find the record: operationId, slug, METHOD path, cStat, XML tags, event codes, frontmatter. */
  readonly keywords: readonly string[];
  /** What readers type who look for it, in other words than its own: content/search-questions.yaml. */
  readonly questions: readonly string[];
  /** Facet of the filters: exactly one. */
  readonly tags: readonly SearchKind[];
  /** HTTP method of an operation. */
  readonly method: string | null;
  /** Number of a status code. */
  readonly code: string | null;
  /** The default locale: hosted collections get each record once for each locale. */
  readonly language: string;
  /** "default" for records of no version, see `versionTag`. */
  readonly docusaurus_tag: string;
  readonly version: readonly string[];
  /** The higher the sooner among records that fit equally well. */
  readonly item_priority: number;
};

/** The headings of a record from the second level down to its own. */
export function listHeadings(record: SearchRecord): readonly string[] {
  return HEADINGS.flatMap((level) => record[level] ?? []);
}
