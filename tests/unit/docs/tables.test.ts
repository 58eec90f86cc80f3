import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildBehaviours, buildFeatures } from '../../tables/build-tables';
import { readFileTags, readTags } from '../../tables/read-tags';
import { PROJECT } from '../support/fixture-site';

const read = (name: string) => readFileSync(path.join(PROJECT, 'tests', name), 'utf8');

/** What only the whole run proves as it is promised; what guards it daily stands in CONTRIBUTING.md. */
const NIGHTLY_PROMISES: readonly string[] = [
  'Addresses and navigation: A page whose name really is `index` wins over that rule',
  'Addresses and navigation: The same hash clicked again scrolls again',
  'Images: An image that is zoomed closes when the window changes its size',
  'Offline: The archive opens from a disk without a network, with styles, pictures, links and anchors',
  'Offline: The archive’s search finds first what the site’s own finds first, and opens it from the disk',
  'Request form: A document is built by keyboard alone',
  'Versions: Where no version is remembered, none is stored or read',
  'Your data: On a phone Back closes the panel and leaves the reader on the page',
];

describe('the tables of what the tests prove', () => {
  const tags = readTags(PROJECT);

  test('are those that npm run test:tables writes', () => {
    expect(read('behaviours.md')).toBe(buildBehaviours(tags));
    expect(read('features.md')).toBe(buildFeatures(tags, read('features.yaml')));
  });

  test('name for each promise a test that every change must pass', () => {
    const daily = new Set(tags.filter(({ isNightly }) => !isNightly).map(({ text }) => text));
    const nightly = new Set(tags.map(({ text }) => text).filter((text) => !daily.has(text)));
    expect([...nightly].toSorted()).toEqual(NIGHTLY_PROMISES);
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
      { kind: 'behaviour', text: 'A: b', file: 'a.test.ts', test: 'one …', isNightly: false },
      { kind: 'feature', text: '2', file: 'a.test.ts', test: 'name %s', isNightly: false },
    ]);
    expect(readTag("// @feature 1\ntest.each(LIST)('isn\\'t “%s”', () => {});")[0]?.test).toBe("isn't “%s”");
  });

  test('says whether only the whole run has the test', () => {
    const nightly = "// @feature 1\ntest('a', { tag: NIGHTLY }, async () => {});";
    const daily = "// @feature 1\ntest('a', () => run({ tag: NIGHTLY }));";
    expect(readTag(`${nightly}\n${daily}`).map(({ isNightly }) => isNightly)).toEqual([true, false]);
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
