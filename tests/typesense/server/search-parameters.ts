import { z } from 'zod';
import { RequestFault } from './request-fault';

const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);
const count = z.coerce.number().int().min(0);
const names = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((name) => name.trim() || []));

/**
 * The documented parameters that the site sends, and no others: a slip in a name would otherwise go unnoticed, because
 * the service itself ignores what it does not know.
 */
const schema = z.strictObject({
  collection: z.string().min(1),
  q: z.string(),
  query_by: names,
  query_by_weights: names.transform((list) => list.map(Number)),
  filter_by: z.string().default(''),
  facet_by: names,
  max_facet_values: count.default(10),
  sort_by: z.string().default(''),
  group_by: names,
  group_limit: count.default(3),
  include_fields: names,
  highlight_fields: names,
  highlight_full_fields: names,
  highlight_affix_num_tokens: count.default(4),
  snippet_threshold: count.default(30),
  page: count.min(1).default(1),
  per_page: count.max(250).default(10),
  prefix: flag.default(true),
  num_typos: count.max(2).default(2),
  min_len_1typo: count.default(4),
  min_len_2typo: count.default(7),
  typo_tokens_threshold: count.default(1),
  drop_tokens_threshold: count.default(1),
  enable_typos_for_numerical_tokens: flag.default(true),
  enable_typos_for_alpha_numerical_tokens: flag.default(true),
});

export type SearchParameters = z.output<typeof schema>;

/** @throws RequestFault for parameters that the service does not document, or values that it does not take */
export function readSearchParameters(value: unknown): SearchParameters {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new RequestFault(400, z.prettifyError(parsed.error));
  const { query_by, query_by_weights, page, per_page } = parsed.data;
  if (query_by_weights.length > 0 && query_by_weights.length !== query_by.length) {
    throw new RequestFault(400, 'Number of weights in `query_by_weights` does not match number of `query_by` fields.');
  }
  if (page * per_page > 10_000) throw new RequestFault(422, 'Only upto 10000 hits can be fetched.');
  return parsed.data;
}
