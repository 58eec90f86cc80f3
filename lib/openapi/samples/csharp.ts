import type { HttpMethod, SampleGenerator, SampleRequest } from './sample-request';
import { indentNextLines, jsonText, quotedString } from './source-text';
import { successMessage, wireHeaders, wireUrl } from './wire-request';

const METHODS: Readonly<Record<HttpMethod, string>> = {
  GET: 'HttpMethod.Get',
  POST: 'HttpMethod.Post',
  PUT: 'HttpMethod.Put',
  // HttpMethod.Patch does not exist in .NET Framework.
  PATCH: 'new HttpMethod("PATCH")',
  DELETE: 'HttpMethod.Delete',
};

/** Verbatim string literal, whose only escape is the doubled quote. Includes the quotes and the `@`. */
export function csharpVerbatim(text: string): string {
  return `@"${text.replaceAll('"', '""')}"`;
}

/** A class in C# 7.1, for .NET and .NET Framework alike. */
function generate(request: SampleRequest): string {
  const usings = [
    'System',
    ...(request.answer.kind === 'file' ? ['System.IO'] : []),
    'System.Net.Http',
    ...(request.bearer || request.body !== undefined ? ['System.Net.Http.Headers'] : []),
    'System.Threading.Tasks',
  ];
  const main = [...requestLines(request), '', ...errorLines, '', ...answerLines(request)];
  return [
    ...usings.map((name) => `using ${name};`),
    '',
    'class Program',
    '{',
    '    static readonly HttpClient Client = new HttpClient();',
    '',
    '    static async Task Main()',
    '    {',
    ...main.map((line) => (line === '' ? '' : `        ${indentNextLines(line, '        ')}`)),
    '    }',
    '}',
  ].join('\n');
}

function requestLines(request: SampleRequest): readonly string[] {
  const headers = wireHeaders(request).filter(({ name }) => name !== 'Content-Type');
  const { body } = request;
  return [
    ...(body === undefined ? [] : [`var json = ${csharpVerbatim(jsonText(body))};`, '']),
    `var request = new HttpRequestMessage(${METHODS[request.method]}, ${quotedString(wireUrl(request), '"')});`,
    ...(request.bearer
      ? [
          'request.Headers.Authorization = ' +
            'new AuthenticationHeaderValue("Bearer", Environment.GetEnvironmentVariable("TOKEN"));',
        ]
      : []),
    ...headers.map(
      ({ name, value }) =>
        `request.Headers.TryAddWithoutValidation(${quotedString(name, '"')}, ${quotedString(value, '"')});`,
    ),
    ...(body === undefined
      ? []
      : [
          'request.Content = new StringContent(json);',
          'request.Content.Headers.ContentType = new MediaTypeHeaderValue("application/json");',
        ]),
    '',
    'var response = await Client.SendAsync(request);',
  ];
}

const errorLines: readonly string[] = [
  'if (!response.IsSuccessStatusCode)',
  '{',
  '    // O corpo do erro (problem+json) explica o motivo.',
  '    Console.Error.WriteLine(await response.Content.ReadAsStringAsync());',
  '    throw new HttpRequestException("Erro HTTP " + (int)response.StatusCode);',
  '}',
];

function answerLines(request: SampleRequest): readonly string[] {
  const message = successMessage(request);
  const save =
    request.answer.kind === 'file'
      ? [
          `File.WriteAllBytes(${quotedString(request.answer.fileName, '"')}, ` +
            'await response.Content.ReadAsByteArrayAsync());',
        ]
      : [];
  const shown = message === undefined ? 'await response.Content.ReadAsStringAsync()' : quotedString(message, '"');
  return [...save, `Console.WriteLine(${shown});`];
}

export const csharpGenerator: SampleGenerator = {
  language: 'csharp',
  label: 'C#',
  grammar: 'csharp',
  extension: 'cs',
  generate,
};
