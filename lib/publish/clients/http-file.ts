import type { Operation } from '../../openapi/operation';
import { CLIENT_VARIABLES, type ClientRequest, FRESH_VALUES, toClientOperation } from './client-request';

const { server, token, now } = CLIENT_VARIABLES;

/**
 * The requests of an operation as a `.http` file, with only what VS Code's REST Client and the HTTP client of the
 * JetBrains editors have in common: comments, `@variable = value`, `###` between requests.
 * @param page absolute address of the operation's page
 */
export function writeHttpFile(operation: Operation, page: string): string {
  const { title, requests } = toClientOperation(operation);
  const [first] = requests;
  const variables = [
    `@${server} = ${operation.servers[0]?.url ?? ''}`,
    ...(first.isAuthenticated ? [`@${token} = cole-aqui-o-seu-token`] : []),
    ...writeFreshVariables(requests),
    ...first.pathValues.map(({ name, value }) => `@${name} = ${encodeURIComponent(value)}`),
  ];
  const comments = [title, page, ...operation.servers.map(({ url, description }) => `${description}: ${url}`)];
  const head = [...comments.map((line) => `# ${line}`), '', ...variables].join('\n');
  return `${[head, ...requests.map(writeRequest)].join('\n\n')}\n`;
}

/** What VS Code makes anew for each request; for JetBrains, whose names for it are others, a comment says so. */
function writeFreshVariables(requests: readonly ClientRequest[]): readonly string[] {
  const hasKey = requests.some(({ headers }) => headers.some(({ name, isSent }) => isSent && name in FRESH_VALUES));
  const hasNow = requests.some((request) => request.hasNow);
  return [
    ...(hasKey ? ['# No JetBrains, escreva {{$uuid}}.', `@${KEY} = {{$guid}}`] : []),
    ...(hasNow
      ? ['# No JetBrains, escreva a data e a hora com o fuso.', `@${now} = {{$localDatetime "YYYY-MM-DDTHH:mm:ssZ"}}`]
      : []),
  ];
}

/** The variable of the key of idempotency. */
const KEY = 'chaveIdempotencia';

function writeRequest({ name, method, path, query, headers, body, isAuthenticated }: ClientRequest): string {
  const sent = headers.filter(({ isSent }) => isSent);
  const search = query
    .filter(({ isSent }) => isSent)
    .map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  const address = `{{${server}}}${path.replace(/\{([^}]+)\}/g, '{{$1}}')}${search === '' ? '' : `?${search}`}`;
  return [
    `### ${name}`,
    `${method} ${address}`,
    ...(isAuthenticated ? [`Authorization: Bearer {{${token}}}`] : []),
    ...sent.map(({ name: header, value }) => `${header}: ${header in FRESH_VALUES ? `{{${KEY}}}` : value}`),
    ...(body === undefined ? [] : ['', body]),
  ].join('\n');
}
