import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createTar } from 'nanotar';
import { siteConfig } from '../config/site';
import { getToolPath } from '../pages/tools';
import { API_DOWNLOADS } from '../routes/download-address';
import { prefixedLocales, toAbsoluteUrl, toPrefix } from '../routes/locale-address';
import { listLastTags } from '../search/records/last-tags';
import { bundleProgram } from './bundle-program.build';
import { collectCopy } from './collect-copy.build';
import { COPY_FILE } from './package-copy';
import { FACTS_FILE, type SiteFacts } from './site-facts';
import { writeReadme } from './write-readme.build';

const PROGRAM_FILE = 'servidor.mjs';
const PACKAGE_NAME = 'documentacao-fiscal-mcp';

/**
 * The server as a package that npm installs from its address: one program without dependencies, and the copy of what it
 * reads. The same sources give the same bytes.
 * @param out folder of the export, whole but for this file
 * @param root the project's root folder
 */
export async function buildMcpPackage(out: string, root: string): Promise<Uint8Array> {
  const program = await bundleProgram(root);
  const copy = JSON.stringify(collectCopy(out));
  const facts = readFacts(root, hash(program.code, copy));
  const files: Readonly<Record<string, string>> = {
    'package.json': writeJson({
      name: PACKAGE_NAME,
      version: facts.version,
      description: siteConfig.description,
      homepage: facts.url,
      license: 'MIT',
      type: 'module',
      bin: { [PACKAGE_NAME]: PROGRAM_FILE },
      engines: { node: '>=20.11.0' },
    }),
    [PROGRAM_FILE]: program.code,
    [FACTS_FILE]: writeJson(facts),
    [COPY_FILE]: copy,
    'README.md': writeReadme(facts, toAbsoluteUrl(API_DOWNLOADS.mcp)),
    LICENSE: readFileSync(path.join(root, 'LICENSE'), 'utf8'),
    'LICENCAS-DE-TERCEIROS.txt': program.licences,
  };
  const tar = createTar(
    // npm asks for this folder around everything.
    Object.entries(files).map(([name, text]) => ({ name: `package/${name}`, data: text, attrs: attributesOf(name) })),
  );
  // Archives end with two blocks of zeros, of which the library writes one.
  const packed = gzipSync(Buffer.concat([tar, Buffer.alloc(512)]), { level: 9 });
  // The one byte of the header that names the system it was made on: here, none.
  packed[9] = 255;
  return packed;
}

/** Of every machine and day the same. */
const attributesOf = (name: string) => ({
  ...{ mode: name === PROGRAM_FILE ? '755' : '644', mtime: 0, uid: 0, gid: 0, user: '', group: '' },
});

function readFacts(root: string, digest: string): SiteFacts {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return {
    name: siteConfig.name,
    version: `${version}-b${digest}`,
    url: toAbsoluteUrl('').replace(/\/$/, ''),
    basePath: siteConfig.basePath,
    localePrefixes: prefixedLocales.map(toPrefix),
    language: siteConfig.contentLanguage,
    tags: listLastTags(siteConfig.sections),
    inspector: getToolPath('accessKey'),
  };
}

function hash(...texts: readonly string[]): string {
  const digest = createHash('sha256');
  for (const text of texts) digest.update(text);
  return digest.digest('hex').slice(0, 12);
}

const writeJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
