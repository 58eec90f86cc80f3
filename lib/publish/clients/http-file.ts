import type { Api, Operation } from '../../openapi/operation';
import type { Upload } from '../../openapi/samples/sample-request';
import { FORM_FILE_TYPE } from '../../openapi/samples/wire-request';
import { type ClientRequest, encodeValue, FRESH_VALUES, toClientOperation } from './client-request';
import { listClientSteps } from './client-steps';
import { CLIENT_VARIABLES, type ClientVariable, listVariables } from './client-variables';

const { server, token, now, key } = CLIENT_VARIABLES;

/**
 * The requests of an operation as a `.http` file, with only what VS Code's REST Client and the HTTP client of the
 * JetBrains editors have in common: comments, `@variable = value`, `###` between requests.
 * @param page absolute address of the operation's page
 * @param shared variables of all requests
 */
export function writeHttpFile(operation: Operation, page: string, shared: readonly ClientVariable[]): string {
  const { title, requests } = toClientOperation(operation, shared);
  const [first] = requests;
  const texts = requests.map(writeRequest);
  const variables = [
    `@${server} = ${operation.servers[0]?.url ?? ''}`,
    ...(first.isAuthenticated ? [`@${token} = cole-aqui-o-seu-token`] : []),
    ...writeFreshVariables(requests),
    ...writeShared(shared, texts),
    ...first.pathValues
      .filter(({ value }) => !value.startsWith('{{'))
      .map(({ name, value }) => `@${name} = ${encodeURIComponent(value)}`),
  ];
  const comments = [title, page, ...operation.servers.map(({ url, description }) => `${description}: ${url}`)];
  const head = [...comments.map((line) => `# ${line}`), '', ...variables].join('\n');
  return `${[head, ...texts].join('\n\n')}\n`;
}

/**
 * The steps to a first result as one `.http` file. What a step keeps of an answer is read by VS Code's REST Client; in
 * the JetBrains editors, which name answers in another way, readers paste it.
 */
export function writeFirstStepsHttp(api: Api): string {
  const steps = listClientSteps(api);
  const shared = listVariables(api);
  const requests = steps.map(({ request }) => request);
  const kept = new Set(requests.flatMap(({ keeps }) => keeps.map(({ name }) => name)));
  const texts = steps.map(({ request, isPolled }, index) => {
    const [title, ...lines] = writeRequest(request).split('\n');
    const known = (steps[index - 1]?.request.keeps ?? []).map(
      ({ name, keys }) => `@${name} = {{passo${index}.response.body.$.${keys.join('.')}}}`,
    );
    const repeat = isPolled ? ['# Envie de novo, com pausas, enquanto a situação for recebido ou processando.'] : [];
    return [title, ...known, ...repeat, `# @name passo${index + 1}`, ...lines].join('\n');
  });
  const variables = [
    `@${server} = ${api.servers[0]?.url ?? ''}`,
    ...writeFreshVariables(requests),
    ...writeShared(
      shared.filter(({ name }) => !kept.has(name)),
      texts,
    ),
  ];
  const comments = [
    api.firstSteps?.name ?? '',
    'Envie de cima para baixo. No JetBrains, cole os valores das linhas que leem a resposta (.response.body).',
  ];
  const head = [...comments.map((line) => `# ${line}`), '', ...variables].join('\n');
  return `${[head, ...texts].join('\n\n')}\n`;
}

/** The variables that the texts use, with the values of the examples. */
function writeShared(shared: readonly ClientVariable[], texts: readonly string[]): readonly string[] {
  return shared
    .filter(({ name }) => texts.some((text) => text.includes(`{{${name}}}`)))
    .map(({ name, value }) => `@${name} = ${value === '' ? 'preencha' : value}`);
}

/** What VS Code makes anew for each request; for JetBrains, whose names for it are others, a comment says so. */
function writeFreshVariables(requests: readonly ClientRequest[]): readonly string[] {
  const hasKey = requests.some(({ headers }) => headers.some(({ name, isSent }) => isSent && name in FRESH_VALUES));
  const hasNow = requests.some((request) => request.hasNow);
  return [
    ...(hasKey ? ['# No JetBrains, escreva {{$uuid}}.', `@${key} = {{$guid}}`] : []),
    ...(hasNow
      ? ['# No JetBrains, escreva a data e a hora com o fuso.', `@${now} = {{$localDatetime "YYYY-MM-DDTHH:mm:ssZ"}}`]
      : []),
  ];
}

function writeRequest(request: ClientRequest): string {
  const { name, method, path, pathValues, query, headers, body, upload, isAuthenticated } = request;
  const sent = headers.filter(({ isSent }) => isSent);
  const search = query
    .filter(({ isSent }) => isSent)
    .map(({ name, value }) => `${encodeURIComponent(name)}=${encodeValue(value)}`)
    .join('&');
  const place = (parameter: string) => {
    const value = pathValues.find((item) => item.name === parameter)?.value ?? '';
    return value.startsWith('{{') ? value : `{{${parameter}}}`;
  };
  const filled = path.replace(/\{([^}]+)\}/g, (_, parameter: string) => place(parameter));
  const address = `{{${server}}}${filled}${search === '' ? '' : `?${search}`}`;
  return [
    `### ${name}`,
    `${method} ${address}`,
    ...(isAuthenticated ? [`Authorization: Bearer {{${token}}}`] : []),
    ...sent.map(({ name: header, value }) => `${header}: ${FRESH_VALUES[header] ?? value}`),
    ...(body === undefined ? writeUpload(upload) : ['', body]),
  ].join('\n');
}

/** Both editors put the content of a file where a line begins with `<`. */
function writeUpload(upload: Upload | undefined): readonly string[] {
  if (!upload) return [];
  if (upload.kind === 'file') return ['', `< ./${upload.name}`];
  const parts = upload.parts.flatMap(({ kind, name, value }) => {
    const head = [`--${BOUNDARY}`, `Content-Disposition: form-data; name="${name}"`];
    if (kind === 'file')
      return [`${head.join('\n')}; filename="${value}"`, `Content-Type: ${FORM_FILE_TYPE}`, '', `< ./${value}`];
    return [...head, '', kind === 'secret' ? `{{${value}}}` : value];
  });
  return [`Content-Type: multipart/form-data; boundary=${BOUNDARY}`, '', ...parts, `--${BOUNDARY}--`];
}

const BOUNDARY = 'limite-das-partes';
