import type { RecipeRequest } from '../../../lib/recipes/recipe';
import { projectSite } from '../support/project-site';

/** The requests of recipes by their ids, and those of the examples of layouts by their titles. */
export const projectRequests: ReadonlyMap<string, RecipeRequest> = new Map([
  ...projectSite.recipes.flatMap(({ recipes }) => recipes.map(({ id, request }) => [id, request] as const)),
  ...projectSite.examples.documents.map(({ title, request }) => [title, request] as const),
]);
