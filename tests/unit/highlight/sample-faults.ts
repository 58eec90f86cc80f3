import { highlight } from '../../../lib/highlight/highlight';
import { SAMPLE_GENERATORS } from '../../../lib/openapi/samples/generate-samples';
import type { SampleRequest } from '../../../lib/openapi/samples/sample-request';
import { indentNextLines, jsonText } from '../../../lib/openapi/samples/source-text';
import { fileMark, namedBody } from '../../../lib/openapi/samples/wire-request';

/** The text of highlighted code that a reader sees and copies. */
export function readText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** The languages whose samples hold the body as JSON text: how far in it stands, and how their escapes are undone. */
const HOLDING_JSON = {
  curl: { indent: '', undoEscapes: (html: string) => html.replaceAll("'\\''", "'") },
  csharp: { indent: ' '.repeat(8), undoEscapes: (html: string) => html },
  java: { indent: ' '.repeat(12), undoEscapes: (html: string) => html.replace(/\\(["\\])/g, '$1') },
} as const;
export const LANGUAGES_HOLDING_JSON = ['curl', 'csharp', 'java'] as const satisfies (keyof typeof HOLDING_JSON)[];

/**
 * What is wrong with the highlighted sample of a request whose body is an object or a list: nothing, or that its text
 * changed, or that its body is not marked up as a JSON block is.
 */
export async function findSampleFaults(
  language: (typeof LANGUAGES_HOLDING_JSON)[number],
  request: SampleRequest,
): Promise<readonly string[]> {
  const { generate, grammar } = SAMPLE_GENERATORS[language];
  const { indent, undoEscapes } = HOLDING_JSON[language];
  const code = generate(request);
  const html = await highlight(code, grammar);
  const text = indentNextLines(jsonText(namedBody(request) ?? null), indent);
  const { ownFile } = request;
  // The shell puts the file in by itself.
  const json =
    ownFile && language === 'curl'
      ? text.replace(fileMark(ownFile), () => `$(base64 < ${ownFile.name} | tr -d '\\n')`)
      : text;
  return [
    ...(readText(html) === code ? [] : [`the text changed: ${html}`]),
    ...(undoEscapes(html).includes(await highlight(json, 'json'))
      ? []
      : [`the body is not marked up as JSON: ${html}`]),
  ];
}
