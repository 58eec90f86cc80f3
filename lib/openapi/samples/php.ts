import { phpLiteral, phpString } from './php-literal';
import type { ResultAnswer, SampleGenerator, SampleRequest } from './sample-request';
import { commaBlock, toCamelCase } from './source-text';
import {
  FORM_FILE_TYPE,
  fileMark,
  fileNotes,
  findFreshHeader,
  isRepeatable,
  libcurlHeaderLines,
  missingVariable,
  namedBody,
  PAUSES,
  secretVariables,
  successMessage,
  TEXTS,
  wireUrl,
} from './wire-request';

const JSON_FLAGS = 'JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES';

function generate(request: SampleRequest): string {
  return [
    '<?php',
    ...fileNotes(request).map((note) => `// ${note}`),
    '',
    ...(request.bearer ? readVariable('token', 'TOKEN') : []),
    ...secretVariables(request).flatMap((name) => readVariable(toCamelCase(name), name)),
    ...(findFreshHeader(request) ? [`// ${TEXTS.keepKey}`, '$key = bin2hex(random_bytes(16));', ''] : []),
    ...bodyLines(request),
    ...callFunction(request),
    '',
    ...(request.answer.kind === 'file' ? fileLines(request, request.answer.fileName) : answerLines(request)),
  ].join('\n');
}

/** Says why on the error channel and ends with a failure. */
function fail(message: string): readonly string[] {
  return [`    fwrite(STDERR, ${message} . PHP_EOL);`, '    exit(1);'];
}

function readVariable(name: string, variable: string): readonly string[] {
  const refusal = fail(`'${missingVariable(variable)}'`);
  return [`$${name} = getenv('${variable}');`, `if (!$${name}) {`, ...refusal, '}', ''];
}

function bodyLines(request: SampleRequest): readonly string[] {
  const { bodyFile, ownFile } = request;
  const body = namedBody(request);
  if (body === undefined) return [];
  if (ownFile) {
    const content = `base64_encode(file_get_contents(${phpString(ownFile.name)}))`;
    return [`$body = ${phpLiteral(body).replace(phpString(fileMark(ownFile)), () => content)};`, ''];
  }
  if (!bodyFile) return [`$body = ${phpLiteral(body)};`, ''];
  const place = bodyFile.now?.map((key) => (/^[A-Za-z_]\w*$/u.test(key) ? `->${key}` : `->{${phpString(key)}}`));
  return [
    `$body = json_decode(file_get_contents(${phpString(bodyFile.name)}), flags: JSON_THROW_ON_ERROR);`,
    ...(place
      ? [`$body${place.join('')} = (new DateTime('now', new DateTimeZone('America/Sao_Paulo')))->format(DATE_ATOM);`]
      : []),
    '',
  ];
}

/** Gives the answer's text, or writes it into CURLOPT_FILE. */
function callFunction(request: SampleRequest): readonly string[] {
  const { answer } = request;
  const part = answer.kind === 'file' ? phpString(`${answer.fileName}.part`) : undefined;
  return [
    'function call(string $url, array $options): string',
    '{',
    '    $curl = curl_init($url);',
    `    curl_setopt_array($curl, $options + [${part === undefined ? 'CURLOPT_RETURNTRANSFER => true, ' : ''}CURLOPT_TIMEOUT => 30]);`,
    '    $answer = curl_exec($curl);',
    ...(isRepeatable(request)
      ? [
          '    if (in_array(curl_getinfo($curl, CURLINFO_RESPONSE_CODE), [429, 503])) {',
          '        sleep(max(1, curl_getinfo($curl, CURLINFO_RETRY_AFTER)));',
          ...(part === undefined
            ? []
            : ['        ftruncate($options[CURLOPT_FILE], 0);', '        rewind($options[CURLOPT_FILE]);']),
          '        $answer = curl_exec($curl);',
          '    }',
        ]
      : []),
    '    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
    '    if ($answer !== false && $status >= 200 && $status <= 299) {',
    '        return $answer;',
    '    }',
    ...(part === undefined
      ? []
      : [`    $answer = $answer === false ? false : file_get_contents(${part});`, `    unlink(${part});`]),
    `    // ${TEXTS.problem}`,
    '    $reason = $answer === false ? \'Falha na conexão: \' . curl_error($curl) : "Erro HTTP $status: $answer";',
    '    fwrite(STDERR, $reason . PHP_EOL);',
    '    exit(1);',
    '}',
  ];
}

