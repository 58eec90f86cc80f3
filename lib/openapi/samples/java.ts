import type { ResultAnswer, SampleGenerator, SampleRequest } from './sample-request';
import { indentNextLines, jsonText, quotedString, toCamelCase } from './source-text';
import {
  FORM_FILE_TYPE,
  fileMark,
  fileNotes,
  findFreshHeader,
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

// One file, though it is long: its parts are those of one program, which is read beside them.

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
  return [
    // Java 17 reads source in the encoding of the system, which on Windows is not UTF-8.
    '// Execute com: java -Dfile.encoding=UTF-8 Exemplo.java',
    ...fileNotes(request).map((note) => `// ${note}`),
    ...imports(request).map((name) => `import ${name};`),
    '',
    'class Exemplo {',
    `${STEP}static final HttpClient CLIENT = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(10)).build();`,
    '',
    ...method('public static void main(String[] args) throws Exception', [
      ...requestLines(request),
      ...answerLines(request),
    ]),
    '',
    ...method(`static ${bodyType(request)} call(HttpRequest request) throws Exception`, callLines(request)),
    ...(request.answer.kind === 'result' ? ['', ...method(FIELD_HEAD, FIELD_LINES)] : []),
    '}',
  ].join('\n');
}

function method(head: string, lines: readonly string[]): readonly string[] {
  const inner = lines.map((line) => (line === '' ? '' : STEP + STEP + indentNextLines(line, STEP + STEP)));
  return [`${STEP}${head} {`, ...inner, `${STEP}}`];
}

const bodyType = ({ answer }: SampleRequest) => (answer.kind === 'file' ? 'InputStream' : 'String');

/** Java has no JSON of its own: the first field of a name is enough here. */
const FIELD_HEAD = 'static String field(String json, String name)';
const FIELD_LINES = [
  '// O JDK não lê JSON; no seu sistema, use a biblioteca que já tem.',
  String.raw`var found = Pattern.compile("\"" + name + "\"\\s*:\\s*\"([^\"]*)\"").matcher(json);`,
  'return found.find() ? found.group(1) : "";',
];

function imports(request: SampleRequest): readonly string[] {
  const { answer, bodyFile, ownFile, upload } = request;
  const isFile = answer.kind === 'file';
  return [
    ...(isFile ? ['java.io.InputStream'] : []),
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse',
    ...(isFile ? ['java.nio.charset.StandardCharsets'] : []),
    ...(isFile || bodyFile || ownFile ? ['java.nio.file.Files'] : []),
    ...(isFile || bodyFile || ownFile || upload ? ['java.nio.file.Path'] : []),
    ...(isFile ? ['java.nio.file.StandardCopyOption'] : []),
    'java.time.Duration',
    ...(bodyFile?.now
      ? [
          'java.time.OffsetDateTime',
          'java.time.ZoneId',
          'java.time.format.DateTimeFormatter',
          'java.time.temporal.ChronoUnit',
        ]
      : []),
    ...(ownFile ? ['java.util.Base64'] : []),
    ...(findFreshHeader(request) || upload?.kind === 'form' ? ['java.util.UUID'] : []),
    ...(answer.kind === 'result' ? ['java.util.regex.Pattern'] : []),
  ];
}

function requestLines(request: SampleRequest): readonly string[] {
  const calls = [
    '.timeout(Duration.ofSeconds(30))',
    ...(request.bearer ? ['.header("Authorization", "Bearer " + token)'] : []),
    ...wireHeaders(request).map(
      ({ name, value, isFresh }) =>
        `.header(${quotedString(name, '"')}, ${isFresh === true ? 'key' : quotedString(value, '"')})`,
    ),
    ...(request.upload?.kind === 'form'
      ? ['.header("Content-Type", "multipart/form-data; boundary=" + boundary)']
      : []),
    `.method("${request.method}", ${bodyPublisher(request)})`,
    '.build();',
  ];
  return [
    ...(request.bearer ? readVariable('token', 'TOKEN') : []),
    ...secretVariables(request).flatMap((name) => readVariable(toCamelCase(name), name)),
    ...(findFreshHeader(request) ? [`// ${TEXTS.keepKey}`, 'var key = UUID.randomUUID().toString();'] : []),
    ...bodyLines(request),
    ...formLines(request),
    '',
    `var request = HttpRequest.newBuilder(URI.create(${quotedString(wireUrl(request), '"')}))`,
    ...calls.map((call) => STEP + call),
  ];
}

function readVariable(name: string, variable: string): readonly string[] {
  return [
    `var ${name} = System.getenv("${variable}");`,
    `if (${name} == null) throw new IllegalStateException("${missingVariable(variable)}");`,
  ];
}

const ofFile = (name: string) => `HttpRequest.BodyPublishers.ofFile(Path.of(${quotedString(name, '"')}))`;

function bodyPublisher({ body, upload }: SampleRequest): string {
  if (upload?.kind === 'file') return ofFile(upload.name);
  if (upload) return 'form';
  return `HttpRequest.BodyPublishers.${body === undefined ? 'noBody()' : 'ofString(body)'}`;
}

