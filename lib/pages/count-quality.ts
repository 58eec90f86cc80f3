import { SAMPLE_LANGUAGES } from '../config/sample-languages';
import { findOutdatedRules, findUnversionedRules, listRules } from '../content/guide-rules';
import { findStaleRules } from '../content/stale-rules';
import { type LayoutNode, listNodes } from '../leiaute/layout';
import { listPageFields } from '../openapi/inner-fields';
import type { Operation } from '../openapi/operation';
import type { SampleRun } from '../quality/current-results';
import type { QualityCounts, Share } from './quality';
import type { Site } from './site';

type Sources = Pick<
  Site,
  'operations' | 'cstats' | 'layouts' | 'events' | 'recipes' | 'versions' | 'notes' | 'rules' | 'today'
>;

/**
 * Counts what the page of quality says of the sources.
 * @param sampleRuns runs of samples that are still what the pages show, by operation
 * @param permalinks addresses and anchors that the ledger keeps
 * @param ruleDays days without a comparison after which a rule is stale
 */
export function countQuality(
  sources: Sources,
  {
    sampleRuns,
    permalinks,
    ruleDays,
  }: {
    readonly sampleRuns: ReadonlyMap<string, SampleRun>;
    readonly permalinks: number;
    readonly ruleDays: number;
  },
): QualityCounts {
  const operations = [...sources.operations.values()];
  const guides = sources.versions.filter(({ version }) => version.isLast).flatMap((version) => version.guides);
  const rules = listRules(guides);
  const cstats = [...sources.cstats.values()];
  const layouts = [
    ...sources.layouts.map(({ name, content }) => ({ name, nodes: listBelow(content) })),
    ...(sources.events.length > 0
      ? [{ name: EVENTS, nodes: sources.events.flatMap(({ content }) => listBelow(content)) }]
      : []),
  ];
  return {
    operations: operations.length,
    verifiedOperations: share(operations, ({ id }) => isVerified(sampleRuns.get(id))),
    samples: operations.reduce((sum, operation) => sum + countSamples(operation), 0),
    languages: SAMPLE_LANGUAGES.length,
    apiFields: share(operations.flatMap(listPageFields), ({ description }) => description !== undefined),
    layoutFields: share(
      layouts.flatMap(({ nodes }) => nodes),
      isDescribed,
    ),
    layouts: layouts.map(({ name, nodes }) => ({ name, fields: share(nodes, isDescribed) })),
    codes: share(cstats, ({ explanation }) => explanation !== undefined),
    guides: guides.length,
    recipes: sources.recipes.reduce((sum, { recipes }) => sum + recipes.length, 0),
    rules: rules.length,
    outdatedRules: findOutdatedRules(rules, sources.notes).length,
    staleRules: findStaleRules(guides, ruleDays, Date.parse(sources.today)).length,
    unversionedRules: findUnversionedRules(rules, sources.notes).length,
    statements: describeAge([...rules, ...Object.values(sources.rules.deadlines)]),
    permalinks,
  };
}

/** Programs that an operation's page and the file beside it show. */
export function countSamples({ requests }: Pick<Operation, 'requests'>): number {
  return requests.length * SAMPLE_LANGUAGES.length;
}

/** What the events are called beside the documents. */
const EVENTS = 'eventos';

const listBelow = (content: LayoutNode): readonly LayoutNode[] => listNodes(content).slice(1);

const isDescribed = ({ description }: LayoutNode): boolean => description.trim() !== '';

const isVerified = (run: SampleRun | undefined): boolean => run !== undefined && run.passed > 0 && run.failed === 0;

function share<Item>(items: readonly Item[], isCounted: (item: Item) => boolean): Share {
  return { count: items.filter(isCounted).length, of: items.length };
}

function describeAge(statements: readonly { readonly verified: string }[]): QualityCounts['statements'] {
  const days = statements.map(({ verified }) => verified).toSorted();
  const [oldest] = days;
  const newest = days.at(-1);
  if (oldest === undefined || newest === undefined) return undefined;
  return { count: days.length, oldest, newest };
}
