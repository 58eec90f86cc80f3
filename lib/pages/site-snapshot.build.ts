import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Site } from './site';

/** Environment variable that names the snapshot for the processes of a build. */
export const SNAPSHOT_VARIABLE = 'SITE_SNAPSHOT';

/**
 * Writes the model of the site as the build has read it, so that each of the build's processes takes it from one file
 * instead of reading and checking every source again. Possible because models are plain data; the format is Node's
 * own, which keeps maps and what several pages share.
 * @param file path from the project's root or absolute
 */
export function writeSnapshot(site: Site, file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  // Renamed when it is whole: other processes of the build look for it meanwhile.
  const unfinished = `${file}.unfinished`;
  writeFileSync(unfinished, serialize(site));
  renameSync(unfinished, file);
}

/** The model that `writeSnapshot` wrote; undefined where it has not yet. */
export function readSnapshot(file: string): Site | undefined {
  // Written by this build's own first step, from the same type.
  return existsSync(file) ? (deserialize(readFileSync(file)) as Site) : undefined;
}
