import type { Api } from '../../openapi/operation';
import type { JsonValue } from '../../openapi/samples/sample-request';
import { listValues } from './client-values';

/** A value that readers set once. A secret has none here. */
export type ClientVariable = {
  readonly name: string;
  readonly value: string;
  readonly isSecret: boolean;
  /** Whether it names one thing, so that it takes the place of its value in every request. */
  readonly isShared: boolean;
};

/** Names of the variables that every client file uses. The token is never a value of the file. */
export const CLIENT_VARIABLES = { server: 'baseUrl', token: 'token', now: 'agora', key: 'chaveIdempotencia' } as const;

/** Variables for what stands in many requests, by the path parameter that has it. */
const PATH_VARIABLES: Readonly<Record<string, string>> = { cpfCnpj: 'cnpj', chave: 'chave' };

/** The variables of all requests with the values of the examples, each once; without server and token. */
export function listVariables(api: Api): readonly ClientVariable[] {
  const operations = api.groups.flatMap((group) => group.operations);
  const kept = new Set(operations.flatMap(({ keeps }) => keeps.map(({ name }) => name)));
  const found = operations.flatMap((operation): readonly ClientVariable[] => [
    ...listValues(operation, 'path', () => true).flatMap(({ name, value }) => {
      const variable = PATH_VARIABLES[name] ?? (kept.has(name) ? name : undefined);
      return variable === undefined ? [] : [{ name: variable, value, isSecret: false, isShared: true }];
    }),
    ...operation.requests.flatMap(({ request: { body }, variables = [] }) =>
      variables.map(({ name, keys, isSecret }) => {
        return { name, value: isSecret ? '' : readText(body, keys), isSecret, isShared: false };
      }),
    ),
  ]);
  return [...new Map(found.toReversed().map((variable) => [variable.name, variable])).values()].toReversed();
}

function readText(body: JsonValue | undefined, keys: readonly string[]): string {
  const found = keys.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([name]) => name === key)?.[1]
        : undefined,
    body,
  );
  return String(found);
}
