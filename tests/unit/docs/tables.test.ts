import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildBehaviours, buildFeatures } from '../../tables/build-tables';
import { readFileTags, readTags } from '../../tables/read-tags';
import { PROJECT } from '../support/fixture-site';

const read = (name: string) => readFileSync(path.join(PROJECT, 'tests', name), 'utf8');

describe('the tables of what the tests prove', () => {
  const tags = readTags(PROJECT);

  test('are those that npm run test:tables writes', () => {
    expect(read('behaviours.md')).toBe(buildBehaviours(tags));
    expect(read('features.md')).toBe(buildFeatures(tags, read('features.yaml')));
  });

  test('have what readers rely on', () => {
    expect(new Set(tags.filter(({ kind }) => kind === 'behaviour').map(({ text }) => text)).size).toBeGreaterThan(100);
    expect(new Set(tags.filter(({ kind }) => kind === 'feature').map(({ text }) => text)).size).toBeGreaterThan(40);
  });
});

describe('a tag', () => {
  const readTag = (source: string) => readFileTags(source, 'a.test.ts');

  test('belongs to the test below it, also below a table', () => {
    const each = "// @feature 2\ntest.each([\n  ['a', 1],\n  [b('x', 2)],\n])('name %s', (a) => {});";
    expect(readTag(`// @behaviour A: b\ntest('one \${x}', () => {});\n${each}`)).toEqual([
      { kind: 'behaviour', text: 'A: b', file: 'a.test.ts', test: 'one …' },
      { kind: 'feature', text: '2', file: 'a.test.ts', test: 'name %s' },
    ]);
    expect(readTag("// @feature 1\ntest.each(LIST)('isn\\'t “%s”', () => {});")[0]?.test).toBe("isn't “%s”");
  });

  test('above no test is refused', () => {
    expect(() => readTag('// @feature 1\nconst a = 1;')).toThrow('a.test.ts: no test below “// @feature 1”');
  });

  test('of a feature that nobody listed, or that the site lacks, is refused', () => {
    const tags = readTag("// @feature 1\ntest('a', () => {});");
    const list = (here: string) => `- section: A\n  features:\n    - { number: 1, name: B${here} }\n`;
    expect(() => buildFeatures(tags, '[]')).toThrow('tests/features.yaml has no feature 1');
    expect(() => buildFeatures(tags, list(', here: "no"'))).toThrow('feature 1 is “no” and has 1 tests');
    expect(() => buildFeatures([], list(''))).toThrow('feature 1 is “yes” and has 0 tests');
  });
});
