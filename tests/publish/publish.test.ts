import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Two releases of a site: one page went, one changed by a letter, one text stayed, and the script has another name. */
const FIRST = {
  'index.html': 'um',
  'data.js': 'd1',
  'docs/a/index.html': 'a',
  'docs.md': 'texto',
  'docs/old/index.html': 'foi',
  '_next/static/1.js': 'c1',
  _headers: '',
};
const SECOND = {
  'index.html': 'to',
  'data.js': 'd2',
  'docs/a/index.html': 'a',
  'docs.md': 'texto',
  '_next/static/2.js': 'c2',
  _headers: '',
};

function createPlaces() {
  const root = mkdtempSync(path.join(tmpdir(), 'publish-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (folder: string, files: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, folder, name)), { recursive: true });
      writeFileSync(path.join(root, folder, name), text);
    }
    return path.join(root, folder);
  };
  mkdirSync(path.join(root, 'published'));
  return { target: path.join(root, 'published'), root, first: write('first', FIRST), second: write('second', SECOND) };
}

/** Runs the command where its own files are gone with the test. */
function publish(script: string, cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const command = [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), path.join(ROOT, `scripts/${script}.ts`), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, TSX_TSCONFIG_PATH: path.join(ROOT, 'tsconfig.json'), ...env },
  });
  return { status, said: stdout, complained: stderr };
}

/** The files below a folder, the records of publications aside. */
const listPublished = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('.releases'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

const without = (files: object, ...left: readonly string[]) =>
  Object.keys(files)
    .filter((name) => ![...left, '_headers'].includes(name))
    .sort();

// @behaviour Publishing: A publication brings what is new, keeps the scripts of the release before for open tabs, and takes away pages that went
describe.each(['publish-rsync', 'publish-s3'])('%s', (script) => {
  test('publishes one release after the other, and goes back', () => {
    const { root, target, first, second } = createPlaces();
    const run = (...args: readonly string[]) => {
      const outcome = publish(script, root, [target, ...args]);
      expect(outcome).toMatchObject({ status: 0 });
      return outcome.said;
    };
    run(first);
    expect(listPublished(target)).toEqual(without(FIRST));
    const [stays, changes] = ['docs.md', 'index.html'].map((name) => path.join(target, name));
    const sentAt = statSync(stays ?? '').ino;

    const said = run(second);
    expect(said).toContain('1 of earlier releases were taken away, 1 stay for open tabs');
    expect(listPublished(target)).toEqual([...without(SECOND), '_next/static/1.js'].sort());
    expect(readFileSync(changes ?? '', 'utf8')).toBe('to');
    expect(statSync(stays ?? '').ino).toBe(sentAt);

    run(first);
    expect(listPublished(target)).toEqual([...without(FIRST), '_next/static/2.js'].sort());
    expect(readFileSync(changes ?? '', 'utf8')).toBe('um');
  });

  test('takes the scripts of an earlier release away when no tab may live any more', () => {
    const { root, target, first, second } = createPlaces();
    publish(script, root, [target, first]);
    expect(publish(script, root, [target, second, '--keep-days', '0']).said).toContain('0 stay for open tabs');
    expect(listPublished(target)).toEqual(without(SECOND));
  });

  test('as a rehearsal does nothing, and needs no target', () => {
    const { root, first } = createPlaces();
    const { status, said } = publish(script, root, [path.join(root, 'nowhere'), first, '--dry-run']);
    expect(status).toBe(0);
    expect(said).toContain('Would publish 6 files');
    expect(existsSync(path.join(root, 'nowhere'))).toBe(false);
  });

  test('says what to install where its program is missing', () => {
    const { root, target, first } = createPlaces();
    const { status, complained } = publish(script, root, [target, first], { PATH: root });
    expect(status).toBe(1);
    expect(complained).toMatch(/it cannot be started\n {2}Fix: install (rsync|rclone) \(Debian: apt-get install \1\)/);
  });

  test('says what is wrong with its arguments', () => {
    const { root, target, first } = createPlaces();
    expect(publish(script, root, []).complained).toContain('name where to publish');
    expect(publish(script, root, [target, first, '--keep-days', 'x']).complained).toContain('such as 30');
    expect(publish(script, root, [target, first, '--keep-day', '3']).status).toBe(1);
  });
});
