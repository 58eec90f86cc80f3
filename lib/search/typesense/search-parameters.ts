import type { HostedSearch } from '../../config/search-schema';

/** The service's own search parameters, by their own names. */
export type TypesenseParameters = Readonly<Record<string, string | number | boolean>>;

/** Fields of a DocSearch collection that results are made of. */
const TITLE_FIELDS = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
const SHOWN_FIELDS = [
  ...TITLE_FIELDS,
  ...['content', 'url', 'url_without_anchor', 'anchor', 'type', 'keywords', 'tags', 'method', 'code', 'language'],
  ...['docusaurus_tag', 'version', 'item_priority', 'id'],
];

/**
 * The parameters of every search.
 * @param missing fields that the collection turned out not to have: it may be one that another tool filled
 */
export function buildSearchParameters(
  { parameters }: Pick<HostedSearch, 'parameters'>,
  missing: ReadonlySet<string>,
): TypesenseParameters {
  const fields = Object.entries(parameters.queryBy).filter(([field]) => !missing.has(field));
  const titles = TITLE_FIELDS.filter((field) => !missing.has(field));
  const relevance = `_text_match(buckets: ${parameters.textMatchBuckets}):desc`;
  return {
    query_by: fields.map(([field]) => field).join(','),
    query_by_weights: fields.map(([, weight]) => weight).join(','),
    // What fits better comes first; what was given priority only decides between hits that fit equally well.
    sort_by: missing.has('item_priority') ? relevance : `${relevance},item_priority:desc`,
    prefix: parameters.prefix,
    num_typos: parameters.numTypos,
    min_len_1typo: parameters.minLen1Typo,
    min_len_2typo: parameters.minLen2Typo,
    typo_tokens_threshold: parameters.typoTokensThreshold,
    drop_tokens_threshold: parameters.dropTokensThreshold,
    // 539 and 531 are two codes, not one with a slip of the finger.
    enable_typos_for_numerical_tokens: false,
    enable_typos_for_alpha_numerical_tokens: false,
    // A collection filled by a crawler has a record for each paragraph: one hit for each section is shown.
    ...(missing.has('url') ? {} : { group_by: 'url', group_limit: 1 }),
    include_fields: SHOWN_FIELDS.join(','),
    highlight_fields: [...titles, 'content'].join(','),
    highlight_full_fields: titles.join(','),
    highlight_affix_num_tokens: 12,
    snippet_threshold: 24,
  };
}

/** Condition for the language, the wanted versions and the owner's own filter, all together; undefined for none. */
export function buildFilter(
  { contextualSearch, parameters }: Pick<HostedSearch, 'contextualSearch' | 'parameters'>,
  { locale, tags }: { readonly locale: string; readonly tags: readonly string[] },
): string | undefined {
  const conditions = [
    ...(contextualSearch ? [`language:=${locale}`, `docusaurus_tag:=[${tags.join(',')}]`] : []),
    ...(parameters.filterBy === undefined ? [] : [`(${parameters.filterBy})`]),
  ];
  return conditions.length === 0 ? undefined : conditions.join(' && ');
}

/**
 * The field that the service did not find, when that is why it refused a search and it can be asked without.
 * A missing field of the filter is none of those: results of other languages and versions would be wrong answers.
 */
export function readMissingField(message: string): string | undefined {
  return /^Could not find a (?:facet |group by )?field named `([^`]+)` in the schema/i.exec(message)?.[1];
}
