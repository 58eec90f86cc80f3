import type { SampleGenerator, SampleRequest } from './sample-request';
import { jsonText } from './source-text';
import { libcurlHeaderLines, successMessage, wireUrl } from './wire-request';

/** Shell word that bash passes on unchanged. Includes the quotes. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** The body goes by `--data-raw`, which gives a leading `@` no meaning. */
function generate(request: SampleRequest): string {
  const { answer, body } = request;
  const url = wireUrl(request);
  const message = successMessage(request);
  const lines = [
    `curl --request ${request.method}`,
    `--url ${shellQuoted(url)}`,
    ...(/[[\]{}]/u.test(url) ? ['--globoff'] : []),
    answer.kind === 'file' ? '--fail' : '--fail-with-body',
    '--no-progress-meter',
    ...(request.bearer ? ['--header "Authorization: Bearer $TOKEN"'] : []),
    ...libcurlHeaderLines(request).map((line) => `--header ${shellQuoted(line)}`),
    ...(body === undefined ? [] : [`--data-raw ${shellQuoted(jsonText(body))}`]),
    ...(answer.kind === 'file' ? [`--output ${shellQuoted(answer.fileName)}`] : []),
    ...(message === undefined ? [] : [`&& echo ${shellQuoted(message)}`]),
  ];
  // With --output, --fail-with-body would save the error in the file; --fail saves nothing, but shows only the status.
  const comment = '# Em caso de erro nada é salvo; para ler o motivo, retire --fail e --output.\n';
  return (answer.kind === 'file' ? comment : '') + lines.join(' \\\n  ');
}

export const curlGenerator: SampleGenerator = {
  language: 'curl',
  label: 'cURL',
  grammar: 'bash',
  extension: 'sh',
  generate,
};
