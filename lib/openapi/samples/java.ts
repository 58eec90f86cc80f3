import type { SampleGenerator, SampleRequest } from './sample-request';
import { indentNextLines, jsonText, quotedString } from './source-text';
import { successMessage, wireHeaders, wireUrl } from './wire-request';

const STEP = '    ';

/**
 * Text block of JSON text, from the opening to the closing quotes, ending in a line break.
 * No line may end in blanks, which Java would drop; JSON text has none.
 */
export function javaTextBlock(text: string): string {
  return `"""\n${text.replaceAll('\\', '\\\\').replaceAll('"""', '""\\"')}\n"""`;
}

/** A class that is not public, so that it compiles in a file of any name. */
function generate(request: SampleRequest): string {
  const main = [...requestLines(request), '', ...responseLines(request)];
  return [
    // Java 17 reads source in the encoding of the system, which on Windows is not UTF-8.
    '// Execute com: java -Dfile.encoding=UTF-8 Exemplo.java',
    ...imports(request).map((name) => `import ${name};`),
    '',
    'class Exemplo {',
    `${STEP}public static void main(String[] args) throws Exception {`,
    ...main.map((line) => (line === '' ? '' : STEP + STEP + indentNextLines(line, STEP + STEP))),
    `${STEP}}`,
    '}',
  ].join('\n');
}

function imports(request: SampleRequest): readonly string[] {
  const http = ['java.net.URI', 'java.net.http.HttpClient', 'java.net.http.HttpRequest', 'java.net.http.HttpResponse'];
  const file = ['java.nio.charset.StandardCharsets', 'java.nio.file.Files', 'java.nio.file.Path'];
  return request.answer.kind === 'file' ? [...http, ...file] : http;
}

function requestLines(request: SampleRequest): readonly string[] {
  const body = request.body === undefined ? undefined : javaTextBlock(jsonText(request.body));
  const publisher = body === undefined ? 'noBody()' : 'ofString(body)';
  const calls = [
    ...(request.bearer ? ['.header("Authorization", "Bearer " + System.getenv("TOKEN"))'] : []),
    ...wireHeaders(request).map(
      ({ name, value }) => `.header(${quotedString(name, '"')}, ${quotedString(value, '"')})`,
    ),
    `.method("${request.method}", HttpRequest.BodyPublishers.${publisher})`,
    '.build();',
  ];
  return [
    ...(body === undefined ? [] : [`var body = ${indentNextLines(body, STEP)};`, '']),
    `var request = HttpRequest.newBuilder(URI.create(${quotedString(wireUrl(request), '"')}))`,
    ...calls.map((call) => STEP + call),
  ];
}

function responseLines(request: SampleRequest): readonly string[] {
  const { answer } = request;
  const message = successMessage(request);
  const [handler, error] =
    answer.kind === 'file'
      ? ['ofByteArray', 'new String(response.body(), StandardCharsets.UTF_8)']
      : ['ofString', 'response.body()'];
  return [
    `var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.${handler}());`,
    '',
    'if (response.statusCode() < 200 || response.statusCode() > 299) {',
    '    // O corpo do erro (problem+json) explica o motivo.',
    `    System.err.println(${error});`,
    '    throw new IllegalStateException("Erro HTTP " + response.statusCode());',
    '}',
    '',
    ...(answer.kind === 'file'
      ? [`Files.write(Path.of(${quotedString(answer.fileName, '"')}), response.body());`]
      : []),
    `System.out.println(${message === undefined ? 'response.body()' : quotedString(message, '"')});`,
  ];
}

export const javaGenerator: SampleGenerator = {
  language: 'java',
  label: 'Java',
  grammar: 'java',
  extension: 'java',
  generate,
};
