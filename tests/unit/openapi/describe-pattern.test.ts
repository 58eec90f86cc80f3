import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { describePattern } from '../../../lib/openapi/describe-pattern';
import { PROJECT } from '../support/fixture-site';

describe('a pattern', () => {
  test.each([
    ['^[0-9]{44}$', [[{ kind: 'digits', min: 44, max: 44 }]]],
    ['^[0-9]{2,14}$', [[{ kind: 'digits', min: 2, max: 14 }]]],
    ['^[0-9]$', [[{ kind: 'digits', min: 1, max: 1 }]]],
    ['^([A-Z]{2})$', [[{ kind: 'capitals', min: 2, max: 2 }]]],
    [
      '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$',
      [
        [{ kind: 'digits', min: 11, max: 11 }],
        [
          { kind: 'digitsCapitals', min: 12, max: 12 },
          { kind: 'digits', min: 2, max: 2 },
        ],
      ],
    ],
    [
      '^[0-9]{1,13}\\.[0-9]{2}$',
      [
        [
          { kind: 'digits', min: 1, max: 13 },
          { kind: 'text', value: '.' },
          { kind: 'digits', min: 2, max: 2 },
        ],
      ],
    ],
    ['^([0-9]{2,14}|ISENTO)$', [[{ kind: 'digits', min: 2, max: 14 }], [{ kind: 'text', value: 'ISENTO' }]]],
  ])('%s is taken apart', (pattern, parts) => {
    expect(describePattern(pattern)).toEqual(parts);
  });

  test.each([
    '[0-9]+',
    '^a*$',
    '^[0-9]{3,}$',
    '^[^a]{2}$',
    '^(a|[1-9])$',
    '^a|b$',
    '^((a))$',
    '^$',
    '^.{3}$',
    '^\\d{3}$',
    '',
  ])('%s, which is more or less than that, is not', (pattern) => {
    expect(describePattern(pattern)).toBeUndefined();
  });

  test('of openapi.yaml is said in words, but for one', () => {
    const source = readFileSync(path.join(PROJECT, 'openapi.yaml'), 'utf8');
    const patterns = [...source.matchAll(/pattern: ["']?(\^.*?\$)["']?$/gm)].map(([, pattern]) => pattern ?? '');
    expect(patterns.length).toBeGreaterThan(30);
    const unsaid = patterns
      .map((pattern) => pattern.replaceAll('\\\\', '\\'))
      .filter((pattern) => !describePattern(pattern));
    expect([...new Set(unsaid)]).toEqual(['^[1-9]$']);
  });
});

test('a class named like a part of the language is none of the known ones', () => {
  expect(describePattern('^[constructor]$')).toBeUndefined();
});
