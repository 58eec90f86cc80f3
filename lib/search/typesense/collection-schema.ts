/** A field of a collection, in the service's own terms. */
export type CollectionField = {
  readonly name: string;
  readonly type: 'string' | 'string[]' | 'int64';
  readonly facet?: boolean;
  readonly optional?: boolean;
  readonly locale?: string;
};

export type CollectionSchema = {
  readonly name: string;
  readonly fields: readonly CollectionField[];
  readonly default_sorting_field: string;
  readonly token_separators: readonly string[];
  readonly synonym_sets?: readonly string[];
  readonly metadata: CollectionMetadata;
};

/** What marks a collection as made by this site, and from what. */
export type CollectionMetadata = {
  readonly source: string;
  /** Hash of everything that is in the collection: the same content need not be sent again. */
  readonly content_hash: string;
};

/**
 * The fields of a DocSearch collection, so that interfaces for such collections can use this one, and five more:
 * `keywords`, `questions`, `method`, `code` and `without_accents`.
 * @param locale language of the content ("pt"): the service then finds the words as that language writes them, accents
 * included. What readers type without accents is found in `without_accents`, which is in no language.
 */
export function listFields(locale: string): readonly CollectionField[] {
  const titles = [0, 1, 2, 3, 4, 5, 6].map(
    (level): CollectionField => ({
      name: `hierarchy.lvl${level}`,
      type: 'string',
      facet: true,
      optional: true,
      locale,
    }),
  );
  return [
    { name: 'anchor', type: 'string', optional: true },
    { name: 'content', type: 'string', optional: true, locale },
    { name: 'url', type: 'string', facet: true },
    { name: 'url_without_anchor', type: 'string', facet: true, optional: true },
    { name: 'version', type: 'string[]', facet: true, optional: true },
    ...titles,
    { name: 'type', type: 'string', facet: true, optional: true },
    { name: 'docusaurus_tag', type: 'string', facet: true, optional: true },
    { name: 'language', type: 'string', facet: true, optional: true },
    { name: 'tags', type: 'string[]', facet: true, optional: true },
    { name: 'item_priority', type: 'int64' },
    { name: 'keywords', type: 'string[]', optional: true },
    { name: 'questions', type: 'string[]', optional: true, locale },
    { name: 'method', type: 'string', facet: true, optional: true },
    { name: 'code', type: 'string', facet: true, optional: true },
    { name: 'without_accents', type: 'string', optional: true },
  ];
}

/** The collection to create. */
export function buildCollectionSchema(
  name: string,
  locale: string,
  metadata: CollectionMetadata,
  synonymSets: readonly string[],
): CollectionSchema {
  return {
    name,
    fields: listFields(locale),
    default_sorting_field: 'item_priority',
    // "ult_nsu" and "send-dfe" are found by each of their words.
    token_separators: ['_', '-'],
    ...(synonymSets.length === 0 ? {} : { synonym_sets: synonymSets }),
    metadata,
  };
}
