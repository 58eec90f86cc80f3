import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { CSTAT_DOCUMENT_IDS } from '../../../lib/cstat/documents';
import { PROJECT } from './fixture-site';

/** Documents of the knowledge base, as in addresses. */
export const DOCUMENTS = CSTAT_DOCUMENT_IDS;

const fileSchema = z.object({ codes: z.record(z.string(), z.unknown()).default({}) });

const FOLDER = path.join(PROJECT, 'content/cstat');

/** Keys of the codes that the files of content/cstat explain, such as "nfe/539", read without the site's own code. */
export const explainedCodes: readonly string[] = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => {
    const document = file.split(/[./\\]/u)[0] ?? '';
    const { codes } = fileSchema.parse(parse(readFileSync(path.join(FOLDER, file), 'utf8')));
    return Object.keys(codes).map((code) => `${document}/${code}`);
  });
