import { suggest } from '../errors/nearest';
import { SiteError, type SourcePlace } from '../errors/site-error';
import type { OperationObject } from './document';
import type { ReferenceResolver } from './resolve';
import type { ServerView } from './samples/environments';
import type { SampleRequest } from './samples/sample-request';

/** Name under which a sample saves an answer, by media type; answers of other types are printed. */
const FILE_NAMES: Readonly<Record<string, string>> = {
  'application/pdf': 'documento.pdf',
  'application/xml': 'documento.xml',
  'application/zip': 'documentos.zip',
  'application/octet-stream': 'documento.bin',
  'text/html': 'documento.html',
  'text/csv': 'relatorio.csv',
};

type AnswerSource = {
  /** The one that samples are written with first. */
  readonly servers: readonly ServerView[];
  readonly resolver: ReferenceResolver;
  readonly source: OperationObject;
  /** Where the operation stands in its file. */
  readonly place: SourcePlace;
};

/**
 * What the success answer holds.
 * @param asked the media type that an example of the request asks for; the answer's first one when left out
 * @throws SiteError when the operation never answers with that type
 */
export function describeAnswer(
  { source, resolver, place, servers }: AnswerSource,
  asked?: { readonly example: string; readonly mediaType: string },
): SampleRequest['answer'] {
  const [, success] = Object.entries(source.responses).find(([status]) => status.startsWith('2')) ?? [];
  const mediaTypes = Object.keys((success && resolver.resolve('responses', success).content) ?? {});
  if (asked && !mediaTypes.includes(asked.mediaType)) {
    throw new SiteError({
      place,
      key: `${source.operationId}.requestBody.${asked.example}.x-answer`,
      found: `the operation never answers with "${asked.mediaType}"`,
      fix: suggest(asked.mediaType, mediaTypes),
    });
  }
  const result = source['x-result'];
  if (result) {
    const { refused, status } = result;
    // The receipt's id is the last part of the path.
    const path = status?.replace(/\{[^}]+\}$/, '');
    return { kind: 'result', refused, ...(path === undefined ? {} : { statusUrl: `${servers[0]?.url ?? ''}${path}` }) };
  }
  const mediaType = asked?.mediaType ?? mediaTypes[0];
  if (mediaType === undefined) return { kind: 'none' };
  if (mediaType === 'application/json') return { kind: 'json' };
  const fileName = FILE_NAMES[mediaType];
  return fileName === undefined ? { kind: 'text' } : { kind: 'file', fileName };
}
