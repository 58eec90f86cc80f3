import { javascriptKey, javascriptLiteral } from './javascript-literal';
import type { ResultAnswer, SampleGenerator, SampleRequest } from './sample-request';
import { commaBlock, quotedString } from './source-text';
import {
  fileMark,
  fileNotes,
  findFreshHeader,
  formParts,
  isRepeatable,
  missingVariable,
  namedBody,
  PAUSES,
  secretVariables,
  successMessage,
  TEXTS,
  wireHeaders,
  wireUrl,
} from './wire-request';

/** An ES module: `await` outside functions is an error in a file that Node takes for CommonJS. */
function generate(request: SampleRequest): string {
  const head = [
    '// Execute com: node exemplo.mjs',
    ...fileNotes(request).map((note) => `// ${note}`),
    ...imports(request),
    ...environmentLines(request),
    ...(findFreshHeader(request) ? [`// ${TEXTS.keepKey}`, 'const key = crypto.randomUUID();'] : []),
    ...bodyLines(request),
    ...formLines(request),
  ];
  return [
    ...head,
    ...(head.at(-1) === '' ? [] : ['']),
    ...callFunction(request),
    '',
    `const response = await call(${quotedString(wireUrl(request), "'")}, ${fetchOptions(request)});`,
    ...answerLines(request),
  ].join('\n');
}

function environmentLines(request: SampleRequest): readonly string[] {
  const names = [...(request.bearer ? ['TOKEN'] : []), ...secretVariables(request)];
  if (names.length === 0) return [];
  return [
    `const { ${names.join(', ')} } = process.env;`,
    ...names.map((name) => `if (!${name}) throw new Error('${missingVariable(name)}');`),
    '',
  ];
}

function imports(request: SampleRequest): readonly string[] {
  const hasFormFile = formParts(request).some(({ kind }) => kind === 'file');
  const files = [
    ...(request.bodyFile || request.ownFile || request.upload?.kind === 'file' ? ['readFile'] : []),
    ...(request.answer.kind === 'file' ? ['writeFile'] : []),
  ];
  const isTimed = isRepeatable(request) || request.answer.kind === 'result';
  return [
    ...(hasFormFile ? ["import { openAsBlob } from 'node:fs';"] : []),
    ...(files.length === 0 ? [] : [`import { ${files.join(', ')} } from 'node:fs/promises';`]),
    ...(isTimed ? ["import { setTimeout as wait } from 'node:timers/promises';"] : []),
    ...(hasFormFile || files.length > 0 || isTimed ? [''] : []),
  ];
}

function bodyLines({ bodyFile }: SampleRequest): readonly string[] {
  if (!bodyFile) return [];
  const { name, now } = bodyFile;
  const place = now?.map((key) => (/^[A-Za-z_$][\w$]*$/u.test(key) ? `.${key}` : `[${quotedString(key, "'")}]`));
  return [
    `const body = JSON.parse(await readFile(${quotedString(name, "'")}, 'utf8'));`,
    ...(place
      ? [
          // Brasília has no summer time; the runtime writes no offset by itself.
          `body${place.join('')} = new Date(Date.now() - 3 * 3600_000).toISOString().slice(0, 19) + '-03:00';`,
        ]
      : []),
  ];
}

function formLines({ upload }: SampleRequest): readonly string[] {
  if (upload?.kind !== 'form') return [];
  return [
    'const form = new FormData();',
    ...upload.parts.map(({ kind, name, value }) => {
      const text = quotedString(value, "'");
      const written = { file: `await openAsBlob(${text}), ${text}`, text, secret: value }[kind];
      return `form.append(${quotedString(name, "'")}, ${written});`;
    }),
  ];
}

