import type { CStat } from '../cstat/cstat';
import { getMessages, type Messages } from '../i18n/messages';
import type { Layout, LayoutNode } from '../leiaute/layout';
import type { Operation } from '../openapi/operation';
import { TEST_ENVIRONMENT } from '../openapi/samples/environments';
import { moveRequest } from '../openapi/samples/move-request';
import { RECIPE_SLUG, recipeSlug } from '../recipes/address';
import { findInRequest } from '../recipes/find-in-request';
import { readText } from '../recipes/read-document';
import type { DocumentGroup, Recipe, RecipeGroup, RecipeRequest } from '../recipes/recipe';
import { toRequestBody } from '../recipes/request-body';
import { listShownCalculations } from '../recipes/shown-calculations';
import { recipeBodyPath } from '../routes/download-address';
import { toAbsoluteUrl } from '../routes/locale-address';
import { docsPath } from '../routes/page-address';
import { linkFields } from './layout-links';
import { linkCStat } from './link-cstat';
import type { Page, RecipePage } from './page';
import { linkOperation, type PageScope, placePage } from './place-page';

/** The operation that every recipe is sent with. */
const OPERATION = 'sendDfeUsingPOST';

type Scope = PageScope & {
  readonly recipes: readonly RecipeGroup[];
  readonly operations: ReadonlyMap<string, Operation>;
  readonly layouts: readonly Layout[];
  readonly cstats: ReadonlyMap<string, CStat>;
};

/** The pages of the recipes, in one locale: the list, and each recipe. None on a site without them. */
export function buildRecipePages(scope: Scope): readonly Page[] {
  const { recipes, operations, locale, current } = scope;
  const operation = operations.get(OPERATION);
  if (recipes.length === 0 || !operation) return [];
  const texts: Messages['recipe'] = getMessages(locale).recipe;
  const place = (slug: string) => placePage(scope, docsPath(current.version.path, slug), current.sidebars.docs);
  const index = { title: texts.title, path: place(RECIPE_SLUG).path };
  const fields = new Map(scope.layouts.map((layout) => [layout.id, linkFields(layout, scope)]));
  return [
    {
      ...place(RECIPE_SLUG),
      kind: 'recipeIndex',
      title: texts.title,
      description: texts.description,
      groups: recipes.map((group) => ({
        title: group.title,
        recipes: group.recipes.map(({ id, title, description }) => ({
          title,
          description,
          path: place(recipeSlug(id)).path,
        })),
      })),
    },
    ...recipes
      .flatMap((group) => group.recipes)
      .map((recipe): RecipePage => {
        const links = fields.get(findLayout(recipe, scope.layouts)?.id ?? '');
        return {
          ...place(recipeSlug(recipe.id)),
          kind: 'recipe',
          title: recipe.title,
          description: recipe.description,
          recipe,
          parent: index,
          fields: recipe.fields.map(({ path, why }) => ({
            path,
            why,
            link: links?.get(path),
            value: findValue(recipe, path),
          })),
          calculations: listShownCalculations(recipe.request).map((calculation) => ({
            ...calculation,
            field: links?.get(calculation.path),
            code: calculation.rejection === undefined ? undefined : linkCStat(calculation.rejection, scope),
          })),
          rejections: recipe.rejections.flatMap((key) => linkCStat(key, scope) ?? []),
          operation: linkOperation(scope, operation),
          ...toRequest(operation, recipe, place(recipeSlug(recipe.id)).sharedPath),
        };
      }),
  ];
}

/** The layout of a recipe's document: the first one of its model. */
export function findLayout(
  { request }: { readonly request: Pick<RecipeRequest, 'documento'> & { readonly modelo: string } },
  layouts: readonly Layout[],
): Layout | undefined {
  const { modelo, documento } = request;
  return layouts.find(({ models, content }) => models.includes(modelo) && isOfKind(documento, content));
}

/** CT-e and CT-e Simplificado have one model: each lists the kinds of CT-e that are its own. */
function isOfKind(document: DocumentGroup, content: LayoutNode): boolean {
  const kind = readText(document, 'ide.tpCTe');
  const find = (group: LayoutNode | undefined, tag: string) => group?.children.find((child) => child.tag === tag);
  const own = find(find(content, 'ide'), 'tpCTe');
  return kind === undefined || own === undefined || own.values.some(({ value }) => value === kind);
}

/** The value of a field; none for a group, and for a field whose values differ. */
function findValue({ request }: Recipe, path: string): string | undefined {
  const values = new Set(findInRequest(request, path));
  const [first] = values;
  return values.size === 1 && typeof first === 'string' ? first : undefined;
}

/** The operation's request with the recipe as its body, to the server of tests, because the document is one. */
function toRequest(
  { requests, servers }: Operation,
  { id, request }: Recipe,
  sharedPath: string,
): Pick<RecipePage, 'request' | 'servers'> {
  const [first] = servers;
  const server = servers.find(({ environment }) => environment === TEST_ENVIRONMENT) ?? first;
  const [{ request: own }] = requests;
  const moved = first && server ? moveRequest(own, first.url, server.url) : own;
  const url = toAbsoluteUrl(recipeBodyPath(sharedPath));
  const bodyFile = { name: `${id}.json`, url, now: ['documento', 'ide', 'dhEmi'] };
  return {
    request: { example: undefined, summary: undefined, request: { ...moved, bodyFile, body: toRequestBody(request) } },
    servers: server ? [server] : [],
  };
}
