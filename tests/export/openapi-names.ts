import { document, follow, type Json, toList, toObject } from './openapi-document';
import { SchemaReader } from './schema-names';

/** What the page of an operation must name. */
export type OperationNames = {
  readonly id: string;
  readonly slug: string;
  readonly method: string;
  readonly path: string;
  readonly isAuthenticated: boolean;
  /** Codes of the errors of which it has an example. */
  readonly problemCodes: readonly string[];
  readonly parameters: readonly string[];
  /** As often as structures on the page have a property of the name. */
  readonly properties: readonly string[];
};

/** Code and title of every error of the API. */
export const problems = toList(document['x-problem-codes'])
  .map(toObject)
  .map(({ codigo, titulo }) => ({ code: String(codigo), title: String(titulo) }));

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Addresses of the servers, among which the reader of a sample chooses. */
export const serverUrls = toList(document.servers).map((server) => String(toObject(server).url));

export const operations: readonly OperationNames[] = Object.entries(toObject(document.paths)).flatMap(([route, item]) =>
  Object.entries(toObject(item))
    .filter(([key]) => METHODS.includes(key))
    .map(([method, value]) => readOperation(method, route, toObject(item), toObject(value))),
);

function readOperation(method: string, route: string, item: Json, operation: Json): OperationNames {
  const reader = new SchemaReader();
  const body = follow(operation.requestBody);
  reader.readContent(body.content, `${route} ${method} body`, 'request');
  const parameters = [...toList(item.parameters), ...toList(operation.parameters)].map(follow);
  for (const parameter of parameters) reader.read(parameter.schema, `parameter ${parameter.name}`, 'request');
  const headers = new Set<string>();
  const problemCodes = new Set<string>();
  for (const [status, value] of Object.entries(toObject(operation.responses))) {
    const response = follow(value);
    const place = String(toObject(value).$ref ?? `${route} ${method} ${status}`);
    reader.readContent(response.content, place, 'response');
    for (const name of Object.keys(toObject(response.headers))) headers.add(name);
    const { examples } = toObject(toObject(response.content)['application/problem+json']);
    for (const example of Object.values(toObject(examples)).map(follow)) {
      const { codigo } = toObject(example.value);
      if (codigo !== undefined) problemCodes.add(String(codigo));
    }
  }
  return {
    id: String(operation.operationId),
    slug: String(operation['x-slug']),
    method: method.toUpperCase(),
    path: route,
    isAuthenticated: toList(operation.security ?? document.security).length > 0,
    problemCodes: [...problemCodes],
    parameters: [...parameters.map(({ name }) => String(name)), ...headers],
    properties: reader.listNames(),
  };
}
