import { parseYaml } from '../../../lib/errors/yaml';
import { addSchemas } from '../../../lib/openapi/add-schemas';
import { type ParsedOpenApi, readOpenApi } from '../../../lib/openapi/parse-document';

/** The OpenAPI document of a source alone, without the schemas of layouts. */
export function parseOpenApi(source: string, file: string): ParsedOpenApi {
  return readOpenApi(addSchemas({ file, text: source, yaml: parseYaml(source, file) }, {}));
}
