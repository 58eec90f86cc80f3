// Entry of the published server.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createServer } from './create-server';
import { COPY_FILE, createPackageCopy } from './package-copy';
import { createPublishedFiles } from './published-files';
import { parseSiteUrl } from './site-address';
import { FACTS_FILE, type SiteFacts } from './site-facts';

const folder = import.meta.dirname;

try {
  const { values } = parseArgs({ options: { url: { type: 'string' } } });
  // The build wrote the file from the same type.
  const facts = JSON.parse(readFileSync(path.join(folder, FACTS_FILE), 'utf8')) as SiteFacts;
  const siteUrl = parseSiteUrl(values.url ?? process.env.DOCUMENTACAO_URL ?? facts.url);
  const files = createPublishedFiles(siteUrl, createPackageCopy(path.join(folder, COPY_FILE)));
  serveStdio(() => createServer(facts, files));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
