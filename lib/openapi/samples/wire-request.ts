import { replaceValue } from './replace-value';
import type { FormPart, JsonValue, OwnFile, SampleHeader, SampleRequest } from './sample-request';

/** Address as every runtime sends it: `fetch` alone would encode the apostrophe, so it is encoded for all. */
export function wireUrl(request: SampleRequest): string {
  return request.url.replaceAll("'", '%27');
}

/**
 * Headers to write after Authorization, `Content-Type` last when there is a body. That of a form is left to what
 * writes the form, because it names the boundary.
 * Repeated names become one header with the values separated by comma (RFC 9110, 5.3), line breaks and outer
 * blanks are dropped (RFC 9112, 5.2), and any other Content-Type is left out: the body decides it.
 */
export function wireHeaders(request: SampleRequest): readonly SampleHeader[] {
  const headers = new Map<string, SampleHeader>();
  for (const header of request.headers) {
    const { name, value } = header;
    const key = name.toLowerCase();
    const oneLine = value.replace(/\s*[\r\n]\s*/gu, ' ').trim();
    const earlier = headers.get(key);
    headers.set(key, earlier ? { ...earlier, value: `${earlier.value}, ${oneLine}` } : { ...header, value: oneLine });
  }
  headers.delete('content-type');
  const type = contentType(request);
  if (type !== undefined) headers.set('content-type', { name: 'Content-Type', value: type });
  return [...headers.values()];
}

function contentType({ body, upload }: SampleRequest): string | undefined {
  if (upload?.kind === 'file') return upload.mediaType;
  return body === undefined ? undefined : 'application/json';
}

/**
 * Headers as the `Name: value` lines of libcurl, which reads `Name;` as an empty value and, unlike the other
 * clients, sends no Content-Length for a POST, PUT or PATCH without body (RFC 9110, 8.6 asks for it).
 */
export function libcurlHeaderLines(request: SampleRequest): readonly string[] {
  const lines = wireHeaders(request)
    .filter(({ isFresh }) => isFresh !== true)
    .map(({ name, value }) => (value === '' ? `${name};` : `${name}: ${value}`));
  const isEmpty = request.body === undefined && request.upload === undefined;
  const lacksLength = isEmpty && ['POST', 'PUT', 'PATCH'].includes(request.method);
  return lacksLength ? [...lines, 'Content-Length: 0'] : lines;
}

/** What a sample prints when the answer itself is not printed; undefined when it is. */
export function successMessage(request: SampleRequest): string | undefined {
  switch (request.answer.kind) {
    case 'none':
      return request.method === 'DELETE' ? 'Removido com sucesso.' : 'Executado com sucesso.';
    case 'file':
      return `Arquivo salvo em ${request.answer.fileName}`;
    default:
      return undefined;
  }
}

/** The header that each call has a value of its own for; none in most requests. */
export function findFreshHeader({ headers }: SampleRequest): SampleHeader | undefined {
  return headers.find(({ isFresh }) => isFresh === true);
}

/** Whether a second call does what the first did: then a sample may repeat it. */
export function isRepeatable(request: SampleRequest): boolean {
  return request.method !== 'POST' || request.isSafe === true || findFreshHeader(request) !== undefined;
}

/** The body with the name of the reader's file where its content will stand. */
export function namedBody({ body, ownFile }: SampleRequest): JsonValue | undefined {
  return ownFile && body !== undefined ? replaceValue(body, ownFile.keys, fileMark(ownFile)) : body;
}

/** What stands in a body for a file until the sample has read it. */
export function fileMark({ name }: OwnFile): string {
  return `@${name}`;
}

/** The parts of the form that a request sends. */
export function formParts({ upload }: SampleRequest): readonly FormPart[] {
  return upload?.kind === 'form' ? upload.parts : [];
}

/** Environment variables with what no sample holds, besides the token. */
export function secretVariables(request: SampleRequest): readonly string[] {
  return formParts(request).flatMap(({ kind, value }) => (kind === 'secret' ? [value] : []));
}

/** Says that an environment variable has no value. */
export function missingVariable(name: string): string {
  return `Defina a variável de ambiente ${name}.`;
}

/** Media type of a file in a form: the API looks at what is in it. */
export const FORM_FILE_TYPE = 'application/octet-stream';

/** The lines that a sample says of the files that it reads, without the mark of a comment. */
export function fileNotes(request: SampleRequest): readonly string[] {
  const { bodyFile, ownFile, upload } = request;
  const own = [
    ...(ownFile ? [ownFile.name] : []),
    ...(upload?.kind === 'file' ? [upload.name] : []),
    ...formParts(request).flatMap(({ kind, value }) => (kind === 'file' ? [value] : [])),
  ];
  if (own.length > 0) return own.map((name) => `${name}: ${TEXTS.ownFile}`);
  return bodyFile ? [`${bodyFile.name}: ${bodyFile.url}`] : [];
}

/** What samples say, alike in all languages. */
export const TEXTS = {
  ownFile: 'o seu arquivo, nesta pasta.',
  keepKey: 'Guarde a chave e o corpo: ao repetir o envio, use os mesmos.',
  problem: 'O corpo do erro (problem+json) explica o motivo.',
  error: 'Erro: nada foi autorizado. Consulte o documento antes de reenviar.',
  pending: 'Ainda sem resultado: consulte de novo, não reenvie.',
} as const;

/** Seconds between two questions for a result. */
export const PAUSES = [1, 2, 4, 8, 15, 30] as const;
