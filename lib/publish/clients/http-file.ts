import type { Operation } from '../../openapi/operation';
import { CLIENT_VARIABLES, type ClientRequest, FRESH_VALUES, toClientOperation } from './client-request';

const { server, token } = CLIENT_VARIABLES;

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
    ...first.pathValues.map(({ name, value }) => `@${name} = ${encodeURIComponent(value)}`),
  ];
  const comments = [title, page, ...operation.servers.map(({ url, description }) => `${description}: ${url}`)];
  const head = [...comments.map((line) => `# ${line}`), '', ...variables].join('\n');
  return `${[head, ...requests.map(writeRequest)].join('\n\n')}\n`;
}

function writeRequest({ name, method, path, query, headers, body, isAuthenticated }: ClientRequest): string {
  const sent = headers.filter(({ isSent }) => isSent);
  const fresh = sent.filter((header) => header.name in FRESH_VALUES);
  const search = query
    .filter(({ isSent }) => isSent)
    .map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  const address = `{{${server}}}${path.replace(/\{([^}]+)\}/g, '{{$1}}')}${search === '' ? '' : `?${search}`}`;
  return [
    `### ${name}`,
    ...fresh.map((header) => `# ${header.name}: use um valor novo para cada documento.`),
    `${method} ${address}`,
    ...(isAuthenticated ? [`Authorization: Bearer {{${token}}}`] : []),
    ...sent.map((header) => `${header.name}: ${header.value}`),
    ...(body === undefined ? [] : ['', body]),
  ].join('\n');
}
