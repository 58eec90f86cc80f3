import type { Api, NamedRequest, RequestVariable } from '../../openapi/operation';
import type { JsonValue } from '../../openapi/samples/sample-request';
import { toCamelCase } from '../../openapi/samples/source-text';
import { listValues } from './client-values';

/** A value that readers set once. A secret has none here, nor has a file of theirs. */
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
    ...operation.requests.flatMap((named) =>
      listBodyVariables(named).map(({ name, keys, isSecret, isFile }) => {
        const value = isSecret || isFile ? '' : readText(named.request.body, keys);
        return { name, value, isSecret, isShared: false };
      }),
    ),
  ]);
  return [...new Map(found.toReversed().map((variable) => [variable.name, variable])).values()].toReversed();
}

type BodyVariable = RequestVariable & { readonly isFile: boolean };

/** The values of a body that are variables. Collections read no file into JSON, so its base64 is one: `notaXmlBase64`. */
export function listBodyVariables({ request: { ownFile }, variables = [] }: NamedRequest): readonly BodyVariable[] {
  const named = variables.map((variable) => ({ ...variable, isFile: false }));
  const place = ownFile?.keys.join('/');
  if (!ownFile || named.some(({ keys }) => keys.join('/') === place)) return named;
  const name = toCamelCase(`${ownFile.name.replace(/\W+/g, '_')}_base64`);
  return [...named, { name, keys: ownFile.keys, isSecret: false, isFile: true }];
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
