import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { CSTAT_DOCUMENT_IDS } from '../../../lib/cstat/documents';
import { PROJECT } from './fixture-site';

/** Documents of the knowledge base, as in addresses. */
export const DOCUMENTS = CSTAT_DOCUMENT_IDS;

const fileSchema = z.object({ codes: z.record(z.string(), z.unknown()) });

/** Keys of the codes that the files of content/cstat explain, such as "nfe/539", read without the site's own code. */
export const explainedCodes: readonly string[] = DOCUMENTS.flatMap((document) => {
  const file = path.join(PROJECT, 'content/cstat', `${document}.yaml`);
  if (!existsSync(file)) return [];
  const { codes } = fileSchema.parse(parse(readFileSync(file, 'utf8')));
  return Object.keys(codes).map((code) => `${document}/${code}`);
});
