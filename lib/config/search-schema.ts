import { z } from 'zod';

const text = z.string().trim().min(1, 'Write a text that is not empty');

const regularExpression = text.refine((source) => {
  try {
    return new RegExp(source, 'i') instanceof RegExp;
  } catch {
    return false;
  }
}, 'Write a regular expression that browsers can read');

/** What both engines have. */
const options = {
  /** Addresses of results that belong to other sites: they are opened as they are. Case makes no difference. */
  externalUrlRegex: regularExpression.optional(),
  /** Where readers report that a search found nothing; `{query}` stands for what they searched for. */
  missingResultsUrl: z
    .string()
    .regex(/^(https:\/\/|\/)[^\s]+$/, 'Write an https:// address or a path that starts with /')
    .optional(),
};

/** Hosts that browsers trust without encryption, because they are the reader's own machine. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1'];

const nodeSchema = z
  .strictObject({
    host: z.string().regex(/^[a-z0-9.-]+$/i, 'Write a host name without https://'),
    port: z.int().min(1).max(65535).default(443),
    protocol: z.enum(['https', 'http']).default('https'),
    /** Path of the service on its host, such as '/busca'. */
    path: z
      .string()
      .regex(/^(\/[A-Za-z0-9._-]+)*$/, 'Use "" or "/path" without a final /')
      .default(''),
  })
  .refine(({ host, protocol }) => protocol === 'https' || LOCAL_HOSTS.includes(host), {
    path: ['protocol'],
    message: 'Use https: browsers refuse http from a page that came by https',
  });

/** Fields that are searched, most important first, and what a match in each of them weighs. */
const DEFAULT_QUERY_BY = {
  keywords: 30,
  'hierarchy.lvl1': 25,
  'hierarchy.lvl2': 22,
  'hierarchy.lvl3': 20,
  'hierarchy.lvl4': 18,
  'hierarchy.lvl5': 16,
  'hierarchy.lvl6': 16,
  questions: 14,
  without_accents: 6,
  content: 4,
  'hierarchy.lvl0': 2,
} as const;

/** How the service is asked: its own search parameters of the same names, typed. */
const parametersSchema = z.strictObject({
  queryBy: z
    .record(text, z.int().min(1).max(127))
    .refine((fields) => Object.keys(fields).length > 0, 'Name at least one field')
    .default(DEFAULT_QUERY_BY),
  /** Holds together with the filters for language and version, never in their place. */
  filterBy: text.optional(),
  /** Whether the last word counts as the beginning of a word. */
  prefix: z.boolean().default(true),
  numTypos: z.int().min(0).max(2).default(2),
  /** Shortest words in which one and two wrong letters are forgiven. */
  minLen1Typo: z.int().min(1).default(4),
  minLen2Typo: z.int().min(1).default(7),
  /** Fewest results at which no more typos are tried, and no words of the query left out. */
  typoTokensThreshold: z.int().min(0).default(1),
  dropTokensThreshold: z.int().min(0).default(1),
  /** Degrees of relevance that are told apart before `item_priority` decides. */
  textMatchBuckets: z.int().min(1).max(100).default(10),
});

const typesenseSchema = z.strictObject({
  ...options,
  backend: z.literal('typesense'),
  /** Asked in turn when one does not answer. */
  nodes: z.array(nodeSchema).min(1, 'Give at least one node'),
  /** The collection or, better, the alias that `npm run search:publish` moves. */
  collection: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, 'Use letters, digits, - and _ only'),
  /** A search-only key: it is published with the site. */
  searchKey: text,
  /** Whether only the locale's language and the chosen versions are searched. */
  contextualSearch: z.boolean().default(true),
  parameters: parametersSchema.prefault({}),
  /** Milliseconds without a key press before the service is asked. */
  pause: z.int().min(150).max(200).default(170),
  /** Milliseconds after which a node counts as not answering. */
  timeLimit: z.int().min(200).max(10_000).default(1500),
});

/** Which engine answers: the index published with the site, or Typesense with that index as its stand-in. */
export const searchSchema = z.discriminatedUnion('backend', [
  z.strictObject({ ...options, backend: z.literal('embedded') }),
  typesenseSchema,
]);

/** The hosted service's settings. All of them are published with the site. */
export type HostedSearch = Omit<z.output<typeof typesenseSchema>, 'backend' | keyof typeof options>;
