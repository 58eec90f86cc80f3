import type { Api, FirstStep, NamedRequest, Operation, ResponseView } from '../../openapi/operation';
import { replaceValue } from '../../openapi/samples/replace-value';
import type { JsonValue } from '../../openapi/samples/sample-request';
import { jsonText } from '../../openapi/samples/source-text';
import { wireHeaders } from '../../openapi/samples/wire-request';
import type { FieldView } from '../../openapi/schema-view';
import { foldText } from '../../text/fold';

/** A value that a client lets its user edit. */
export type ClientValue = {
  readonly name: string;
  readonly value: string;
  readonly description: string;
  /** Whether it goes out unless the user says otherwise. */
  readonly isSent: boolean;
};

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
  /** Whether the body has the variable of the moment of the call. */
  readonly hasNow: boolean;
  readonly isAuthenticated: boolean;
  /** The statuses after which all is well. */
  readonly statuses: readonly number[];
  /** What later requests need from the answer: variables with the keys that lead to their values. */
  readonly keeps: Operation['keeps'];
};

/** A value that readers set once. A secret has none here. */
export type ClientVariable = {
  readonly name: string;
  readonly value: string;
  readonly isSecret: boolean;
  /** Whether it names one thing, so that it takes the place of its value in every request. */
  readonly isShared: boolean;
};

/** An operation with one request per named example of its body. */
export type ClientOperation = {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly requests: readonly [ClientRequest, ...ClientRequest[]];
  readonly responses: readonly ResponseView[];
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

/** A step on the way to a first result. */
export type ClientStep = {
  readonly title: string;
  /** First sentences of the operation's description. */
  readonly summary: string;
  readonly request: ClientRequest;
  /** Whether it asks for the result of an earlier step, and so is repeated while there is none. */
  readonly isPolled: boolean;
};

/** The steps to a first result, in order; none where the description names none. */
export function listClientSteps(api: Api): readonly ClientStep[] {
  const variables = listVariables(api);
  const operations = api.groups.flatMap((group) => group.operations);
  return (api.firstSteps?.steps ?? []).map((step): ClientStep => {
    const operation = operations.find(({ id }) => id === step.operationId);
    if (!operation) throw new Error(`${step.operationId} is no operation`);
    const isPolled = operations.some((sender) => asksAt(sender, operation.path));
    return {
      title: step.title,
      summary: operation.summary,
      request: toStepRequest(operation, step, variables),
      isPolled,
    };
  });
}

function toStepRequest(operation: Operation, step: FirstStep, variables: readonly ClientVariable[]): ClientRequest {
  const index = operation.requests.findIndex(({ example }) => example === step.example);
  const { requests } = toClientOperation(operation, variables);
  const request = requests[index] ?? requests[0];
  return { ...request, name: step.title, statuses: [...request.statuses, ...step.accept] };
}

/** Whether the result of an operation is asked for at the path. */
function asksAt({ requests: [{ request }] }: Operation, path: string): boolean {
  const { answer } = request;
  const statusUrl = answer.kind === 'result' ? answer.statusUrl : undefined;
  return statusUrl !== undefined && new URL(statusUrl).pathname === path.replace(/\{[^}]+\}$/, '');
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
    return {
      name: operation.requests.length === 1 ? operation.title : findSummary(operation, named.example),
      method: operation.method,
      path: operation.path,
      pathValues: listValues(operation, 'path', () => true).map(share),
      query: listValues(operation, 'query', (name) => sentQuery.has(name)).map(share),
      headers: [
        ...listValues(operation, 'header', (name) => sentHeaders.has(name)),
        ...wireHeaders(request)
          .filter(({ name }) => !sentHeaders.has(name))
          .map((header) => ({ ...header, description: '', isSent: true })),
      ],
      body: writeBody(named, shared),
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

function writeBody({ request, variables = [] }: NamedRequest, shared: ReadonlyMap<string, string>): string | undefined {
  const { body, bodyFile } = request;
  if (body === undefined) return undefined;
  const places = [
    ...variables,
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

function listValues(
  { parameters }: Operation,
  place: 'path' | 'query' | 'header',
  isSent: (name: string) => boolean,
): readonly ClientValue[] {
  const fields = parameters.filter((group) => group.place === place).flatMap((group) => group.fields);
  return fields.map((field) => ({
    name: field.name,
    value: readValue(field),
    description: field.description === undefined ? '' : field.description.source,
    isSent: isSent(field.name),
  }));
}

function readValue({ examples, defaultValue, constant }: FieldView): string {
  return examples[0] ?? constant ?? defaultValue ?? '';
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
