import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/tools.mjs';

/** What tools make in a copy: no recipe edits it. */
const MADE = new Set(['node_modules', '.next', 'out', 'test-results', 'next-env.d.ts']);

/** A copy of the project, to be edited and built; it borrows the installed packages. */
export type ScratchCopy = {
  readonly root: string;
  readonly read: (file: string) => string;
  /** Files below a folder, with their paths from the project's root. */
  readonly list: (folder: string) => readonly string[];
  /** Writes a file and the folders above it. */
  readonly write: (file: string, text: string) => void;
  readonly remove: (file: string) => void;
  /** Replaces a text that must be in the file exactly once. */
  readonly edit: (file: string, before: string, after: string) => void;
  /** Files that differ from the project's, with those added and removed. */
  readonly listChanges: () => readonly string[];
  /** Puts the project's lock file there, once Next has built the copy. */
  readonly addLockFile: () => void;
  /** Takes back every change. */
  readonly reset: () => void;
};

/** Copies what git knows of the project, with the changes not yet committed. An older copy of the name goes. */
export function createScratchCopy(name: string): ScratchCopy {
  const folder = path.join(root, 'test-results', 'recipes', name);
  rmSync(folder, { recursive: true, force: true });
  const own = new Map(listProjectFiles().map((file) => [file, readFileSync(path.join(root, file))]));
  const put = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  for (const [file, content] of own) put(file, content);
  for (const packages of listPackageFolders()) {
    symlinkSync(path.join(root, packages), path.join(folder, packages), 'dir');
  }

  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const listChanges = () => {
    const found = listFiles(folder);
    const removed = [...own.keys()].filter((file) => !found.includes(file));
    const changed = found.filter((file) => !own.get(file)?.equals(readFileSync(path.join(folder, file))));
    return [...changed, ...removed];
  };
  return {
    root: folder,
    read,
    list: (below) => listFiles(folder, below),
    write: put,
    remove: (file) => removeFile(path.join(folder, file)),
    edit: (file, before, after) => {
      const text = read(file);
      const places = text.split(before).length - 1;
      if (places !== 1) throw new Error(`${file} has ${places} times what a recipe edits:\n${before}`);
      const edited = text.replace(before, () => after);
      put(file, edited);
    },
    listChanges,
    addLockFile: () => put(LOCK_FILE, readFileSync(path.join(root, LOCK_FILE))),
    reset: () => {
      for (const file of listChanges()) {
        const content = own.get(file);
        if (content) put(file, content);
        else removeFile(path.join(folder, file));
      }
    },
  };
}

/** Removes a file, and the folders above it that are then empty: what reads a folder must find neither. */
function removeFile(file: string): void {
  rmSync(file);
  for (let folder = path.dirname(file); readdirSync(folder).length === 0; folder = path.dirname(folder)) {
    rmdirSync(folder);
  }
}

const LOCK_FILE = 'package-lock.json';

/** Without the lock file: Next takes the nearest folder that has one for the project, and reads packages inside it only. */
function listProjectFiles(): readonly string[] {
  const list = (...options: string[]) =>
    spawnSync('git', ['ls-files', '-z', ...options], { cwd: root, encoding: 'utf8' }).stdout.split('\0');
  const removed = new Set(list('--deleted'));
  return list('--cached', '--others', '--exclude-standard').filter(
    (file) => file !== '' && file !== LOCK_FILE && !removed.has(file),
  );
}

/** Where npm installed: the project's packages, and those that a workspace has of its own. */
function listPackageFolders(): readonly string[] {
  const { workspaces }: { readonly workspaces: readonly string[] } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  return ['.', ...workspaces]
    .map((folder) => path.join(folder, 'node_modules'))
    .filter((folder) => existsSync(path.join(root, folder)));
}

function listFiles(folder: string, below = ''): readonly string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    if (MADE.has(entry.name)) return [];
    const name = path.posix.join(below, entry.name);
    return entry.isDirectory() ? listFiles(folder, name) : [name];
  });
}
