import { createClient } from '@hey-api/openapi-ts';
import { generateApi } from 'swagger-typescript-api';

/**
 * Writes the types that generators make of an OpenAPI document into a folder, each as its documentation says. A
 * workspace of its own, because they work with TypeScript 5 and the project with 7.
 * @param openapi path of the document
 * @returns the module, below the folder, in which each generator's types are
 */
export async function writeClients(openapi: string, folder: string): Promise<Readonly<Record<string, string>>> {
  await createClient({
    input: openapi,
    output: { path: `${folder}/hey-api` },
    plugins: ['@hey-api/typescript'],
    logs: { level: 'silent' },
  });
  await generateApi({
    input: openapi,
    output: `${folder}/swagger-typescript-api`,
    fileName: 'api.ts',
    generateClient: false,
    generateUnionEnums: true,
    silent: true,
  });
  return { '@hey-api/openapi-ts': './hey-api/types.gen', 'swagger-typescript-api': './swagger-typescript-api/api' };
}
