import { z } from 'zod';
import { hasSource } from '../errors/read-source.build';
import { readYaml } from '../errors/read-yaml.build';
import { SiteError } from '../errors/site-error';
import { type EventLayout, type LayoutNode, type LayoutRow, listNodes } from './layout';
import { type Description, loadDescriptions, matchDescriptions, valueListsSchema } from './load-descriptions.build';
import { loadEventRules } from './load-event-rules.build';
import { createNode, FOLDER, nest, refuseIdleMeanings, VALUES_FILE } from './load-layouts.build';
import { EVENT_SERIES, type LayoutPackage } from './packages/layout-package';
import { loadPackages, type PackageSource, packagesSchema } from './packages/load-packages.build';
import { markNodes } from './packages/mark-nodes';
import { readLayoutRows } from './read-table-rows.build';

const EVENTS_FILE = `${FOLDER}/eventos.yaml`;

const text = z.string().trim().min(2, 'Write a text of at least 2 characters');

const eventSchema = z.strictObject({
  name: text,
  description: text.regex(/\.$/, 'End the description with a full stop'),
  models: z.array(z.string().regex(/^\d{2}$/, 'Write a model of 2 digits')).min(1, 'Name at least one model'),
  /** Left out for events that the API does not send. */
  tipo: z
    .string()
    .regex(/^[a-z_]+$/, 'Write a tipo of the API, such as carta_correcao')
    .optional(),
  author: text,
});

const eventsSchema = z.record(
  z.string().regex(/^[a-z]+$/, 'Use lower-case letters'),
  z.strictObject({
    name: text,
    source: text,
    packages: packagesSchema,
    /** The document of the knowledge base that has its codes. */
    codes: text,
    /** Path in the XML of the group that the tables begin in. */
    inside: z.string().regex(/^(?:\/[A-Za-z0-9]+)+$/, 'Write a path from the root, such as /evento/infEvento'),
    events: z.record(
      z.string().regex(/^\d{6}(?:-[a-z]+)?$/, 'Write the code of the event, and a name where two have it'),
      eventSchema,
    ),
  }),
);

type DocumentEvents = z.output<typeof eventsSchema>[string];
type Source = DocumentEvents['events'][string] & {
  readonly id: string;
  readonly document: string;
  readonly about: DocumentEvents;
  readonly table: string;
  readonly rows: readonly LayoutRow[];
};

/**
 * Reads the layouts of the events: the official tables, joined with what the site says about each of their rows. What
 * is said serves all events, because most of their fields are the same.
 * @param root the project's root folder
 * @returns none for a site without them
 * @throws SiteError as loadLayouts does
 */
export function loadEventLayouts(root: string): readonly EventLayout[] {
  if (!hasSource(root, EVENTS_FILE)) return [];
  const sources = readSources(root);
  const packages = new Map<string, readonly LayoutPackage[]>(
    listPackages(sources).map((source) => [source.series, loadPackages(root, source)]),
  );
  // The first row is the event itself, which its entry describes.
  const placed = sources.flatMap(({ id, table, rows: [, ...below] }) =>
    below.map(({ path, line }) => ({ path: toKey(id, path), file: table, line })),
  );
  const descriptions = matchDescriptions(placed, loadDescriptions(root, `${FOLDER}/eventos`));
  const find = (id: string, { path }: LayoutRow) => descriptions.get(toKey(id, path));
  refuseIdleMeanings(
    sources.flatMap(({ id, rows }) => rows.map((row) => ({ said: find(id, row), values: row.values }))),
  );
  const { value: lists } = readYaml(root, VALUES_FILE, valueListsSchema);
  const layouts = sources.map(({ id, document, about, table, rows, name, models, description, tipo, author }) => {
    const whole: Description = { description, filledBy: 'reader', models: [], ending: id, file: EVENTS_FILE, line: 1 };
    const described = rows.map((row, index) => {
      const node = createNode(row, index === 0 ? whole : find(id, row), { lists, table });
      return { ...node, path: `${about.inside}${node.path}` };
    });
    const kept = packages.get(EVENT_SERIES + document) ?? [];
    const nodes = markNodes(described, id, kept);
    const [content] = nodes;
    if (!content) throw new SiteError({ place: { file: table, line: 1 }, key: id, found: 'no rows', fix: 'add them' });
    const { source, codes } = about;
    const own = {
      packages: kept,
      document,
      documentName: about.name,
      tpEvento: id.split('-')[1] ?? '',
      description,
      tipo,
      author,
    };
    const none = { pages: new Map<string, string>(), plainRecipe: undefined, rules: [], ruleSources: [] };
    return { id, name, models, source, codes, content: nest(nodes, content.path), ...none, ...own };
  });
  const paths = new Map(layouts.map(({ id, content }) => [id, { content: content.path, paths: listPaths(content) }]));
  const rules = loadEventRules(root, `${FOLDER}/regras/eventos.csv`, paths);
  return layouts.map((layout) => ({ ...layout, ...rules.get(layout.id) }));
}

/** What stands in the tables of the events of each document, with the packages that they were read from. */
export function readEventPackages(root: string): readonly PackageSource[] {
  return listPackages(readSources(root));
}

function listPackages(sources: readonly Source[]): readonly PackageSource[] {
  const documents = [...new Set(sources.map(({ document }) => document))];
  return documents.flatMap((document) => {
    const own = sources.filter((source) => source.document === document);
    return own.slice(0, 1).map(({ about: { packages, source, inside: content } }) => ({
      ...{ series: EVENT_SERIES + document, packages, source, file: EVENTS_FILE, content },
      toTable,
      layouts: new Map(own.map(({ id, rows }) => [id, rows.map((row) => ({ ...row, path: content + row.path }))])),
    }));
  });
}

const listPaths = (content: LayoutNode) => new Set(listNodes(content).map(({ path }) => path));

const toTable = (id: string): string => `${FOLDER}/tabelas/eventos/${id}.csv`;

function readSources(root: string): readonly Source[] {
  return Object.entries(readYaml(root, EVENTS_FILE, eventsSchema).value).flatMap(([document, about]) =>
    Object.entries(about.events)
      // Keys that look like numbers come first in an object, wherever they are written.
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([key, event]) => {
        const id = `${document}-${key}`;
        const table = toTable(id);
        return { ...event, id, document, about, table, rows: readLayoutRows(root, table) };
      }),
  );
}

/**
 * What the end of a description's key is looked for in. The tables of NF-e all begin with detEvento: the code before it
 * tells their fields apart, as in "110112/detEvento/nProt".
 */
const toKey = (id: string, path: string) => `/${id.replaceAll('-', '/')}${path}`;
