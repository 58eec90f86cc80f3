import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MUTATION_FOLDERS } from '../../../scripts/testing/mutation-folders';
import { PROJECT } from '../support/fixture-site';

const measured = new Set(Object.values(MUTATION_FOLDERS).flatMap(({ code }) => code));

/** The folders of code inside one, itself included. */
function listFolders(folder: string): readonly string[] {
  const entries = readdirSync(path.join(PROJECT, folder), { withFileTypes: true });
  const inside = entries.filter((entry) => entry.isDirectory()).flatMap(({ name }) => listFolders(`${folder}/${name}`));
  return entries.some(({ name }) => /\.(ts|mjs)$/.test(name)) ? [folder, ...inside] : inside;
}

test.each([...measured])('mutation testing knows every folder inside %s', (folder) => {
  expect(listFolders(folder).filter((inside) => !measured.has(inside))).toEqual([]);
});

test('mutation testing knows no folder that is not there', () => {
  const there = new Set(listFolders('lib'));
  expect([...measured].filter((folder) => !there.has(folder))).toEqual([]);
});
