import openapiTS, { astToString } from 'openapi-typescript';

const HEAD = `// Tipos da API, feitos de openapi.json. Uso:
//   import type { components } from './api';
//   type Envio = components['schemas']['DfeEnvio'];

`;

/**
 * The types of a whole API as a TypeScript declaration file. A workspace of its own, because the generator works with
 * TypeScript 5 and the project with 7.
 * @param openapi the text of an OpenAPI 3.1 document
 */
export async function writeApiTypes(openapi: string): Promise<string> {
  // What has a default may be left out of a request.
  const nodes = await openapiTS(openapi, { defaultNonNullable: false, silent: true });
  return HEAD + astToString(nodes);
}
