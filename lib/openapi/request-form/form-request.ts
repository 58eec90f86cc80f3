import { encodeTyped } from '../../text/half-characters';
import { isObject } from '../../text/json-object';
import type { Environment } from '../samples/environments';
import { moveRequest } from '../samples/move-request';
import type { JsonValue, SampleHeader, SampleRequest } from '../samples/sample-request';
import { isLongBody } from '../samples/source-text';
import type { JsonObject } from './form-fields';
import type { FormFile, FormParameter, FormSchema } from './form-file';
import { readAt } from './form-value';

/** Name of the body in a form's value, and of the parameters. */
export const BODY = 'corpo';
export const PARAMETERS = 'parametros';

/** One schema for the whole form: the parameters by their place, and the body. */
export function buildRootSchema({ parameters, body }: FormFile): FormSchema {
  const places = (['path', 'query', 'header'] as const).flatMap((place) => {
    const own = parameters.filter((parameter) => parameter.place === place);
    return own.length === 0 ? [] : [[place, groupParameters(own)] as const];
  });
  const group: FormSchema = { properties: Object.fromEntries(places), required: places.map(([place]) => place) };
  return {
    properties: { ...(places.length > 0 ? { [PARAMETERS]: group } : {}), ...(body ? { [BODY]: body } : {}) },
    required: [...(places.length > 0 ? [PARAMETERS] : []), ...(body ? [BODY] : [])],
  };
}

function groupParameters(parameters: readonly FormParameter[]): FormSchema {
  return {
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
}

/** The parameters that samples send, with their examples; those that samples make are empty. */
export function startParameters({ parameters }: FormFile): JsonObject {
  const places = [...new Set(parameters.map(({ place }) => place))];
  const sent = parameters.filter(({ isRequired, isInSample }) => isRequired || isInSample);
  return Object.fromEntries(
    places.map((place) => [
      place,
      Object.fromEntries(
        sent
          .filter((parameter) => parameter.place === place)
          .map(({ name, isFresh, example }): [string, JsonValue] => [name, isFresh ? '' : (example ?? '')]),
      ),
    ]),
  );
}

/** Whether a place of the form is a parameter that samples make a value for, and the reader has given none. */
export function isMade({ parameters }: FormFile, path: readonly string[], value: JsonValue): boolean {
  const [root, place, name] = path;
  const parameter = parameters.find((own) => own.place === place && own.name === name);
  return root === PARAMETERS && parameter?.isFresh === true && readAt(value, path) === '';
}

type Begun = {
  /** The body that the form began with. */
  readonly start: JsonValue | undefined;
  /** Where a body can be had that samples read from a file. */
  readonly address: string;
  /** The environment whose server is called; the first server where it has none. */
  readonly environment: Environment | undefined;
};

/** The request that a form stands for, ready to become code. */
export function buildFormRequest(form: FormFile, value: JsonValue, begun: Begun): SampleRequest {
  const { method, servers, isAuthenticated, answer, isSafe, now } = form;
  const { start, address, environment } = begun;
  const [first] = servers;
  const server = servers.find((own) => own.environment === environment) ?? first;
  const body = readAt(value, [BODY]);
  const isLong = isLongBody(body);
  // What the reader has typed is sent as it is.
  const isNow = now !== undefined && readAt(body, now) !== undefined && readAt(body, now) === readAt(start, now);
  const request: SampleRequest = {
    method,
    url: `${first.url}${writePath(form, value)}${writeQuery(value)}`,
    headers: listHeaders(form, value),
    bearer: isAuthenticated,
    answer,
    ...(isSafe ? { isSafe } : {}),
    ...(body === undefined ? {} : { body }),
    ...(isLong ? { bodyFile: { name: 'requisicao.json', url: address, ...(isNow ? { now } : {}) } } : {}),
  };
  return moveRequest(request, first.url, server.url);
}

const readGroup = (value: JsonValue, place: FormParameter['place']): JsonObject => {
  const group = readAt(value, [PARAMETERS, place]);
  return isObject(group) ? group : {};
};

const write = (value: JsonValue | undefined): string => (Array.isArray(value) ? value.join(',') : String(value ?? ''));

function writePath({ path }: FormFile, value: JsonValue): string {
  const group = readGroup(value, 'path');
  // An empty one keeps its name: the address stays readable while it is typed.
  return path.replace(/\{([^}]+)\}/g, (whole, name: string) => encodeTyped(write(group[name])) || whole);
}

function writeQuery(value: JsonValue): string {
  const pairs = Object.entries(readGroup(value, 'query')).map(
    ([name, inner]) => `${encodeTyped(name)}=${encodeTyped(write(inner))}`,
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function listHeaders({ parameters }: FormFile, value: JsonValue): readonly SampleHeader[] {
  return Object.entries(readGroup(value, 'header')).map(([name, inner]): SampleHeader => {
    const parameter = parameters.find((own) => own.place === 'header' && own.name === name);
    const text = write(inner);
    if (parameter?.isFresh !== true || text !== '') return { name, value: text };
    return { name, value: write(parameter.example), isFresh: true };
  });
}
