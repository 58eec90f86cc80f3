import { z } from 'zod';
import { suggest } from '../errors/nearest';
import { hasSource } from '../errors/read-source.build';
import { readYaml } from '../errors/read-yaml.build';
import { SiteError } from '../errors/site-error';
import { describeSize } from './describe-size';
import { DOCUMENTS_FILE, type Layout, type LayoutNode, type LayoutRow, type LayoutValue } from './layout';
import { type Description, loadDescriptions, matchDescriptions, valueListsSchema } from './load-descriptions.build';
import { loadRules } from './load-rules.build';
import { loadPackages, type PackageSource, packagesSchema } from './packages/load-packages.build';
import { markNodes } from './packages/mark-nodes';
import { readLayoutRows } from './read-table-rows.build';

/** Folder of everything about layouts. */
export const FOLDER = 'content/leiaute';
/** Lists of values that many fields have in common. */
export const VALUES_FILE = `${FOLDER}/valores.yaml`;

const text = z.string().trim().min(2, 'Write a text of at least 2 characters');

const documentsSchema = z.record(
  z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'Use lower-case letters and single hyphens'),
  z.strictObject({
    name: text,
    models: z.array(z.string().regex(/^\d{2}$/, 'Write a model of 2 digits')).min(1, 'Name at least one model'),
    source: text,
    packages: packagesSchema,
    /** Path of the group in which `documento` begins. */
    content: text,
    /** The document of the knowledge base that has its codes, where that is another: also the name of its rules. */
    codes: text.optional(),
    /** Titles of groups with pages of their own, by their paths below the content. */
    pages: z.record(z.string(), text),
    /** The recipe of a plain document, where there is one. */
    plain: text.optional(),
    /** The group below the content under which the table of a modal stands, by the table's id. */
    modals: z.record(z.string(), text).default({}),
  }),
);

type DocumentConfig = z.output<typeof documentsSchema>[string];

export type ValueLists = z.output<typeof valueListsSchema>;

/**
 * Reads the layouts: the official tables, joined with what the site says about each of their rows.
 * @param root the project's root folder
 * @returns none for a site without them
 * @throws SiteError with file and line on a row without a description, a description without a row, a value without a
 *   meaning, a meaning without a value, and a pattern for which there are no words
 */
export function loadLayouts(root: string): readonly Layout[] {
  if (!hasSource(root, DOCUMENTS_FILE)) return [];
  const { value: lists } = readYaml(root, VALUES_FILE, valueListsSchema);
  return Object.entries(readYaml(root, DOCUMENTS_FILE, documentsSchema).value).map(([id, about]) =>
    loadLayout(root, id, about, lists),
  );
}

/** What stands in the tables of the documents, with the packages that they were read from. */
export function readDocumentPackages(root: string): readonly PackageSource[] {
  return Object.entries(readYaml(root, DOCUMENTS_FILE, documentsSchema).value).map(([id, about]) =>
    toPackageSource(id, about, readTables(root, id, about)),
  );
}

function toPackageSource(id: string, about: DocumentConfig, tables: readonly PlacedTable[]): PackageSource {
  const { packages, source, content } = about;
  const rows = tables.flatMap((table) => table.rows.map(table.place));
  const layouts = new Map([[id, rows]]);
  return { series: id, packages, source, file: DOCUMENTS_FILE, toTable: () => toTable(id), layouts, content };
}

const toTable = (id: string): string => `${FOLDER}/tabelas/${id}.csv`;

/** A table of a document, and what puts its rows where they stand in it. */
type PlacedTable = {
  readonly id: string;
  readonly rows: readonly LayoutRow[];
  readonly place: <Row extends Pick<LayoutRow, 'path' | 'choice'>>(row: Row) => Row;
};

/** The document's own table, and those of its modals. */
function readTables(root: string, id: string, { content, modals }: DocumentConfig): readonly PlacedTable[] {
  const own: PlacedTable = { id, rows: readLayoutRows(root, toTable(id)), place: (row) => row };
  const others = Object.entries(modals).map(
    ([modal, place], index, { length }): PlacedTable => ({
      id: modal,
      rows: readLayoutRows(root, toTable(modal)),
      place: (row) => {
        const isRoot = row.path.lastIndexOf('/') === 0;
        const choice = isRoot && length > 1 ? [{ ...ONE_MODAL, branch: index + 1 }] : row.choice;
        return { ...row, choice, path: `${content}/${place}${row.path}` };
      },
    }),
  );
  return [own, ...others];
}

function loadLayout(root: string, id: string, about: DocumentConfig, lists: ValueLists): Layout {
  const { name, models, source, content: start, codes = id, plain: plainRecipe } = about;
  const tables = readTables(root, id, about);
  const packages = loadPackages(root, toPackageSource(id, about, tables));
  const described = tables.flatMap((table) => loadNodes(root, table, lists).map(table.place));
  const nodes = markNodes(described, id, packages);
  const paths = new Set(nodes.map(({ path }) => path));
  const fault = (key: string) => {
    const found = `the layout "${id}" has no group ${key}`;
    return new SiteError({ place: { file: DOCUMENTS_FILE }, key, found, fix: suggest(key, [...paths]) });
  };
  const pages = new Map(Object.entries(about.pages).map(([path, title]) => [`${start}/${path}`, title]));
  const groups = new Set(nodes.filter(({ kind }) => kind === 'group').map(({ path }) => path));
  const wrong = [start, ...pages.keys()].find((path) => !groups.has(path));
  if (wrong !== undefined) throw fault(wrong);
  const rules = loadRules(root, `${FOLDER}/regras/${codes}.csv`, paths);
  return { id, name, models, source, packages, codes, content: nest(nodes, start), pages, plainRecipe, ...rules };
}

