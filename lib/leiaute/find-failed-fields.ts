import type { CodeField, FailedFields } from '../cstat/code-fields';
import type { SchemaFailure } from '../fiscal/read-schema-failures';

/** The fields of a layout by the pages that describe them, as code in the browser looks them up. */
export type LayoutFields = {
  readonly name: string;
  /** The document of the knowledge base that has its codes, and whether it has that name itself. */
  readonly codes: string;
  readonly isMain: boolean;
  readonly models: readonly string[];
  /** Names of the groups outside of `documento`: NFe and infNFe. */
  readonly root: string;
  readonly content: string;
  readonly pages: readonly {
    /** Address without locale prefix and base path. */
    readonly path: string;
    /** The group that has this page, by its JSON path; '' for the page of the document. */
    readonly group: string;
    /** JSON paths of everything else on it. */
    readonly fields: readonly string[];
  }[];
};

/** Address of the file with the fields of all layouts, without base path. All locales share it. */
export const LAYOUT_FIELDS_PATH = '/docs/leiaute/fields.json';

/** What is known of the document that a message is about. */
export type FailedDocument = { readonly family: string | undefined; readonly model: string | undefined };

type Place = { readonly refused: readonly string[]; readonly expected: readonly string[] };

/** Finds the fields that schema failures name. A tag that no group of the layout has is left out. */
export function findFailedFields(
  failures: readonly SchemaFailure[],
  layouts: readonly LayoutFields[],
  document: FailedDocument,
): FailedFields {
  const meant = chooseLayouts(failures, layouts, document);
  const found = meant.flatMap((layout) => {
    const paths = indexPaths(layout);
    const places = failures.map((failure) => locate(failure, [...paths.keys()], layout));
    const isCertain = document.family !== undefined || isRootOf(failures, layout);
    const isNamed = meant.length > 1 || !layout.isMain || !isCertain;
    const link = (name: string): CodeField => ({
      title: isNamed ? `${layout.name}: ${name}` : name,
      path: paths.get(name) ?? '',
    });
    const collect = (kind: keyof Place) => [...new Set(places.flatMap((place) => place[kind]))].map(link);
    return [{ refused: collect('refused'), expected: collect('expected') }];
  });
  return {
    refused: found.flatMap(({ refused }) => refused),
    expected: found.flatMap(({ expected }) => expected),
  };
}

/** The layouts that a message can be about: by the root of its path, or by model and family of its document. */
function chooseLayouts(
  failures: readonly SchemaFailure[],
  layouts: readonly LayoutFields[],
  { family, model }: FailedDocument,
): readonly LayoutFields[] {
  const byRoot = layouts.filter((layout) => isRootOf(failures, layout));
  if (byRoot.length > 0) return byRoot;
  const ofFamily = layouts.filter(({ codes }) => family === undefined || codes === family);
  const ofModel = ofFamily.filter(({ models }) => model !== undefined && models.includes(model));
  return ofModel.length > 0 ? ofModel : ofFamily;
}

/** Whether a path begins in the layout. */
function isRootOf(failures: readonly SchemaFailure[], { root, content }: LayoutFields): boolean {
  return failures.some(({ steps }) => steps.includes(root) && steps.includes(content));
}

/** Addresses by JSON path, in the order of the layout's pages. */
function indexPaths({ pages }: LayoutFields): ReadonlyMap<string, string> {
  return new Map(
    pages.flatMap(({ path, group, fields }) => [
      ...(group === '' ? [] : [[group, path] as const]),
      ...fields.map((field) => [field, `${path}#${field}`] as const),
    ]),
  );
}

function locate(failure: SchemaFailure, paths: readonly string[], { content }: LayoutFields): Place {
  const { isIncomplete, expected } = failure;
  const start = failure.steps.indexOf(content);
  const steps = failure.steps.slice(start + 1);
  const name = steps.join('.');
  const known = new Set(paths);
  const inGroup = (group: string) =>
    expected.map((tag) => (group === '' ? tag : `${group}.${tag}`)).filter((path) => known.has(path));
  if (start >= 0) {
    const group = isIncomplete ? name : cutLast(name);
    return { refused: known.has(name) ? [name] : listKnown(group, known), expected: inGroup(group) };
  }
  const candidates = paths
    .filter((path) => path === name || path.endsWith(`.${name}`))
    .toSorted((one, other) => countSteps(one) - countSteps(other));
  const ofGroup = (path: string) => inGroup(isIncomplete ? path : cutLast(path));
  if (candidates.length === 0) return locateUnknown(steps, paths, inGroup);
  const most = Math.max(...candidates.map((path) => ofGroup(path).length));
  const fitting = candidates.filter((path) => ofGroup(path).length === most);
  const [only = '', ...others] = fitting;
  return { refused: fitting, expected: others.length === 0 ? ofGroup(only) : [] };
}

/** A tag that the layout lacks: its group, where that is named, or else the only group that has what is expected. */
function locateUnknown(
  steps: readonly string[],
  paths: readonly string[],
  inGroup: (group: string) => readonly string[],
): Place {
  const parent = steps.at(-2);
  const groups = [...new Set(paths.map(cutLast))].filter((group) =>
    parent === undefined ? inGroup(group).length > 1 : group === parent || group.endsWith(`.${parent}`),
  );
  const [only, ...others] = groups;
  if (only === undefined) return { refused: [], expected: [] };
  if (parent === undefined) return { refused: [], expected: others.length === 0 ? inGroup(only) : [] };
  return { refused: groups, expected: others.length === 0 ? inGroup(only) : [] };
}

/** A group if the layout has it, or else nothing. */
function listKnown(group: string, known: ReadonlySet<string>): readonly string[] {
  if (group === '') return [];
  return known.has(group) ? [group] : listKnown(cutLast(group), known);
}

const cutLast = (path: string) => path.slice(0, Math.max(path.lastIndexOf('.'), 0));

const countSteps = (path: string) => path.split('.').length;
