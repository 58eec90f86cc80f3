import type { HttpMethod, ResultAnswer, SampleGenerator, SampleRequest } from './sample-request';
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

const METHODS: Readonly<Record<HttpMethod, string>> = {
  GET: 'HttpMethod.Get',
  POST: 'HttpMethod.Post',
  PUT: 'HttpMethod.Put',
  PATCH: 'HttpMethod.Patch',
  DELETE: 'HttpMethod.Delete',
};

/** Raw string literal of JSON text: nothing in it is an escape, so its quotes are more than any in the text. */
export function csharpRaw(text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/"+/gu), ([quotes]) => quotes.length));
  const quotes = '"'.repeat(longest + 1);
  return `${quotes}\n${text}\n${quotes}`;
}

const STEP = '    ';

/** A class in C# 11, for .NET 8 and later. */
function generate(request: SampleRequest): string {
  return [
    ...fileNotes(request).map((note) => `// ${note}`),
    ...usings(request).map((name) => `using ${name};`),
    '',
    'class Program',
    '{',
    ...block('static async Task Main()', mainLines(request)),
    '',
    ...block(
      'static async Task<HttpResponseMessage> Call(HttpClient client, Func<HttpRequestMessage> create)',
      callLines(request),
    ),
    '}',
  ].join('\n');
}

function block(head: string, lines: readonly string[]): readonly string[] {
  const inner = lines.map((line) => (line === '' ? '' : STEP + STEP + indentNextLines(line, STEP + STEP)));
  return [STEP + head, `${STEP}{`, ...inner, `${STEP}}`];
}

function usings(request: SampleRequest): readonly string[] {
  const { answer, bearer, body, bodyFile, ownFile, upload } = request;
  return [
    'System',
    ...(answer.kind === 'file' || bodyFile || ownFile || upload ? ['System.IO'] : []),
    'System.Net.Http',
    ...(bearer || body !== undefined || upload ? ['System.Net.Http.Headers'] : []),
    ...(answer.kind === 'result' || bodyFile?.now ? ['System.Text.Json.Nodes'] : []),
    'System.Threading.Tasks',
  ];
}

function mainLines(request: SampleRequest): readonly string[] {
  return [
    ...(request.bearer ? [readVariable('token', 'TOKEN')] : []),
    ...secretVariables(request).map((name) => readVariable(toCamelCase(name), name)),
    ...(findFreshHeader(request) ? [`// ${TEXTS.keepKey}`, 'var key = Guid.NewGuid().ToString();'] : []),
    ...bodyLines(request),
    ...(request.upload?.kind === 'file' ? [`var body = ${readBytes(request.upload.name)};`] : []),
    '',
    'using var client = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };',
    ...(request.bearer
      ? ['client.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue("Bearer", token);']
      : []),
    ...requestLines(request),
    ...answerLines(request),
  ];
}

function readVariable(name: string, variable: string): string {
  const refusal = `throw new InvalidOperationException("${missingVariable(variable)}")`;
  return `var ${name} = Environment.GetEnvironmentVariable("${variable}")\n${STEP}?? ${refusal};`;
}

const readBytes = (name: string) => `File.ReadAllBytes(${quotedString(name, '"')})`;

function bodyLines(request: SampleRequest): readonly string[] {
  const { bodyFile, ownFile } = request;
  const body = namedBody(request);
  if (body === undefined) return [];
  if (ownFile) {
    const content = `Convert.ToBase64String(${readBytes(ownFile.name)})`;
    return [
      `var json = ${csharpRaw(jsonText(body))};`,
      `json = json.Replace(${quotedString(fileMark(ownFile), '"')}, ${content});`,
    ];
  }
  if (!bodyFile) return [`var json = ${csharpRaw(jsonText(body))};`];
  const read = `File.ReadAllText(${quotedString(bodyFile.name, '"')})`;
  if (!bodyFile.now) return [`var json = ${read};`];
  const place = bodyFile.now.map((key) => `[${quotedString(key, '"')}]`).join('');
  return [
    `var body = JsonNode.Parse(${read});`,
    `body${place} = DateTimeOffset.Now.ToString("yyyy-MM-ddTHH:mm:sszzz");`,
    'var json = body.ToJsonString();',
  ];
}

function requestLines(request: SampleRequest): readonly string[] {
  const headers = wireHeaders(request).filter(({ name }) => name !== 'Content-Type');
  const lines = [
    ...headers.map(
      ({ name, value, isFresh }) =>
        `request.Headers.TryAddWithoutValidation(${quotedString(name, '"')}, ${isFresh === true ? 'key' : quotedString(value, '"')});`,
    ),
    ...(request.body === undefined
      ? []
      : [
          'request.Content = new StringContent(json);',
          'request.Content.Headers.ContentType = new MediaTypeHeaderValue("application/json");',
        ]),
    ...uploadLines(request),
  ];
  const created = `new HttpRequestMessage(${METHODS[request.method]}, ${quotedString(wireUrl(request), '"')})`;
  if (lines.length === 0) return [`using var response = await Call(client, () => ${created});`];
  return [
    'using var response = await Call(client, () =>',
    '{',
    ...[`var request = ${created};`, ...lines, 'return request;'].map((line) => STEP + line),
    '});',
  ];
}

