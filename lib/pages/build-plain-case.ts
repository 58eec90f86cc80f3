import { type Layout, type LayoutNode, toJsonPath } from '../leiaute/layout';
import { listDemanded } from '../leiaute/list-demanded';
import { nameNode } from '../leiaute/name-node';
import { recipeSlug } from '../recipes/address';
import { findAll } from '../recipes/read-document';
import type { DocumentGroup, RecipeGroup } from '../recipes/recipe';
import { withLocale } from '../routes/locale-address';
import { docsPath } from '../routes/page-address';
import { fieldPath } from './layout-links';
import type { PlainCase, PlainLine } from './page';
import type { PageScope } from './place-page';

type Scope = PageScope & { readonly recipes: readonly RecipeGroup[] };

/**
 * What a plain document needs and the API does not fill: the fields of the recipe that the layout names, or, where it
 * names none, those that the layout always demands.
 */
export function buildPlainCase(layout: Layout, scope: Scope): PlainCase {
  const { content, plainRecipe } = layout;
  const recipe = scope.recipes.flatMap(({ recipes }) => recipes).find(({ id }) => id === plainRecipe);
  const lines = recipe
    ? listSent(content, content, recipe.request.documento).map((node) => [node])
    : listDemanded(content);
  const groups = content.children.flatMap((group) => {
    const own = lines.filter(([first]) => first?.path.startsWith(`${group.path}/`));
    if (own.length === 0) return [];
    const fields = own.map((nodes) => writeLine(nodes, group, layout, scope));
    const title = layout.pages.get(group.path) ?? nameNode(group).name;
    return [{ tag: group.tag, title, path: fieldPath(layout, group.path, scope), fields }];
  });
  const path = withLocale(scope.locale, docsPath(scope.current.version.path, recipeSlug(recipe?.id ?? '')));
  return { recipe: recipe && { title: recipe.title, path }, groups };
}

/** The fields of a document, in the layout's order, without those that the API fills when they are absent. */
function listSent(group: LayoutNode, content: LayoutNode, document: DocumentGroup): readonly LayoutNode[] {
  return group.children.flatMap((node) => {
    const isSent = node.filledBy === 'reader' && findAll(document, toJsonPath(node, content.path)).length > 0;
    if (!isSent) return [];
    return node.kind === 'group' ? listSent(node, content, document) : [node];
  });
}

function writeLine(nodes: readonly LayoutNode[], group: LayoutNode, layout: Layout, scope: Scope): PlainLine {
  const links = nodes.map((node) => ({
    title: toJsonPath(node, group.path),
    path: fieldPath(layout, node.path, scope),
  }));
  const [only, ...others] = nodes;
  return { links, text: only && others.length === 0 ? nameNode(only).name : undefined };
}
