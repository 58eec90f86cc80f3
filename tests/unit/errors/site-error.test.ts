import { describe, expect, test } from 'vitest';
import { describeValue, formatPlace, SiteError } from '../../../lib/errors/site-error';

test('a fault says file, line, key, what was found and the fix', () => {
  const error = new SiteError({
    place: { file: 'content/home.yaml', line: 4, column: 2 },
    key: 'guide',
    found: '"x" does not exist',
    fix: 'use "y"',
  });
  expect(error.message).toMatchInlineSnapshot(`
    "content/home.yaml:4:2
      guide: "x" does not exist
      Fix: use "y""
  `);
  expect(error).toMatchObject({ name: 'SiteError', parts: { key: 'guide' } });
});

test('a place shows only what is known of it', () => {
  expect(formatPlace({ file: 'a.mdx' })).toBe('a.mdx');
  expect(formatPlace({ file: 'a.mdx', line: 3 })).toBe('a.mdx:3');
  expect(formatPlace({ file: 'a.mdx', column: 9 })).toBe('a.mdx');
});

describe('a value in a message', () => {
  test.each([
    [undefined, 'nothing'],
    ['x', '"x"'],
    [0, '0'],
    [null, 'null'],
    [{ a: [1] }, '{"a":[1]}'],
    [Symbol.iterator, 'symbol'],
  ])('%j reads as %s', (value, text) => {
    expect(describeValue(value)).toBe(text);
  });

  test('is cut when it is long', () => {
    expect(describeValue('x'.repeat(500))).toHaveLength(120);
  });
});
