import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { PROJECT } from '../support/fixture-site';

const read = (name: string) => readFileSync(path.join(PROJECT, name), 'utf8');
const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        license: z.string().optional(),
        link: z.boolean().default(false),
        hasInstallScript: z.boolean().default(false),
      }),
    ),
  })
  .parse(JSON.parse(read('package-lock.json')));

/** Every package that an installation may bring, on whatever system. */
const packages = Object.entries(lock.packages)
  .filter(([place, { link }]) => place.includes('node_modules/') && !link)
  .map(([place, { license = 'none', hasInstallScript }]) => ({
    name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
    license,
    hasInstallScript,
  }));

const [, general = '', single = '', scripts = ''] = read('docs/decisions/026-dependencies.md').split(/^## /m);

/** The cells of a table's rows, without the marks of code. */
const readRows = (section: string) =>
  [...section.matchAll(/^\| (`.*) \|$/gm)].map(([, row = '']) =>
    row.split(' | ').map((cell) => cell.replaceAll('`', '')),
  );

const allowed = readRows(general).map(([license = '']) => license);
const decided = readRows(single).map(([name = '', license = '']) => ({ name, license }));
const isAbout = (row: { readonly name: string; readonly license: string }, { name, license }: typeof row) =>
  row.license === license && (row.name.endsWith('*') ? name.startsWith(row.name.slice(0, -1)) : name === row.name);

test('every package has a licence that was decided on, and every decision has a package', () => {
  const others = packages.filter(({ license }) => !allowed.includes(license));
  expect(others.filter((one) => !decided.some((row) => isAbout(row, one)))).toEqual([]);
  expect(decided.filter((row) => !others.some((one) => isAbout(row, one)))).toEqual([]);
  expect(allowed.filter((license) => !packages.some((one) => one.license === license))).toEqual([]);
});

test('no package runs a script when it is installed, and those that have one were looked at', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  const having = new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name));
  expect([...having].sort()).toEqual(
    readRows(scripts)
      .map(([name]) => name)
      .sort(),
  );
});

test('no command of the project counts on one before or after it, which is not run', () => {
  const commands = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')));
  expect(Object.keys(commands.scripts).filter((name) => /^(pre|post)/.test(name))).toEqual([]);
});
