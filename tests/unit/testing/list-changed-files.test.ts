import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listChangedFiles } from '@/scripts/testing/list-changed-files.mjs';

/** What git knows as a tree without files: a revision before the first. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

test('changed and new files have the names that they have on the disk', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'changed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder });
  writeFileSync(path.join(folder, 'emissão.mdx'), 'a');
  git('init', '--quiet');
  git('add', '.');
  writeFileSync(path.join(folder, 'com "aspas".ts'), 'b');
  expect(listChangedFiles(folder, EMPTY_TREE)).toEqual(['emissão.mdx', 'com "aspas".ts']);
});
