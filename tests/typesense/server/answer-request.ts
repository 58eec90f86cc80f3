import {
  createCollection,
  describeCollection,
  importDocuments,
  putAlias,
  putSynonym,
  putSynonymSet,
} from './administration';
import { RequestFault } from './request-fault';
import { runSearch } from './search';
import { type Collection, findCollection, type ServerState } from './state';

export type ServerRequest = {
  readonly method: string;
  /** With query. */
  readonly url: string;
  readonly key: string | undefined;
  readonly body: string;
};
export type ServerAnswer = { readonly status: number; readonly contentType: string; readonly body: string };

type Route = {
  readonly method: string;
  readonly path: RegExp;
  /** The right it needs. */
  readonly right: string;
  readonly answer: (context: {
    readonly state: ServerState;
    readonly names: readonly string[];
    readonly url: URL;
    readonly body: string;
  }) => unknown;
};

const NAME = '([^/]+)';
const route = (method: string, path: string, right: string, answer: Route['answer']): Route => ({
  method,
  path: new RegExp(`^${path.replaceAll(':name', NAME)}$`),
  right,
  answer,
});

const getCollection = (state: ServerState, name = ''): Collection => {
  const found = findCollection(state, name);
  if (!found) throw new RequestFault(404, 'Not Found');
  return found;
};

/** A documented answer of plain text: lines of JSON. */
class Lines {
  constructor(readonly text: string) {}
}

const ROUTES: readonly Route[] = [
  route('GET', '/health', '', () => ({ ok: true })),
  route('GET', '/debug', 'debug:list', ({ state }) => ({ state: 1, version: state.version })),
  route('GET', '/collections', 'collections:list', ({ state }) =>
    [...state.collections.values()].map(describeCollection),
  ),
  route('POST', '/collections', 'collections:create', ({ state, body }) => createCollection(state, readJson(body))),
  route('GET', '/collections/:name', 'collections:get', ({ state, names }) =>
    describeCollection(getCollection(state, names[0])),
  ),
  route('DELETE', '/collections/:name', 'collections:delete', ({ state, names }) => {
    const collection = getCollection(state, names[0]);
    state.collections.delete(collection.name);
    return describeCollection(collection);
  }),
  route('GET', '/collections/:name/documents/export', 'documents:export', ({ state, names, url }) => {
    const wanted = url.searchParams.get('include_fields')?.split(',') ?? [];
    const documents = [...getCollection(state, names[0]).documents.values()].map((document) =>
      Object.fromEntries(Object.entries(document).filter(([name]) => wanted.length === 0 || wanted.includes(name))),
    );
    return new Lines(documents.map((document) => JSON.stringify(document)).join('\n'));
  }),
  route(
    'POST',
    '/collections/:name/documents/import',
    'documents:import',
    ({ state, names, url, body }) =>
      new Lines(importDocuments(getCollection(state, names[0]), url.searchParams.get('action') ?? 'create', body)),
  ),
  route('PUT', '/collections/:name/synonyms/:name', 'synonyms:create', ({ state, names, body }) =>
    putSynonym(state, getCollection(state, names[0]), names[1] ?? '', readJson(body)),
  ),
  route('PUT', '/synonym_sets/:name', 'synonym_sets:*', ({ state, names, body }) =>
    putSynonymSet(state, names[0] ?? '', readJson(body)),
  ),
  route('DELETE', '/synonym_sets/:name', 'synonym_sets:*', ({ state, names }) => {
    if (!state.synonymSets.delete(names[0] ?? '')) throw new RequestFault(404, 'Not Found');
    return { name: names[0] };
  }),
  route('GET', '/aliases/:name', 'aliases:get', ({ state, names }) => {
    const [name = ''] = names;
    const target = state.aliases.get(name);
    if (target === undefined) throw new RequestFault(404, 'Not Found');
    return { collection_name: target, name };
  }),
  route('PUT', '/aliases/:name', 'aliases:create', ({ state, names, body }) =>
    putAlias(state, names[0] ?? '', readJson(body)),
  ),
  route('POST', '/multi_search', 'documents:search', ({ state, body }) => runMultiSearch(state, readJson(body))),
];

/** What the server answers: every request is checked against the documented form, and refused in the same. */
export function answerRequest(state: ServerState, { method, url, key, body }: ServerRequest): ServerAnswer {
  const parsed = new URL(url, 'http://servidor');
  state.log.push(`${method} ${decodeURIComponent(parsed.pathname)}`);
  const found = ROUTES.find((one) => one.method === method && one.path.test(parsed.pathname));
  if (!found) return toAnswer(404, { message: 'Not Found' });
  const usedKey = key ?? parsed.searchParams.get('x-typesense-api-key') ?? undefined;
  if (!isAllowed(state, usedKey, found.right)) {
    return toAnswer(401, { message: 'Forbidden - a valid `x-typesense-api-key` header must be sent.' });
  }
  try {
    const names = (found.path.exec(parsed.pathname) ?? []).slice(1).map(decodeURIComponent);
    const answer = found.answer({ state, names, url: parsed, body });
    if (answer instanceof Lines) return { status: 200, contentType: 'text/plain; charset=utf-8', body: answer.text };
    return toAnswer(method === 'POST' && parsed.pathname === '/collections' ? 201 : 200, answer);
  } catch (fault) {
    if (fault instanceof RequestFault) return toAnswer(fault.status, { message: fault.message });
    throw fault;
  }
}

function isAllowed({ adminKey, searchKey, keys }: ServerState, key: string | undefined, right: string): boolean {
  if (right === '' || key === adminKey) return true;
  const rights = key === searchKey ? ['documents:search'] : ((key === undefined ? undefined : keys.get(key)) ?? []);
  return rights.some((own) => own === right || own === `${right.split(':')[0]}:*`);
}

function runMultiSearch(state: ServerState, body: unknown): object {
  const searches = typeof body === 'object' && body !== null ? Reflect.get(body, 'searches') : undefined;
  if (!Array.isArray(searches)) throw new RequestFault(400, 'Missing `searches` array.');
  const results = searches.map((search: unknown) => {
    try {
      return runSearch(state, search);
    } catch (fault) {
      // A search that is refused does not spoil the others: its place in the list says so.
      if (fault instanceof RequestFault) return { code: fault.status, error: fault.message };
      throw fault;
    }
  });
  return { results };
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new RequestFault(400, 'Bad JSON.');
  }
}

function toAnswer(status: number, value: unknown): ServerAnswer {
  return { status, contentType: 'application/json; charset=utf-8', body: JSON.stringify(value) };
}
