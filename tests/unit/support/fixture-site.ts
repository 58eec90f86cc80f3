import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** The project itself. */
export const PROJECT = path.resolve(import.meta.dirname, '../../..');

/** A tiny site: four guides, three operations, a few status codes. Everything in it is right. */
export const SMALL_SITE = path.join(PROJECT, 'tests/fixture-sites/small');

/** Copies are made and removed for hundreds of tests: in memory, where the system has such a folder. */
const MEMORY = '/dev/shm';
const COPIES = existsSync(MEMORY) ? MEMORY : tmpdir();

/** A copy of the small site with some files replaced or added; it is gone when the test ends. */
export function createFixtureSite(files: Readonly<Record<string, string | Uint8Array>>): string {
  const root = mkdtempSync(path.join(COPIES, 'fixture-site-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(SMALL_SITE, root, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}

/** What `read` makes of the sources "versions": three versions at /docs/, two in a section of their own. */
export function readVersionsSite<Result>(read: (root: string) => Result): Result {
  const root = mkdtempSync(path.join(COPIES, 'versions-'));
  try {
    for (const sources of ['small', 'versions'])
      cpSync(path.join(PROJECT, 'tests/fixture-sites', sources), root, { recursive: true });
    return read(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** The text of a file of the small site. */
export function readSmallSite(name: string): string {
  return readFileSync(path.join(SMALL_SITE, name), 'utf8');
}
