import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { DATA_FILE } from '../lib/page-scripts/page-data';

/** A script that a page loads when it opens. */
export type PageScript = { readonly src: string; readonly gzip: number };

/**
 * The scripts that a page of an export names in its HTML, with their size in bytes after gzip.
 * Scripts for browsers without modules are left out: no browser that Next supports fetches them. So is the data of a
 * page, which lib/publish/split-payload.ts takes out of the HTML: it is not code.
 * @param page path of the page, with final slash
 */
export function listPageScripts(exportFolder: string, page: string): readonly PageScript[] {
  const file = path.join(exportFolder, page, 'index.html');
  if (!existsSync(file)) throw new Error(`${file} is missing: build the export first`);
  const sources = new Set<string>();
  const parser = new Parser({
    onopentag(name, { src, nomodule }) {
      const isCode = src !== undefined && nomodule === undefined && !src.includes(`/${DATA_FILE}?`);
      if (name === 'script' && isCode) sources.add(src);
    },
  });
  parser.end(readFileSync(file, 'utf8'));
  return [...sources].map((src) => {
    const { pathname } = new URL(src, 'http://site');
    return { src: pathname, gzip: gzipSync(readFileSync(path.join(exportFolder, pathname)), { level: 9 }).length };
  });
}

/** Bytes of JavaScript, after gzip, that a page loads when it opens. */
export function weighPage(exportFolder: string, page: string): number {
  return listPageScripts(exportFolder, page).reduce((sum, { gzip }) => sum + gzip, 0);
}
