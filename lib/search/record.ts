/** What a record is about: the filters that readers of search may set. */
export type SearchKind = 'guide' | 'api' | 'cstat';

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
