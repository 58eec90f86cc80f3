import { type Layout, type LayoutNode, listNodes, toJsonPath } from '../leiaute/layout';
import type { Operation } from '../openapi/operation';
import { recipeSlug } from '../recipes/address';
import type { LayoutExamples } from '../recipes/layout-examples';
import { isDocument, isGroup, toFirst } from '../recipes/read-document';
import type { DocumentGroup, DocumentValue, RecipeGroup } from '../recipes/recipe';
import { HOMOLOGATION_NAME, HOMOLOGATION_PARTY, HOMOLOGATION_PRODUCT } from '../recipes/rules/homologation-texts';
import { withLocale } from '../routes/locale-address';
import { docsPath } from '../routes/page-address';
import { isObject } from '../text/json-object';
import { findLayout } from './build-recipe-pages';
import type { GroupSample, LayoutPage, SampleSource } from './page';
import { linkOperation, type PageScope } from './place-page';

type Scope = PageScope & {
  readonly layouts: readonly Layout[];
  readonly recipes: readonly RecipeGroup[];
  readonly examples: LayoutExamples;
  readonly operations: ReadonlyMap<string, Operation>;
};

/** A document that the build or the tests have held to its layout. */
type Verified = { readonly source: SampleSource; readonly document: DocumentGroup };

/**
 * Documents of a layout, that of the simple case first: recipes, the examples of the operations' requests, and those
 * that are there for samples alone.
 */
export function listVerified(layout: Layout, scope: Scope): readonly Verified[] {
  const { current, locale, layouts, operations } = scope;
  const recipes = scope.recipes
    .flatMap((group) => group.recipes)
    .filter((recipe) => findLayout(recipe, layouts) === layout)
    .toSorted((a, b) => Number(b.id === layout.plainRecipe) - Number(a.id === layout.plainRecipe))
    .map(({ id, title, request }): Verified => {
      const path = withLocale(locale, docsPath(current.version.path, recipeSlug(id)));
      return { source: { kind: 'recipe', title, path }, document: request.documento };
    });
  const requests = [...operations.values()].flatMap((operation) => {
    const { title, path } = linkOperation(scope, operation);
    return operation.requests.flatMap(({ request: { body } }): readonly Verified[] => {
      const { modelo, documento } = isObject(body) ? body : {};
      if (typeof modelo !== 'string' || !isDocument(documento)) return [];
      const isOwn = findLayout({ request: { modelo, documento } }, layouts) === layout;
      return isOwn ? [{ source: { kind: 'example', title, path }, document: documento }] : [];
    });
  });
  const others = scope.examples.documents
    .filter((example) => findLayout(example, layouts) === layout)
    .map(({ title, request }): Verified => ({ source: { kind: 'document', title }, document: request.documento }));
  return [...recipes, ...requests, ...others];
}

/**
 * The samples of a page: the first verified document that has its group, and for each group further below that no
 * sample shows yet, the first that has that one.
 */
export function buildGroupSamples(
  { node, groups, contentPath }: Pick<LayoutPage, 'node' | 'groups' | 'contentPath'>,
  verified: readonly Verified[],
): LayoutPage['samples'] {
  const shown = new Set<string>();
  const samples: Record<string, GroupSample> = {};
  for (const group of listNodes(node)) {
    const isOwn = group.kind === 'group' && !groups[group.path] && group.path !== contentPath;
    if (!isOwn || shown.has(group.path)) continue;
    const path = toJsonPath(group, contentPath);
    for (const { source, document } of verified) {
      const value = readRaw(document, path.split('.'));
      if (value === undefined) continue;
      samples[group.path] = { source, value, request: undefined };
      for (const name of listShown(group, value)) shown.add(name);
      break;
    }
  }
  return samples;
}

/** By the path of each field that a reader may fill: the value of the first verified document that has it. */
export function buildFieldExamples(
  { node, contentPath }: Pick<LayoutPage, 'node' | 'contentPath'>,
  verified: readonly Verified[],
): LayoutPage['examples'] {
  const fields = listNodes(node).filter(({ kind, filledBy }) => kind !== 'group' && filledBy !== 'api');
  return Object.fromEntries(
    fields.flatMap((field) => {
      const path = toJsonPath(field, contentPath).split('.');
      const found = verified.flatMap(({ source, document }) => {
        const value = toFirst(readRaw(document, path) ?? []);
        return typeof value === 'string' && value !== '' && !TEXTS_OF_TESTS.includes(value) ? [{ value, source }] : [];
      });
      return found.slice(0, 1).map((example) => [field.path, example] as const);
    }),
  );
}

/** What the tax authority demands in place of names in tests is no example of a name. */
const TEXTS_OF_TESTS = [HOMOLOGATION_NAME, HOMOLOGATION_PARTY, HOMOLOGATION_PRODUCT];

/** Paths of the groups of a page that none of its samples shows. */
export function listUnshown({
  node,
  groups,
  contentPath,
  samples,
}: Pick<LayoutPage, 'node' | 'groups' | 'contentPath' | 'samples'>): readonly string[] {
  const own = listNodes(node).filter(({ kind, path }) => kind === 'group' && !groups[path] && path !== contentPath);
  const shown = new Set(own.flatMap((group) => listShown(group, samples[group.path]?.value ?? '')));
  return own.map(({ path }) => path).filter((path) => !shown.has(path));
}

/** What stands at a path, with its list where it repeats; of the lists on the way the first that has it. */
function readRaw(value: DocumentValue | undefined, [tag, ...rest]: readonly string[]): DocumentValue | undefined {
  if (tag === undefined || value === undefined) return value;
  if (isGroup(value)) return readRaw(value[tag], rest);
  if (typeof value === 'string') return undefined;
  return value.map((part) => readRaw(part, [tag, ...rest])).find((found) => found !== undefined);
}

/** Paths of the groups that a sample shows. */
function listShown(group: LayoutNode, value: DocumentValue): readonly string[] {
  const first = typeof value === 'string' || isGroup(value) ? value : value[0];
  if (first === undefined || !isGroup(first)) return [];
  const below = group.children.flatMap((child) => {
    const own = first[child.tag];
    return child.kind === 'group' && own !== undefined ? listShown(child, own) : [];
  });
  return [group.path, ...below];
}
