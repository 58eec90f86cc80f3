import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { root } from '../../../scripts/tools.mjs';

let project: string;

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
};

beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'build-id-'));
  for (const file of ['scripts/tools.mjs', 'scripts/build-id.mjs']) {
    cpSync(path.join(root, file), path.join(project, file));
  }
  write('app/page.tsx', 'export default () => null;');
  write('components/a.tsx', 'export const a = 1;');
  write('content/guia.mdx', 'Uma frase.');
  write('openapi.yaml', 'openapi: 3.1.0');
  write('package-lock.json', '{}');
  return () => rmSync(project, { recursive: true, force: true });
});

async function nameBuild(): Promise<string> {
  const module = await import(pathToFileURL(path.join(project, 'scripts/build-id.mjs')).href);
  return module.nameBuild();
}

// @behaviour Publishing: A changed sentence changes no other page, because a build is named by its code
test.each([
  ['content/guia.mdx', 'Outra frase.'],
  ['content/novo.mdx', 'Nova.'],
  ['openapi.yaml', 'openapi: 3.1.1'],
])('a build keeps its name when %s changes', async (file, text) => {
  const before = await nameBuild();
  write(file, text);
  expect(await nameBuild()).toBe(before);
});

test.each([
  ['components/a.tsx', 'export const a = 2;'],
  ['components/b.tsx', ''],
  ['package-lock.json', '{"a": 1}'],
])('a build has another name when %s changes', async (file, text) => {
  const before = await nameBuild();
  write(file, text);
  expect(await nameBuild()).not.toBe(before);
});

test('the name is digits, in which nothing that keeps advertisements away sees one', async () => {
  expect(await nameBuild()).toMatch(/^\d+$/);
});
