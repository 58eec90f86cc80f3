import type { Api, Operation, ResponseView } from '../../openapi/operation';
import { replaceValue } from '../../openapi/samples/replace-value';
import type { SampleRequest } from '../../openapi/samples/sample-request';
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
export const CLIENT_VARIABLES = { server: 'baseUrl', token: 'token', now: 'agora' } as const;

/** Makes the text of the moment of a call with its offset, as scripts of the clients do; `set` keeps it. */
export const writeNowScript = (set: string): readonly string[] => [
  '// Brasília, com o deslocamento do fuso.',
  "const agora = new Date(Date.now() - 3 * 3600 * 1000).toISOString().slice(0, 19) + '-03:00';",
  `${set}('${CLIENT_VARIABLES.now}', agora);`,
];

/** Sending an edited body again under the same key would be refused, so clients make a new one each time. */
export const FRESH_VALUES: Readonly<Record<string, string>> = { 'Idempotency-Key': '{{$guid}}' };

/** The operations of the API in its own groups and order. */
export function listClientGroups(
  api: Api,
): readonly { readonly name: string; readonly description: string; readonly operations: readonly ClientOperation[] }[] {
  return api.groups.map((group) => ({
    name: group.name,
    description: group.description.source,
    operations: group.operations.map(toClientOperation),
  }));
}

/** One operation as requests. */
export function toClientOperation(operation: Operation): ClientOperation {
  const [first, ...rest] = operation.requests.map((named): ClientRequest => {
    const { request } = named;
    const sentQuery = new URL(request.url).searchParams;
    const sentHeaders = new Set(request.headers.map(({ name }) => name));
    return {
      name: operation.requests.length === 1 ? operation.title : findSummary(operation, named.example),
      method: operation.method,
      path: operation.path,
      pathValues: listValues(operation, 'path', () => true),
      query: listValues(operation, 'query', (name) => sentQuery.has(name)),
      headers: [
        ...listValues(operation, 'header', (name) => sentHeaders.has(name)),
        ...wireHeaders(request)
          .filter(({ name }) => !sentHeaders.has(name))
          .map((header) => ({ ...header, description: '', isSent: true })),
      ],
      body: writeBody(request),
      hasNow: request.bodyFile?.now !== undefined,
      isAuthenticated: operation.isAuthenticated,
    };
  });
  if (!first) throw new Error(`${operation.id} has no request`);
  const { title, slug, responses } = operation;
  return { title, slug, description: operation.description.source, requests: [first, ...rest], responses };
}

function writeBody({ body, bodyFile }: SampleRequest): string | undefined {
  if (body === undefined) return undefined;
  return jsonText(bodyFile?.now ? replaceValue(body, bodyFile.now, `{{${CLIENT_VARIABLES.now}}}`) : body);
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

/** A name that every file system takes: "Emissão de DF-e" → "emissao-de-df-e". */
export function toFileName(name: string): string {
  return foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
}