function uploadLines({ upload }: SampleRequest): readonly string[] {
  if (!upload) return [];
  if (upload.kind === 'file') {
    const type = `new MediaTypeHeaderValue(${quotedString(upload.mediaType, '"')})`;
    return ['request.Content = new ByteArrayContent(body);', `request.Content.Headers.ContentType = ${type};`];
  }
  return [
    'var form = new MultipartFormDataContent();',
    ...upload.parts.flatMap(({ kind, name, value }) => {
      const field = quotedString(name, '"');
      if (kind !== 'file') {
        const text = kind === 'secret' ? toCamelCase(value) : quotedString(value, '"');
        return [`form.Add(new StringContent(${text}), ${field});`];
      }
      return [
        `var file = new ByteArrayContent(${readBytes(value)});`,
        `file.Headers.ContentType = new MediaTypeHeaderValue("${FORM_FILE_TYPE}");`,
        `form.Add(file, ${field}, ${quotedString(value, '"')});`,
      ];
    }),
    'request.Content = form;',
  ];
}

function callLines(request: SampleRequest): readonly string[] {
  const send = 'await client.SendAsync(create(), HttpCompletionOption.ResponseHeadersRead);';
  return [
    `var response = ${send}`,
    ...(isRepeatable(request)
      ? [
          'if ((int)response.StatusCode == 429 || (int)response.StatusCode == 503)',
          '{',
          `${STEP}await Task.Delay(response.Headers.RetryAfter?.Delta ?? TimeSpan.FromSeconds(1));`,
          `${STEP}response.Dispose();`,
          `${STEP}response = ${send}`,
          '}',
        ]
      : []),
    'if (response.IsSuccessStatusCode) return response;',
    `// ${TEXTS.problem}`,
    'Console.Error.WriteLine(await response.Content.ReadAsStringAsync());',
    'throw new HttpRequestException("Erro HTTP " + (int)response.StatusCode);',
  ];
}

function answerLines(request: SampleRequest): readonly string[] {
  const { answer } = request;
  const message = quotedString(successMessage(request) ?? '', '"');
  switch (answer.kind) {
    case 'none':
      return [`Console.WriteLine(${message});`];
    case 'file':
      return [
        `using (var file = File.Create(${quotedString(answer.fileName, '"')}))`,
        '{',
        `${STEP}await response.Content.CopyToAsync(file);`,
        '}',
        `Console.WriteLine(${message});`,
      ];
    case 'result':
      return resultLines(answer);
    default:
      return ['Console.WriteLine(await response.Content.ReadAsStringAsync());'];
  }
}

function resultLines({ refused, statusUrl }: ResultAnswer): readonly string[] {
  const isPending = 'situacao == "recebido" || situacao == "processando"';
  return [
    'var result = JsonNode.Parse(await response.Content.ReadAsStringAsync());',
    'var situacao = (string)result["situacao"];',
    ...(statusUrl === undefined
      ? []
      : [
          `var statusUrl = ${quotedString(statusUrl, '"')} + (string)result["reciboId"];`,
          `foreach (var seconds in new[] { ${PAUSES.join(', ')} })`,
          '{',
          `${STEP}if (!(${isPending})) break;`,
          `${STEP}await Task.Delay(TimeSpan.FromSeconds(seconds));`,
          `${STEP}using var status = await Call(client, () => new HttpRequestMessage(HttpMethod.Get, statusUrl));`,
          `${STEP}result = JsonNode.Parse(await status.Content.ReadAsStringAsync());`,
          `${STEP}situacao = (string)result["situacao"];`,
          '}',
        ]),
    '',
    `if (situacao == "${refused}")`,
    '{',
    `${STEP}var retorno = result["retorno"];`,
    `${STEP}throw new InvalidOperationException("Rejeitado: " + retorno["cStat"] + " " + retorno["xMotivo"]);`,
    '}',
    `if (situacao == "erro") throw new InvalidOperationException("${TEXTS.error}");`,
    'Console.WriteLine(result.ToJsonString());',
    `if (${isPending}) throw new InvalidOperationException("${TEXTS.pending}");`,
  ];
}

export const csharpGenerator: SampleGenerator = {
  language: 'csharp',
  label: 'C#',
  grammar: 'csharp',
  extension: 'cs',
  generate,
};
