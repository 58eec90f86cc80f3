import { parseOrThrow } from '../errors/parse';
import type { SourcePlace } from '../errors/site-error';
import { toLocator } from '../errors/yaml';
import { checkReferences } from './check-references';
import type { Description } from './description';
import { type OpenApiDocument, openApiSchema } from './document';

/** The typed document, and where things stand in its source. */
export type ParsedOpenApi = {
  readonly document: OpenApiDocument;
  readonly file: string;
  /** Place of a key path. */
  readonly placeOf: (path: readonly PropertyKey[]) => SourcePlace;
  /** Place of the last line that holds a text. */
  readonly placeOfText: (text: string) => SourcePlace;
};

/**
 * Checks what was read of an OpenAPI 3.1 file.
 * @throws SiteError with file, line, what was found and the fix
 */
export function readOpenApi({ file, text, yaml: { value, lineOf }, whole }: Description): ParsedOpenApi {
  const locate = toLocator(lineOf);
  checkReferences(whole.value, (path) => ({ file, ...locate(path) }));
  const document = parseOrThrow(openApiSchema, value, file, locate);
  const lines = text.split('\n');
  return {
    document,
    file,
    placeOf: (path) => ({ file, ...locate(path) }),
    placeOfText: (searched) => {
      const line = lines.findLastIndex((candidate) => candidate.includes(searched)) + 1;
      return line === 0 ? { file } : { file, line };
    },
  };
}
