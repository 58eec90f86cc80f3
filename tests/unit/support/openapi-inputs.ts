import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readApi, viewSchemas } from './api';
import { readFault } from './fault';
import { PROJECT } from './fixture-site';

/** A description of the folder of unusual ones, as it is written. */
export const readInput = (name: string) =>
  readFileSync(path.join(PROJECT, 'tests/fixture-sites/openapi-inputs', name), 'utf8');
/** The message that stops the build on this description. */
export const readApiFault = (source: string) => readFault(() => readApi(source));
/** The message that stops the build on a description with these schemas. */
export const readSchemasFault = (schemas: Readonly<Record<string, unknown>>) => readFault(() => viewSchemas(schemas));
