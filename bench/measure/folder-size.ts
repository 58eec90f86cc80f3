import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Line, line } from './lines';

/** Files below a folder. */
function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** What a build leaves: megabytes, files and pages, and the share of each page. */
export function weighOutput(name: string, folder: string): readonly Line[] {
  const files = listFiles(folder);
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const pages = files.filter((file) => path.basename(file) === 'index.html').length;
  return [
    line(name, 'output MB', bytes / 1e6),
    line(name, 'output files', files.length),
    line(name, 'output pages', pages),
    line(name, 'output KB per page', bytes / 1000 / pages),
    line(name, 'output files per page', files.length / pages),
  ];
}

/** Bytes after gzip of each page below a folder of a site. */
export function weighPages(folder: string): readonly number[] {
  return listFiles(folder)
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => gzipSync(readFileSync(file)).length);
}