/** Modals are alternatives of each other, though the official schema takes anything where they stand. */
const ONE_MODAL = { kind: 'choice', number: 1, isOptional: false, isRepeatable: false } as const;

/** The rows of a table with what is said about them, in its order. */
function loadNodes(root: string, { id, rows }: PlacedTable, lists: ValueLists): readonly LayoutNode[] {
  const table = toTable(id);
  const placed = rows.map(({ path, line }) => ({ path, line, file: table }));
  const descriptions = matchDescriptions(placed, loadDescriptions(root, `${FOLDER}/${id}`));
  refuseIdleMeanings(rows.map((row) => ({ said: descriptions.get(row.path), values: row.values })));
  return rows.map((row) => createNode(row, descriptions.get(row.path), { lists, table }));
}

export type Sources = { readonly lists: ValueLists; readonly table: string };

/** A node whose children are still to be found. */
export function createNode(row: LayoutRow, said: Description | undefined, sources: Sources): LayoutNode {
  const { values: allowed, line, ...own } = row;
  if (!said) throw new Error(`${row.path} was matched before`);
  const { description, note, example, filledBy, models, since, apiField } = said;
  const isListed = allowed.length > 0;
  const size = row.kind === 'group' || isListed ? undefined : describeSize(row);
  if (row.kind !== 'group' && !isListed && size === undefined) {
    const place = { file: sources.table, line };
    const found = `nothing says in words what "${row.pattern}" takes`;
    throw new SiteError({ place, key: row.path, found, fix: 'teach lib/leiaute/describe-size.ts the pattern' });
  }
  return {
    ...own,
    tag: row.path.split('/').at(-1) ?? '',
    description,
    note,
    example,
    filledBy,
    models,
    since,
    apiField,
    size,
    values: isListed ? explainValues(allowed, said, sources.lists) : refuseValues(said),
    children: [],
  };
}

/** The allowed values with their meanings, in the order of the layout. */
function explainValues(allowed: readonly string[], said: Description, lists: ValueLists): readonly LayoutValue[] {
  const place = { file: said.file, line: said.line };
  const fault = (found: string, fix: string) => new SiteError({ place, key: said.ending, found, fix });
  const { values = {} } = said;
  const meanings = typeof values === 'string' ? lists[values] : values;
  if (!meanings)
    throw fault(`${VALUES_FILE} has no list "${String(values)}"`, suggest(String(values), Object.keys(lists)));
  const mean = (value: string) => meanings[value] ?? meanings[EVERY_VALUE];
  const silent = allowed.find((value) => mean(value) === undefined);
  if (silent !== undefined) throw fault(`nothing says what "${silent}" means`, 'add it to its values');
  return allowed.map((value) => ({ value, meaning: mean(value) ?? '' }));
}

function refuseValues(said: Description): readonly LayoutValue[] {
  if (said.values === undefined) return [];
  const place = { file: said.file, line: said.line };
  const found = 'the layout lists no values for it';
  throw new SiteError({ place, key: said.ending, found, fix: 'say them in its note, or remove them' });
}

/** Stands for every value that a list of meanings does not name. */
const EVERY_VALUE = '*';

type Explained = { readonly said: Description | undefined; readonly values: readonly string[] };

/** One description may serve several rows: each value that it explains has to be one of theirs. */
export function refuseIdleMeanings(rows: readonly Explained[]): void {
  const allowed = new Map<Description, Set<string>>();
  for (const { said, values } of rows) {
    if (said) allowed.set(said, new Set([...(allowed.get(said) ?? []), ...values]));
  }
  for (const [{ values, file, line, ending }, known] of allowed) {
    const named = typeof values === 'object' ? Object.keys(values) : [];
    const idle = named.find((value) => value !== EVERY_VALUE && !known.has(value));
    if (idle === undefined) continue;
    const found = `"${idle}" is no value of the layout`;
    throw new SiteError({ place: { file, line }, key: ending, found, fix: suggest(idle, [...known]) });
  }
}

/** A group with all that stands below it, each node under the group that its path begins with. */
export function nest(nodes: readonly LayoutNode[], start: string): LayoutNode {
  const byParent = new Map<string, LayoutNode[]>();
  for (const node of nodes) {
    const parent = node.path.slice(0, node.path.lastIndexOf('/'));
    byParent.set(parent, [...(byParent.get(parent) ?? []), node]);
  }
  const build = (node: LayoutNode): LayoutNode => ({ ...node, children: (byParent.get(node.path) ?? []).map(build) });
  const first = nodes.find(({ path }) => path === start);
  if (!first) throw new Error(`${start} was checked before`);
  return build(first);
}
