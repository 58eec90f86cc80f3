import type { Api } from './operation';

/** What finds an operation besides its title, by the last part of its page's address. */
export type OperationNames = Readonly<Record<string, { readonly id: string; readonly path: string }>>;

/** Address of the file with the names of every operation, without base path. All locales share it. */
export const OPERATION_NAMES_PATH = '/docs/api/operations.json';

/** The names of every operation, as the sidebar's filter fetches them. */
export function listOperationNames({ groups }: Api): OperationNames {
  const operations = groups.flatMap((group) => group.operations);
  return Object.fromEntries(operations.map(({ slug, id, path }) => [slug, { id, path }]));
}