/** The JDK writes no forms: each part stands between lines with the boundary (RFC 7578). */
function formLines({ upload }: SampleRequest): readonly string[] {
  if (upload?.kind !== 'form') return [];
  const publishers = upload.parts.flatMap(({ kind, name, value }) => {
    const field = (attributes: string, text = '') => quotedString(`name="${name}"${attributes}\r\n\r\n${text}`, '"');
    if (kind === 'file') {
      const attributes = `; filename="${value}"\r\nContent-Type: ${FORM_FILE_TYPE}`;
      return [`HttpRequest.BodyPublishers.ofString(part + ${field(attributes)})`, ofFile(value)];
    }
    const written = kind === 'secret' ? `${field('')} + ${toCamelCase(value)}` : field('', value);
    return [`HttpRequest.BodyPublishers.ofString(part + ${written})`];
  });
  const end = String.raw`HttpRequest.BodyPublishers.ofString("\r\n--" + boundary + "--\r\n")`;
  return [
    'var boundary = UUID.randomUUID().toString();',
    String.raw`var part = "\r\n--" + boundary + "\r\nContent-Disposition: form-data; ";`,
    'var form = HttpRequest.BodyPublishers.concat(',
    ...[...publishers, end].map((line, index) => `${STEP}${line}${index < publishers.length ? ',' : ');'}`),
  ];
}

function bodyLines(request: SampleRequest): readonly string[] {
  const { bodyFile, ownFile } = request;
  const body = namedBody(request);
  if (body === undefined) return [];
  if (ownFile) {
    const content = `Base64.getEncoder().encodeToString(Files.readAllBytes(Path.of(${quotedString(ownFile.name, '"')})))`;
    return [
      `var body = ${indentNextLines(javaTextBlock(jsonText(body)), STEP)};`,
      `body = body.replace(${quotedString(fileMark(ownFile), '"')}, ${content});`,
    ];
  }
  if (!bodyFile) return [`var body = ${indentNextLines(javaTextBlock(jsonText(body)), STEP)};`];
  const read = `Files.readString(Path.of(${quotedString(bodyFile.name, '"')}))`;
  const field = bodyFile.now?.at(-1);
  if (field === undefined) return [`var body = ${read};`];
  return [
    'var now = OffsetDateTime.now(ZoneId.of("America/Sao_Paulo")).truncatedTo(ChronoUnit.SECONDS);',
    `var body = ${read}.replaceFirst(`,
    `${STEP}${quotedString(`("${field}"\\s*:\\s*)"[^"]*"`, '"')},`,
    `${STEP}"$1\\"" + now.format(DateTimeFormatter.ISO_OFFSET_DATE_TIME) + "\\"");`,
  ];
}

function callLines(request: SampleRequest): readonly string[] {
  const handler = request.answer.kind === 'file' ? 'ofInputStream' : 'ofString';
  const send = `CLIENT.send(request, HttpResponse.BodyHandlers.${handler}());`;
  const body =
    request.answer.kind === 'file'
      ? 'new String(response.body().readAllBytes(), StandardCharsets.UTF_8)'
      : 'response.body()';
  return [
    `var response = ${send}`,
    ...(isRepeatable(request)
      ? [
          'if (response.statusCode() == 429 || response.statusCode() == 503) {',
          `${STEP}Thread.sleep(1000 * response.headers().firstValueAsLong("Retry-After").orElse(1));`,
          `${STEP}response = ${send}`,
          '}',
        ]
      : []),
    'if (response.statusCode() >= 200 && response.statusCode() <= 299) return response.body();',
    `// ${TEXTS.problem}`,
    `System.err.println(${body});`,
    'throw new IllegalStateException("Erro HTTP " + response.statusCode());',
  ];
}

function answerLines(request: SampleRequest): readonly string[] {
  const { answer } = request;
  const message = quotedString(successMessage(request) ?? '', '"');
  switch (answer.kind) {
    case 'none':
      return ['call(request);', `System.out.println(${message});`];
    case 'file':
      return [
        'try (var answer = call(request)) {',
        `${STEP}Files.copy(answer, Path.of(${quotedString(answer.fileName, '"')}), StandardCopyOption.REPLACE_EXISTING);`,
        '}',
        `System.out.println(${message});`,
      ];
    case 'result':
      return resultLines(answer);
    default:
      return ['System.out.println(call(request));'];
  }
}

function resultLines({ refused, statusUrl }: ResultAnswer): readonly string[] {
  const isPending = 'situacao.equals("recebido") || situacao.equals("processando")';
  return [
    'var result = call(request);',
    'var situacao = field(result, "situacao");',
    ...(statusUrl === undefined
      ? []
      : [
          `var status = HttpRequest.newBuilder(URI.create(${quotedString(statusUrl, '"')} + field(result, "reciboId")))`,
          `${STEP}.timeout(Duration.ofSeconds(30))`,
          `${STEP}.header("Authorization", "Bearer " + token)`,
          `${STEP}.build();`,
          `for (var seconds : new int[] {${PAUSES.join(', ')}}) {`,
          `${STEP}if (!(${isPending})) break;`,
          `${STEP}Thread.sleep(1000L * seconds);`,
          `${STEP}result = call(status);`,
          `${STEP}situacao = field(result, "situacao");`,
          '}',
        ]),
    '',
    `if (situacao.equals("${refused}")) {`,
    `${STEP}throw new IllegalStateException("Rejeitado: " + field(result, "cStat") + " " + field(result, "xMotivo"));`,
    '}',
    `if (situacao.equals("erro")) throw new IllegalStateException("${TEXTS.error}");`,
    'System.out.println(result);',
    `if (${isPending}) throw new IllegalStateException("${TEXTS.pending}");`,
  ];
}

export const javaGenerator: SampleGenerator = {
  language: 'java',
  label: 'Java',
  grammar: 'java',
  extension: 'java',
  generate,
};
