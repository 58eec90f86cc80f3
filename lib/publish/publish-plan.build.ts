import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { SiteError } from '../errors/site-error';

/** A file of the plan, by its path below the folders. */
type PlannedFile = { readonly name: string; readonly size: number };

/** What publishing an export in place of an earlier one comes to. Each list is in the order of its names. */
export type PublishPlan = {
  readonly added: readonly PlannedFile[];
  readonly changed: readonly PlannedFile[];
  /** With the size that each had. */
  readonly gone: readonly PlannedFile[];
  readonly unchanged: number;
};

/**
 * Compares two exports by the content of their files.
 * @param previous folder of the one that is published
 * @param next folder of the one that is to be
 * @throws SiteError when one of them is no export
 */
export function planPublication(previous: string, next: string): PublishPlan {
  const [before, after] = [listExport(previous), listExport(next)];
  const isSame = (name: string) =>
    before.get(name) === after.get(name) &&
    readFileSync(path.join(previous, name)).equals(readFileSync(path.join(next, name)));
  const known = [...after].filter(([name]) => before.has(name));
  const changed = known.filter(([name]) => !isSame(name));
  return {
    added: toFiles([...after].filter(([name]) => !before.has(name))),
    changed: toFiles(changed),
    gone: toFiles([...before].filter(([name]) => !after.has(name))),
    unchanged: known.length - changed.length,
  };
}

/** The plan as text: a line for each file that is not the same, and their sums. */
export function describePlan({ added, changed, gone, unchanged }: PublishPlan): string {
  const lists = { new: added, changed, gone };
  const lines = Object.entries(lists).flatMap(([what, files]) =>
    files.map(({ name, size }) => `${what.padEnd(8)}${formatSize(size).padStart(10)}  ${name}`),
  );
  const sums = Object.entries(lists).map(
    ([what, files]) => `${files.length} ${what} (${formatSize(files.reduce((sum, { size }) => sum + size, 0))})`,
  );
  return [...lines, `${sums.join(', ')}, ${unchanged} the same.`].join('\n');
}

/**
 * Sizes of an export's files, by their names with slashes.
 * @throws SiteError when the folder is no export
 */
export function listExport(folder: string): ReadonlyMap<string, number> {
  if (!statSync(path.join(folder, 'index.html'), { throwIfNoEntry: false })?.isFile()) {
    throw new SiteError({
      place: { file: folder },
      key: 'export',
      found: 'no index.html',
      fix: 'name the folder of a built site, such as a copy of out/ from the last publication',
    });
  }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return new Map(names.map((name) => [name.split(path.sep).join('/'), statSync(path.join(folder, name)).size]));
}

function toFiles(entries: readonly (readonly [string, number])[]): readonly PlannedFile[] {
  return entries.map(([name, size]) => ({ name, size })).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** In kilobytes of 1,000 bytes, as hosts count. */
function formatSize(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
