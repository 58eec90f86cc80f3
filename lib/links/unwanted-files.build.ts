import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** What is read by programs that make sites, not by those that show them: a host sends .ts as a video. */
const SOURCE = /\.(?:[cm]?ts|[jt]sx|mdx|map)$/i;
/** The bundler's own folder. */
const BUNDLED = /^_next[\\/]static[\\/]/;
/** What the router of Next's older form of sites would ask for. */
const MANIFEST = /^_next[\\/]static[\\/][^\\/]+[\\/]_\w+Manifest\.js$/;

/**
 * Removes what the bundler leaves beside its scripts and nothing asks for: source maps without sources, and lists of the pages of another router.
 * @param out the export's folder
 */
export function removeLeftovers(out: string): void {
  const isLeft = (name: string) => (BUNDLED.test(name) && SOURCE.test(name)) || MANIFEST.test(name);
  for (const name of listFiles(out)) if (isLeft(name)) rmSync(path.join(out, name));
}

/** What Next writes of a page's data in parts, beside that for its router. */
const PART = /^__next\..*\.txt$/;

/**
 * The data of pages in parts: links of this site fetch it as a whole, ahead and on a click, from one file.
 * @param out the export's folder
 * @returns their paths below it; none where scripts/omit-data-parts.mjs does its work
 */
export function findDataParts(out: string): readonly string[] {
  return listFiles(out).filter((file) => PART.test(path.basename(file)));
}

/**
 * Files that no reader can use: sources, source maps, and files without content.
 * @param out the export's folder
 * @returns their paths below it, in order
 */
export function findUnwantedFiles(out: string): readonly string[] {
  return listFiles(out)
    .filter((name) => isSource(name) || statSync(path.join(out, name)).size === 0)
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/** What is offered for download is meant for those programs. */
const isSource = (name: string) => SOURCE.test(name) && path.dirname(name) !== 'downloads';

function listFiles(out: string): readonly string[] {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)));
}
