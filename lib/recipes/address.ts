/** Path of the list of recipes below a version's documentation. */
export const RECIPE_SLUG = 'receitas';

/** Path of a recipe below a version's documentation. */
export function recipeSlug(id: string): string {
  return `${RECIPE_SLUG}/${id}`;
}
