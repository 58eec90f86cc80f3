import { findFaults } from '../../../lib/recipes/check-request';
import { editDocument } from '../../../lib/recipes/edit-document';
import type { DocumentValue, RecipeRequest } from '../../../lib/recipes/recipe';
import { projectSources } from '../support/project-sources';

/** The requests of recipes by their ids, and those of the examples of layouts by their titles. */
export const projectRequests: ReadonlyMap<string, RecipeRequest> = new Map([
  ...projectSources.recipes.flatMap(({ recipes }) => recipes.map(({ id, request }) => [id, request] as const)),
  ...projectSources.examples.documents.map(({ title, request }) => [title, request] as const),
]);

/** The request of a recipe or example. */
export function readRequest(id: string): RecipeRequest {
  const request = projectRequests.get(id);
  if (!request) throw new Error(`there is no recipe or example ${id}`);
  return request;
}

/** What stands at some paths instead; undefined takes away what is there. */
export type Changes = Readonly<Record<string, DocumentValue | undefined>>;

/** A recipe or example with something else at some paths. */
export function change(id: string, changes: Changes): RecipeRequest {
  const request = readRequest(id);
  const documento = Object.entries(changes).reduce(
    (whole, [path, value]) => editDocument(whole, path, value),
    request.documento,
  );
  return { ...request, documento };
}

/** The codes with which a recipe is refused after a change. */
export function listCodes(id: string, path: string, value: DocumentValue | undefined): readonly (string | undefined)[] {
  return findFaults(change(id, { [path]: value })).map(({ rejection }) => rejection);
}
