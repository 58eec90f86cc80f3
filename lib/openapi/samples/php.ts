import { phpLiteral, phpString } from './php-literal';
import type { SampleGenerator, SampleRequest } from './sample-request';
import { commaBlock } from './source-text';
import { libcurlHeaderLines, successMessage, wireUrl } from './wire-request';

const JSON_FLAGS = 'JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES';

function generate(request: SampleRequest): string {
  return [
    '<?php',
    '',
    ...(request.body === undefined ? [] : [`$body = ${phpLiteral(request.body)};`, '']),
    `$curl = curl_init(${phpString(wireUrl(request))});`,
    `curl_setopt_array($curl, ${commaBlock('[', curlOptions(request), ']', '    ')});`,
    '',
    '$response = curl_exec($curl);',
    'if ($response === false) {',
    "    fwrite(STDERR, 'Falha na conexão: ' . curl_error($curl) . PHP_EOL);",
    '    exit(1);',
    '}',
    '',
    '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
    'if ($status < 200 || $status > 299) {',
    '    // O corpo do erro (problem+json) explica o motivo.',
    '    fwrite(STDERR, "Erro HTTP $status: $response" . PHP_EOL);',
    '    exit(1);',
    '}',
    '',
    ...answerLines(request),
  ].join('\n');
}

function curlOptions(request: SampleRequest): readonly string[] {
  const headers = [
    ...(request.bearer ? ["'Authorization: Bearer ' . getenv('TOKEN')"] : []),
    ...libcurlHeaderLines(request).map(phpString),
  ];
  return [
    `CURLOPT_CUSTOMREQUEST => '${request.method}'`,
    ...(headers.length === 0 ? [] : [`CURLOPT_HTTPHEADER => ${commaBlock('[', headers, ']', '    ')}`]),
    ...(request.body === undefined ? [] : [`CURLOPT_POSTFIELDS => json_encode($body, ${JSON_FLAGS})`]),
    'CURLOPT_RETURNTRANSFER => true',
  ];
}

function answerLines(request: SampleRequest): readonly string[] {
  const message = successMessage(request);
  const save =
    request.answer.kind === 'file'
      ? [`if (file_put_contents(${phpString(request.answer.fileName)}, $response) === false) {`, '    exit(1);', '}']
      : [];
  return [...save, `echo ${message === undefined ? '$response' : phpString(message)}, PHP_EOL;`];
}

export const phpGenerator: SampleGenerator = {
  language: 'php',
  label: 'PHP',
  grammar: 'php',
  extension: 'php',
  generate,
};