function callFunction(request: SampleRequest): readonly string[] {
  const send = 'fetch(url, { ...options, signal: AbortSignal.timeout(30_000) })';
  return [
    'async function call(url, options) {',
    ...(isRepeatable(request)
      ? [
          `  const send = () => ${send};`,
          '  let response = await send();',
          '  if (response.status === 429 || response.status === 503) {',
          "    await wait(1000 * Number(response.headers.get('Retry-After') ?? 1));",
          '    response = await send();',
          '  }',
        ]
      : [`  const response = await ${send};`]),
    '  if (response.ok) return response;',
    `  // ${TEXTS.problem}`,
    '  console.error(await response.text());',
    `  throw new Error(\`Erro HTTP \${response.status}\`);`,
    '}',
  ];
}

function fetchOptions(request: SampleRequest): string {
  const headers = [
    ...(request.bearer ? [AUTHORIZATION] : []),
    ...wireHeaders(request).map(
      ({ name, value, isFresh }) => `${javascriptKey(name)}: ${isFresh === true ? 'key' : quotedString(value, "'")}`,
    ),
  ];
  const json = request.bodyFile ? 'body' : bodyLiteral(request);
  const body = json === undefined ? uploadBody(request) : `JSON.stringify(${json})`;
  const options = [
    `method: '${request.method}'`,
    ...(headers.length === 0 ? [] : [`headers: ${commaBlock('{', headers, '}', '  ')}`]),
    ...(body === undefined ? [] : [`body: ${body}`]),
  ];
  return commaBlock('{', options, '}', '  ');
}

function uploadBody({ upload }: SampleRequest): string | undefined {
  if (!upload) return undefined;
  return upload.kind === 'form' ? 'form' : `await readFile(${quotedString(upload.name, "'")})`;
}

/** The body as an expression, in which a file of the reader's is read. */
function bodyLiteral(request: SampleRequest): string | undefined {
  const { ownFile } = request;
  const body = namedBody(request);
  if (body === undefined) return undefined;
  if (!ownFile) return javascriptLiteral(body);
  const read = `await readFile(${quotedString(ownFile.name, "'")}, 'base64')`;
  return javascriptLiteral(body).replace(quotedString(fileMark(ownFile), "'"), () => read);
}

const AUTHORIZATION = `Authorization: \`Bearer \${TOKEN}\``;

function answerLines(request: SampleRequest): readonly string[] {
  const { answer } = request;
  const message = quotedString(successMessage(request) ?? '', "'");
  switch (answer.kind) {
    case 'json':
      return ['console.log(JSON.stringify(await response.json(), null, 2));'];
    case 'text':
      return ['console.log(await response.text());'];
    case 'none':
      return [`console.log(${message});`];
    case 'file':
      return [`await writeFile(${quotedString(answer.fileName, "'")}, response.body);`, `console.log(${message});`];
    case 'result':
      return resultLines(answer);
  }
}

function resultLines({ refused, statusUrl }: ResultAnswer): readonly string[] {
  const isPending = "['recebido', 'processando'].includes(result.situacao)";
  return [
    ...(statusUrl === undefined
      ? ['const result = await response.json();']
      : [
          'let result = await response.json();',
          'const { reciboId } = result;',
          `for (const seconds of [${PAUSES.join(', ')}]) {`,
          `  if (!${isPending}) break;`,
          '  await wait(1000 * seconds);',
          `  const answer = await call(\`${statusUrl}\${reciboId}\`, { headers: { ${AUTHORIZATION} } });`,
          '  result = await answer.json();',
          '}',
        ]),
    '',
    `if (result.situacao === '${refused}') {`,
    `  throw new Error(\`Rejeitado: \${result.retorno.cStat} \${result.retorno.xMotivo}\`);`,
    '}',
    `if (result.situacao === 'erro') throw new Error('${TEXTS.error}');`,
    'console.log(JSON.stringify(result, null, 2));',
    `if (${isPending}) throw new Error('${TEXTS.pending}');`,
  ];
}

export const nodejsGenerator: SampleGenerator = {
  language: 'nodejs',
  label: 'Node.js',
  grammar: 'javascript',
  extension: 'mjs',
  generate,
};
