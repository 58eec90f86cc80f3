import { describe, expect, test } from 'vitest';
import { comparePackages } from '../../../../lib/leiaute/packages/compare-packages';
import { PACKAGE_RULES } from '../../../../lib/leiaute/packages/package-rules';
import { ROWS } from './package-rows';
import { add, change, createPackage, createRow } from './small-package';

const tell = (...args: Parameters<typeof comparePackages>) =>
  comparePackages(...args).map(({ kind, layout, path, from, to }) =>
    [kind, layout, path, from, to].filter((part) => part !== undefined).join(' '),
  );

// @behaviour Layout packages: each kind of difference is told, and whether a document that was right may be wrong
describe('a difference between two packages', () => {
  test.each(ROWS)('%s', (_, edits, found, breaking) => {
    const after = createPackage();
    for (const edit of edits) edit(after);
    expect(tell(createPackage(), after)).toEqual(found);
    for (const { isBreaking } of comparePackages(createPackage(), after))
      expect(isBreaking).toBe(breaking === 'breaks');
  });

  test('of each kind has a row', () => {
    const kinds = new Set(ROWS.flatMap(([, , found]) => found.map((text) => text.split(' ')[0])));
    expect(Object.keys(PACKAGE_RULES).filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  test('is none between a package and itself, whatever the order of values', () => {
    const after = createPackage();
    change('/d/kind', { values: ['2', '1'] })(after);
    expect(comparePackages(createPackage(), after)).toEqual([]);
  });

  test('is none where choices have other numbers, and alternatives another order', () => {
    const after = createPackage();
    change('/d/one', { steps: 'c7.2' })(after);
    change('/d/other', { steps: 'c7.1' })(after);
    change('/d/third', { steps: 'c7.3' })(after);
    change('/d/day', { steps: 's8?' })(after);
    change('/d/hour', { steps: 's8?' })(after);
    expect(comparePackages(createPackage(), after)).toEqual([]);
  });

  test('lets a field that had to be there come as an alternative', () => {
    const after = createPackage();
    change('/d/name', { steps: 'c9.1' })(after);
    add(createRow('/d/new', { steps: 'c9.2' }))(after);
    expect(tell(createPackage(), after)).toEqual(['optional doc /d/name', 'field-added doc /d/new']);
  });

  test('tells both of a list of values that became a pattern', () => {
    const after = createPackage();
    change('/d/kind', { values: [], pattern: '[0-9]{2}' })(after);
    expect(tell(createPackage(), after)).toEqual([
      'values-freed doc /d/kind 1, 2 2 dígitos',
      'pattern-changed doc /d/kind 1, 2 2 dígitos',
    ]);
  });
});
