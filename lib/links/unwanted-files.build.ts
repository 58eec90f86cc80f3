import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** What is read by programs that make sites, not by those that show them: a host sends .ts as a video. */
const SOURCE = /\.(?:[cm]?ts|[jt]sx|mdx|map)$/i;
/** The bundler's own folder. */
const BUNDLED = /^_next[\\/]static[\\/]/;

/**
 * Removes what the bundler leaves beside its scripts and nothing asks for: the source of a worker, which it copies for
 * its address and compiles as well, and source maps without sources.
 * @param out the export's folder
 */
export function removeLeftovers(out: string): void {
  for (const name of listFiles(out)) if (BUNDLED.test(name) && SOURCE.test(name)) rmSync(path.join(out, name));
}

/**
 * Files that no reader can use: sources, source maps, and files without content.
 * @param out the export's folder
 * @returns their paths below it, in order
 */
export function findUnwantedFiles(out: string): readonly string[] {
  return listFiles(out)
    .filter((name) => SOURCE.test(name) || statSync(path.join(out, name)).size === 0)
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

function listFiles(out: string): readonly string[] {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)));
}
