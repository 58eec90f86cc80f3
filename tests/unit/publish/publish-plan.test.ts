import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { describePlan, planPublication } from '@/lib/publish/publish-plan.build';
import { readFault } from '../support/fault';
import { createFixtureSite } from '../support/fixture-site';

const write = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

const root = () =>
  createFixtureSite({
    ...write('before', { 'index.html': 'um', 'docs/a/index.html': 'texto', 'docs/b.md': 'ab', '_next/x.js': 'x' }),
    ...write('after', { 'index.html': 'um', 'docs/a/index.html': 'outro', 'docs/b.md': 'abc', '_next/y.js': 'yy' }),
  });

// @behaviour Publishing: A plan says what an upload has to bring and to take away
test('what is new, changed and gone is listed with sizes, whether or not sizes tell', () => {
  const folder = root();
  const plan = planPublication(path.join(folder, 'before'), path.join(folder, 'after'));
  expect(plan).toEqual({
    added: [{ name: '_next/y.js', size: 2 }],
    changed: [
      { name: 'docs/a/index.html', size: 5 },
      { name: 'docs/b.md', size: 3 },
    ],
    gone: [{ name: '_next/x.js', size: 1 }],
    unchanged: 1,
  });
  expect(describePlan(plan)).toBe(
    [
      'new         0.0 KB  _next/y.js',
      'changed     0.0 KB  docs/a/index.html',
      'changed     0.0 KB  docs/b.md',
      'gone        0.0 KB  _next/x.js',
      '1 new (0.0 KB), 2 changed (0.0 KB), 1 gone (0.0 KB), 1 the same.',
    ].join('\n'),
  );
});

test('an export in its own place has nothing to publish', () => {
  const folder = path.join(root(), 'after');
  expect(describePlan(planPublication(folder, folder))).toBe(
    '0 new (0.0 KB), 0 changed (0.0 KB), 0 gone (0.0 KB), 4 the same.',
  );
});

test('sizes are in kilobytes', () => {
  const plan = { added: [{ name: 'a', size: 1_234_567 }], changed: [], gone: [], unchanged: 0 };
  expect(describePlan(plan)).toContain('new      1234.6 KB  a');
});

test('a folder that is no export is named', () => {
  const folder = root();
  mkdirSync(path.join(folder, 'empty'));
  const fault = readFault(() => planPublication(path.join(folder, 'empty'), path.join(folder, 'after')));
  expect(fault.replace(folder, '')).toBe(
    '/empty\n  export: no index.html\n' +
      '  Fix: name the folder of a built site, such as a copy of out/ from the last publication',
  );
});
