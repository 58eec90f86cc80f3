import { LineCounter, parseDocument } from 'yaml';
import { parseOrThrow } from '../errors/parse';
import { createYamlError } from '../errors/yaml';
import { type OpenApiDocument, openApiSchema } from './document';

/** The typed document, and the line of any key path in its source. */
export type ParsedOpenApi = {
  readonly document: OpenApiDocument;
  readonly file: string;
  readonly lineOf: (path: readonly PropertyKey[]) => number | undefined;
};

/**
 * Parses an OpenAPI 3.1 file.
 * @throws SiteError with file, line, what was found and the fix
 */
export function parseOpenApi(source: string, file: string): ParsedOpenApi {
  const counter = new LineCounter();
  const yaml = parseDocument(source, { lineCounter: counter });
  const fault = yaml.errors[0];
  if (fault) {
    const { line, col } = counter.linePos(fault.pos[0]);
    throw createYamlError(fault, { file, line, column: col });
  }
  const lineOf = (path: readonly PropertyKey[]): number | undefined => {
    for (let length = path.length; length > 0; length--) {
      const node: unknown = yaml.getIn(path.slice(0, length), true);
      if (typeof node !== 'object' || node === null || !('range' in node) || !Array.isArray(node.range)) continue;
      const [offset] = node.range;
      if (typeof offset === 'number') return counter.linePos(offset).line;
    }
    return undefined;
  };
  const document = parseOrThrow(openApiSchema, yaml.toJS() ?? {}, file, (path) => {
    const line = lineOf(path);
    return line === undefined ? {} : { line };
  });
  return { document, file, lineOf };
}
