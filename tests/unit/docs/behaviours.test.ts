import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../support/fixture-site';

const table = readFileSync(path.join(PROJECT, 'tests/behaviours.md'), 'utf8');
const rows = table
  .split('\n')
  .filter((line) => /^\| (?!Behaviour|---)/.test(line))
  .map((line) => {
    const [, behaviour = '', cell = ''] = line.split(/(?<!\\)\|/).map((part) => part.trim());
    return { behaviour, cell };
  });

test('the table has a row for each behaviour', () => {
  expect(rows.length).toBeGreaterThan(70);
});

test.each(rows)('$behaviour', ({ cell }) => {
  if (cell === 'not yet') return;
  const names = [...cell.matchAll(/`([^`]+) › ([^`]+)`/g)];
  expect(names.length, 'a row names a test as `file › test`, or says “not yet”').toBeGreaterThan(0);
  for (const [, file = '', name = ''] of names) {
    expect(existsSync(path.join(PROJECT, file)), `${file} exists`).toBe(true);
    expect(readTestNames(file), `the tests of ${file}`).toContain(name);
  }
});

/** The names of a file's tests as its source writes them, with … for the parts that vary. */
function readTestNames(file: string): readonly string[] {
  const source = readFileSync(path.join(PROJECT, file), 'utf8');
  // Tests of other sites are called by the name their file gives to that site's `test`.
  const callees = ['test', ...[...source.matchAll(/const (\w+) = test\w*Site\(/g)].map(([, name]) => name)];
  const call = new RegExp(
    `(?:^\\s*(?:${callees.join('|')})(?:\\.\\w+\\(.*\\))?|^\\s*\\]\\))\\(\\s*(['"\`])(.*?)(?<!\\\\)\\1,`,
    'gms',
  );
  return [...source.matchAll(call)].map(([, , name = '']) =>
    name.replace(/\$\{[^}]*\}/g, '…').replace(/\\(['"`])/g, '$1'),
  );
}
