import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Export } from './check-links';
import { type HtmlFacts, readHtml } from './read-html';

/**
 * Reads an exported site from disk.
 * @param folder the export's folder
 * @param basePath the path the site is published under, '' for none
 */
export function readExport(folder: string, basePath: string): Export {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.split(path.sep).join('/'),
  );
  const pages = new Map<string, HtmlFacts>();
  for (const name of names) {
    if (!name.endsWith('.html')) continue;
    pages.set(toAddress(name, basePath), readHtml(readFileSync(path.join(folder, name), 'utf8')));
  }
  const files = names.filter((name) => /\.[a-z0-9]+$/i.test(name) && !name.endsWith('.html'));
  return { pages, files: new Set(files.map((name) => `${basePath}/${name}`)) };
}

/** docs/index.html → /docs/ ; 404.html → /404.html */
function toAddress(name: string, basePath: string): string {
  return `${basePath}/${name.replace(/(^|\/)index\.html$/, '$1')}`;
}
