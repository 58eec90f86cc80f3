import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { edit } from './edit';
import { createFixtureSite } from './fixture-site';

/** Does something to the files of a site. */
export type Change = (root: string) => void;

/** A copy of the small site with a change; it is gone when the test ends. */
export function changeSite(change: Change): string {
  const root = createFixtureSite({});
  change(root);
  return root;
}

export const write =
  (file: string, text: string | Uint8Array): Change =>
  (root) => {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };

export const remove =
  (file: string): Change =>
  (root) =>
    rmSync(path.join(root, file), { recursive: true });

export const rename =
  (from: string, to: string): Change =>
  (root) =>
    renameSync(path.join(root, from), path.join(root, to));

const rewrite =
  (file: string, change: (text: string) => string | Uint8Array): Change =>
  (root) =>
    write(file, change(readFileSync(path.join(root, file), 'utf8')))(root);

export const replace = (file: string, from: string, to: string): Change =>
  rewrite(file, (text) => edit(text, from, to));

export const append = (file: string, text: string): Change => rewrite(file, (before) => `${before}\n${text}\n`);

/** Saves the file in another encoding. */
export const encode = (file: string, encoding: BufferEncoding): Change =>
  rewrite(file, (text) => Buffer.from(text, encoding));
