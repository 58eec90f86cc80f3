import type { Api, NamedRequest, Operation, ResponseView } from '../../openapi/operation';
import { replaceValue } from '../../openapi/samples/replace-value';
import type { Upload } from '../../openapi/samples/sample-request';
import { jsonText, toCamelCase } from '../../openapi/samples/source-text';
import { wireHeaders } from '../../openapi/samples/wire-request';
import { foldText } from '../../text/fold';
import { type ClientValue, listValues } from './client-values';
import { CLIENT_VARIABLES, type ClientVariable, listBodyVariables, listVariables } from './client-variables';

/** A request as API clients and editors save it. */
export type ClientRequest = {
  readonly name: string;
  readonly method: Operation['method'];
  /** Path template, such as `/v1/dfe/{chave}`. */
  readonly path: string;
  readonly pathValues: readonly ClientValue[];
  readonly query: readonly ClientValue[];
  readonly headers: readonly ClientValue[];
  /** JSON text. */
  readonly body: string | undefined;
  /** A body that is no JSON. The value of a secret is the name of its variable. */
  readonly upload: Upload | undefined;
  /** Whether the body has the variable of the moment of the call. */
  readonly hasNow: boolean;
  readonly isAuthenticated: boolean;
  /** The statuses after which all is well. */
  readonly statuses: readonly number[];
  /** What later requests need from the answer: variables with the keys that lead to their values. */
  readonly keeps: Operation['keeps'];
};

/** An operation with one request per named example of its body. */
export type ClientOperation = {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly requests: readonly [ClientRequest, ...ClientRequest[]];
  readonly responses: readonly ResponseView[];
};

/** Sending an edited body again under the same key would be refused, so clients make a new one each time. */
export const FRESH_VALUES: Readonly<Record<string, string>> = { 'Idempotency-Key': `{{${CLIENT_VARIABLES.key}}}` };

/** The operations of the API in its own groups and order. */
export function listClientGroups(
  api: Api,
): readonly { readonly name: string; readonly description: string; readonly operations: readonly ClientOperation[] }[] {
  const variables = listVariables(api);
  return api.groups.map((group) => ({
    name: group.name,
    description: group.description.source,
    operations: group.operations.map((operation) => toClientOperation(operation, variables)),
  }));
}

/**
 * One operation as requests.
 * @param variables those of all requests, which take the place of the values they have in the examples
 */
export function toClientOperation(operation: Operation, variables: readonly ClientVariable[]): ClientOperation {
  const shared = new Map(variables.filter(({ isShared }) => isShared).map(({ name, value }) => [value, `{{${name}}}`]));
  const share = (item: ClientValue): ClientValue => ({ ...item, value: shared.get(item.value) ?? item.value });
  const [first, ...rest] = operation.requests.map((named): ClientRequest => {
    const { request } = named;
    const sentQuery = new URL(request.url).searchParams;
    const sentHeaders = new Set(request.headers.map(({ name }) => name));
    const described = listValues(operation, 'header', (name) => sentHeaders.has(name));
    const names = new Set(described.map(({ name }) => name));
    return {
      name: operation.requests.length === 1 ? operation.title : findSummary(operation, named.example),
      method: operation.method,
      path: operation.path,
      pathValues: listValues(operation, 'path', () => true).map(share),
      query: listValues(operation, 'query', (name) => sentQuery.has(name)).map(share),
      headers: [
        ...described,
        ...wireHeaders(request)
          .filter(({ name }) => !names.has(name))
          .map((header) => ({ ...header, description: '', isSent: true })),
      ],
      body: writeBody(named, shared),
      upload: nameSecrets(request.upload),
      hasNow: request.bodyFile?.now !== undefined,
      isAuthenticated: operation.isAuthenticated,
      statuses: operation.responses.map(({ status }) => Number(status)).filter((status) => status < 300),
      keeps: operation.keeps,
    };
  });
  if (!first) throw new Error(`${operation.id} has no request`);
  const { title, slug, responses } = operation;
  return { title, slug, description: operation.description.source, requests: [first, ...rest], responses };
}

function nameSecrets(upload: Upload | undefined): Upload | undefined {
  if (upload?.kind !== 'form') return upload;
  const parts = upload.parts.map((part) =>
    part.kind === 'secret' ? { ...part, value: toCamelCase(part.value) } : part,
  );
  return { ...upload, parts };
}

function writeBody(named: NamedRequest, shared: ReadonlyMap<string, string>): string | undefined {
  const { body, bodyFile } = named.request;
  if (body === undefined) return undefined;
  const places = [
    ...listBodyVariables(named),
    ...(bodyFile?.now === undefined ? [] : [{ name: CLIENT_VARIABLES.now, keys: bodyFile.now }]),
  ];
  const filled = places.reduce((value, { name, keys }) => replaceValue(value, keys, `{{${name}}}`), body);
  return jsonText(filled).replace(/"(?:[^"\\]|\\.)*"/g, (literal) => {
    const variable = shared.get(literal.slice(1, -1));
    return variable === undefined ? literal : `"${variable}"`;
  });
}

function findSummary({ requestBody }: Operation, example: string | undefined): string {
  const examples = requestBody?.media.flatMap((media) => media.examples) ?? [];
  return examples.find(({ name }) => name === example)?.summary ?? example ?? '';
}

/** A value for an address: variables stay as they are. */
export function encodeValue(value: string): string {
  return value.startsWith('{{') ? value : encodeURIComponent(value);
}

/** A name that every file system takes: "Emissão de DF-e" → "emissao-de-df-e". */
export function toFileName(name: string): string {
  return foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
}
