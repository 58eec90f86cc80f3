import type { DocumentGroup, RecipeRequest } from './recipe';

/** A request as it is sent: without the keys that it leaves out. */
export function toRequestBody(request: RecipeRequest): DocumentGroup {
  return Object.fromEntries(
    Object.entries(request).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])),
  );
}
