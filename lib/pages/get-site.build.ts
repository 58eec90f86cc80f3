import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describeMissingLinks } from '../content/missing-links';
import type { Layout } from '../leiaute/layout';
import { loadLayouts } from '../leiaute/load-layouts.build';
import { loadApi } from '../openapi/load-api.build';
import { loadDescription } from '../openapi/load-description.build';
import type { Api } from '../openapi/operation';
import { loadSharedSources } from './load-shared-sources.build';
import { loadSite } from './load-site.build';
import type { Site } from './site';
import { readSnapshot, SNAPSHOT_VARIABLE } from './site-snapshot.build';

const root = process.cwd();
let built: Site | undefined;

/**
 * The site of this project, read once per process: from the build's snapshot where there is one, else from the
 * sources. While developing, the sources that changed are read again.
 */
export function getSite(): Site {
  if (process.env.NODE_ENV === 'development') return readSite();
  const snapshot = process.env[SNAPSHOT_VARIABLE];
  built ??= (snapshot ? readSnapshot(snapshot) : undefined) ?? loadSite(root);
  return built;
}

const LAYOUTS = ['content/leiaute', 'content/leiaute-pacotes'];
const readTables = rememberByFiles(LAYOUTS, () => loadLayouts(root));
const readApi = rememberByFiles(
  ['openapi.yaml', ...LAYOUTS, 'content/api-versions', 'content/api-changes.yaml'],
  (tables: readonly Layout[]) => loadApi(root, loadDescription(root, tables)),
);
const readContent = rememberByFiles(['content'], (tables: readonly Layout[], api: Api) => {
  const site = loadSite(root, loadSharedSources(root, { tables, api }));
  for (const warning of site.versions.flatMap(({ guides }) => describeMissingLinks(guides))) console.warn(warning);
  return site;
});

function readSite(): Site {
  const tables = readTables();
  return readContent(tables, readApi(tables));
}

/** Calls the function again only when one of the files has changed since, or it is given something else. */
function rememberByFiles<Given extends readonly unknown[], Made>(
  names: readonly string[],
  read: (...given: Given) => Made,
): (...given: Given) => Made {
  let last: { readonly stamp: string; readonly given: Given; readonly made: Made } | undefined;
  return (...given) => {
    const stamp = names.map((name) => stampFiles(path.join(root, name))).join();
    const isSame = last?.stamp === stamp && given.every((value, index) => value === last?.given[index]);
    if (!last || !isSame) last = { stamp, given, made: read(...given) };
    return last.made;
  };
}

/** Changes when a file of the folder, or the file itself, is written, added or removed. A site need not have it. */
function stampFiles(entry: string): string {
  const stats = statSync(entry, { throwIfNoEntry: false });
  if (!stats) return '';
  if (!stats.isDirectory()) return `${entry}:${stats.mtimeMs}`;
  return readdirSync(entry)
    .map((name) => stampFiles(path.join(entry, name)))
    .join();
}
