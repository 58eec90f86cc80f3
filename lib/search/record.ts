/**
 * One searchable section of the site, in the DocSearch schema, so that a hosted collection and the embedded index
 * hold the same thing. Addresses are shared by all locales: the page that shows a hit adds the prefix.
 */
export type SearchRecord = {
  readonly id: string;
  readonly url: string;
  readonly anchor: string;
  readonly type: 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5';
  readonly 'hierarchy.lvl0': string;
  readonly 'hierarchy.lvl1': string;
  readonly 'hierarchy.lvl2': string | null;
  readonly content: string;
  /** Other words that find the record: codes, paths, identifiers, synonyms. */
  readonly tags: readonly string[];
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly item_priority: number;
};
