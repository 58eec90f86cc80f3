import { replaceValue } from './replace-value';
import type { BodyFile, JsonValue, ResultAnswer, SampleGenerator, SampleRequest } from './sample-request';
import { jsonText } from './source-text';
import {
  fileMark,
  fileNotes,
  findFreshHeader,
  isRepeatable,
  libcurlHeaderLines,
  missingVariable,
  namedBody,
  PAUSES,
  successMessage,
  TEXTS,
  wireUrl,
} from './wire-request';

/** Shell word that bash passes on unchanged. Includes the quotes. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/**
 * The body goes by `--data-raw`, which gives a leading `@` no meaning, from a file that the sample writes, or as a here
 * document that holds a file of the reader's.
 */
function generate(request: SampleRequest): string {
  const parts = [
    ...preparations(request),
    request.answer.kind === 'result' ? resultLines(request, request.answer) : callLines(request),
    ...hereDocument(request),
  ];
  return parts.join('\n');
}

function preparations(request: SampleRequest): readonly string[] {
  const { body, bodyFile } = request;
  return [
    ...(bodyFile ? [] : fileNotes(request).map((note) => `# ${note}`)),
    ...(findFreshHeader(request)
      ? [`# ${TEXTS.keepKey}`, `KEY=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \\n')`, '']
      : []),
    ...(bodyFile && body !== undefined ? [...writeFile(bodyFile, body), ''] : []),
  ];
}

/** What follows the command that reads it. */
function hereDocument(request: SampleRequest): readonly string[] {
  const { ownFile } = request;
  const body = namedBody(request);
  if (!ownFile || body === undefined) return [];
  const content = `$(base64 < ${shellName(ownFile.name)} | tr -d '\\n')`;
  return [escapeHere(jsonText(body)).replace(fileMark(ownFile), () => content), 'JSON'];
}

function escapeHere(text: string): string {
  return text.replace(/[\\$`]/gu, '\\$&');
}

/** The body as a here document, in which only `$`, the grave accent and the backslash mean something. */
function writeFile({ name, now }: BodyFile, body: JsonValue): readonly string[] {
  const text = escapeHere(jsonText(now ? replaceValue(body, now, NOW) : body));
  return [
    ...(now ? ["NOW=$(date +%Y-%m-%dT%H:%M:%S%z | sed 's/..$/:&/')"] : []),
    `cat > ${shellName(name)} <<JSON`,
    text.replaceAll(NOW, '$NOW'),
    'JSON',
  ];
}

const NOW = '@@now@@';

/** A file name as a shell word, without quotes where it needs none. */
function shellName(name: string): string {
  return /^[\w.-]+$/u.test(name) ? name : shellQuoted(name);
}

function requestOptions(request: SampleRequest): readonly string[] {
  const { body, bodyFile, ownFile } = request;
  const url = wireUrl(request);
  const fresh = findFreshHeader(request);
  return [
    `--url ${shellQuoted(url)}`,
    ...(/[[\]{}]/u.test(url) ? ['--globoff'] : []),
    ...(fresh ? [`--header "${fresh.name}: $KEY"`] : []),
    ...libcurlHeaderLines(request).map((line) => `--header ${shellQuoted(line)}`),
    ...(bodyFile ? [`--data @${shellName(bodyFile.name)}`] : []),
    ...(ownFile ? ['--data @- <<JSON'] : []),
    ...(body === undefined || bodyFile || ownFile ? [] : [`--data-raw ${shellQuoted(jsonText(body))}`]),
    ...uploadOptions(request),
  ];
}

/** `--data` would drop line ends, and `--form` alone gives a leading `@` or `<` of a text a meaning. */
function uploadOptions({ upload }: SampleRequest): readonly string[] {
  if (!upload) return [];
  if (upload.kind === 'file') return [`--data-binary @${shellName(upload.name)}`];
  return upload.parts.map(({ kind, name, value }) => {
    if (kind === 'file') return `--form ${shellName(name)}=@${shellName(value)}`;
    if (kind === 'text') return `--form-string ${shellQuoted(`${name}=${value}`)}`;
    return `--form-string "${name}=\${${value}:?${missingVariable(value)}}"`;
  });
}

function clientOptions(request: SampleRequest): readonly string[] {
  return [
    request.answer.kind === 'file' ? '--fail' : '--fail-with-body',
    '--no-progress-meter',
    '--max-time 30',
    // Waits as long as Retry-After says.
    ...(isRepeatable(request) ? ['--retry 1'] : []),
    ...(request.bearer ? [`--header "Authorization: Bearer \${TOKEN:?${missingVariable('TOKEN')}}"`] : []),
  ];
}

function callLines(request: SampleRequest): string {
  const { answer } = request;
  const message = successMessage(request);
  const lines = [
    `curl --request ${request.method}`,
    ...clientOptions(request),
    ...requestOptions(request),
    ...(answer.kind === 'file' ? [`--output ${shellQuoted(answer.fileName)}`] : []),
    ...(message === undefined ? [] : [`&& echo ${shellQuoted(message)}`]),
  ];
  // With --output, --fail-with-body would save the error in the file; --fail saves nothing, but shows only the status.
  const comment = '# Em caso de erro nada é salvo: para ler o motivo, retire --fail e --output.\n';
  return (answer.kind === 'file' ? comment : '') + lines.join(' \\\n  ');
}

/** Functions and groups, because `exit` would close the terminal into which the sample is pasted. */
function resultLines(request: SampleRequest, { refused, statusUrl }: ResultAnswer): string {
  const options = requestOptions(request).map((line, index) => (index === 0 ? line : `  ${line}`));
  return [
    'call() {',
    '  rm -f resposta.json',
    `  curl ${clientOptions(request).join(' \\\n    ')} \\`,
    '    --output resposta.json "$@" || { cat resposta.json >&2; false; }',
    '}',
    String.raw`field() { grep -o "\"$1\": *\"[^\"]*\"" resposta.json | head -n 1 | cut -d '"' -f 4; }`,
    'finish() {',
    ...(statusUrl === undefined
      ? []
      : [
          '  RECEIPT=$(field reciboId)',
          `  for PAUSE in ${PAUSES.join(' ')}; do`,
          '    case $(field situacao) in recebido | processando) sleep "$PAUSE" ;; *) break ;; esac',
          `    call --url ${shellQuoted(statusUrl)}"$RECEIPT" || return`,
          '  done',
        ]),
    '  case $(field situacao) in',
    `    ${refused}) echo "Rejeitado: $(field cStat) $(field xMotivo)" >&2; return 1 ;;`,
    `    erro) echo '${TEXTS.error}' >&2; return 1 ;;`,
    '  esac',
    '  cat resposta.json',
    `  case $(field situacao) in recebido | processando) echo '${TEXTS.pending}' >&2; return 1 ;; esac`,
    '}',
    '',
    `call --request ${request.method} ${options.join(' \\\n')} && finish`,
  ].join('\n');
}

export const curlGenerator: SampleGenerator = {
  language: 'curl',
  label: 'cURL',
  grammar: 'bash',
  extension: 'sh',
  generate,
};