function curlOptions(request: SampleRequest, more: readonly string[] = []): string {
  const fresh = findFreshHeader(request);
  const headers = [
    ...(request.bearer ? ["'Authorization: Bearer ' . $token"] : []),
    ...(fresh ? [`${phpString(`${fresh.name}: `)} . $key`] : []),
    ...libcurlHeaderLines(request).map(phpString),
  ];
  const options = [
    `CURLOPT_CUSTOMREQUEST => '${request.method}'`,
    ...(headers.length === 0 ? [] : [`CURLOPT_HTTPHEADER => ${commaBlock('[', headers, ']', '    ')}`]),
    ...(request.body === undefined ? [] : [`CURLOPT_POSTFIELDS => json_encode($body, ${JSON_FLAGS})`]),
    ...uploadOptions(request),
    ...more,
  ];
  return commaBlock('[', options, ']', '    ');
}

function uploadOptions({ upload }: SampleRequest): readonly string[] {
  if (!upload) return [];
  if (upload.kind === 'file') return [`CURLOPT_POSTFIELDS => file_get_contents(${phpString(upload.name)})`];
  const parts = upload.parts.map(({ kind, name, value }) => {
    const written = {
      file: `new CURLFile(${phpString(value)}, '${FORM_FILE_TYPE}')`,
      text: phpString(value),
      secret: `$${toCamelCase(value)}`,
    }[kind];
    return `${phpString(name)} => ${written}`;
  });
  return [`CURLOPT_POSTFIELDS => ${commaBlock('[', parts, ']', '    ')}`];
}

function answerLines(request: SampleRequest): readonly string[] {
  const { answer } = request;
  const message = successMessage(request);
  const call = `call(${phpString(wireUrl(request))}, ${curlOptions(request)})`;
  if (answer.kind === 'result')
    return [`$result = json_decode(${call}, flags: JSON_THROW_ON_ERROR);`, ...resultLines(answer)];
  if (message === undefined) return [`echo ${call}, PHP_EOL;`];
  return [`${call};`, `echo ${phpString(message)}, PHP_EOL;`];
}

/** Into a file beside the one that is asked for, so that an error leaves nothing under its name. */
function fileLines(request: SampleRequest, fileName: string): readonly string[] {
  const part = phpString(`${fileName}.part`);
  return [
    `$file = fopen(${part}, 'w');`,
    `call(${phpString(wireUrl(request))}, ${curlOptions(request, ['CURLOPT_FILE => $file'])});`,
    'fclose($file);',
    `rename(${part}, ${phpString(fileName)});`,
    `echo ${phpString(successMessage(request) ?? '')}, PHP_EOL;`,
  ];
}

function resultLines({ refused, statusUrl }: ResultAnswer): readonly string[] {
  const isPending = "in_array($result->situacao, ['recebido', 'processando'])";
  return [
    ...(statusUrl === undefined
      ? []
      : [
          '$receipt = $result->reciboId;',
          `foreach ([${PAUSES.join(', ')}] as $seconds) {`,
          `    if (!${isPending}) {`,
          '        break;',
          '    }',
          '    sleep($seconds);',
          "    $options = [CURLOPT_HTTPHEADER => ['Authorization: Bearer ' . $token]];",
          `    $result = json_decode(call(${phpString(statusUrl)} . $receipt, $options), flags: JSON_THROW_ON_ERROR);`,
          '}',
        ]),
    '',
    `if ($result->situacao === '${refused}') {`,
    ...fail('"Rejeitado: {$result->retorno->cStat} {$result->retorno->xMotivo}"'),
    '}',
    "if ($result->situacao === 'erro') {",
    ...fail(`'${TEXTS.error}'`),
    '}',
    'echo json_encode($result, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES), PHP_EOL;',
    `if (${isPending}) {`,
    ...fail(`'${TEXTS.pending}'`),
    '}',
  ];
}

export const phpGenerator: SampleGenerator = {
  language: 'php',
  label: 'PHP',
  grammar: 'php',
  extension: 'php',
  generate,
};
