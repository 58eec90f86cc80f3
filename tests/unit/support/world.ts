import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** The project itself. */
export const PROJECT = path.resolve(import.meta.dirname, '../../..');

/** A tiny site: four guides, three operations, a few status codes. Everything in it is right. */
export const SMALL_WORLD = path.join(PROJECT, 'tests/worlds/small');

/** A copy of the small world with some files replaced or added; it is gone when the test ends. */
export function createWorld(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'world-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(SMALL_WORLD, root, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}

/** What `read` makes of the world "versions": three versions at /docs/, two in a section of their own. */
export function readVersionsWorld<Result>(read: (root: string) => Result): Result {
  const root = mkdtempSync(path.join(tmpdir(), 'versions-'));
  try {
    for (const sources of ['small', 'versions'])
      cpSync(path.join(PROJECT, 'tests/worlds', sources), root, { recursive: true });
    return read(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** The text of a file of the small world. */
export function readSmallWorld(name: string): string {
  return readFileSync(path.join(SMALL_WORLD, name), 'utf8');
}
