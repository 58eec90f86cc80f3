import { expect, test } from 'vitest';
import { replaceTokens } from '../../../lib/highlight/tokens';

const TOKENS = [{ content: 'ab', name: 'string' }, { content: 'cd' }, { content: 'ef', name: 'comment' }];
const join = (tokens: readonly { content: string }[]) => tokens.map(({ content }) => content).join('|');

test.each([
  ['within a token', [[0, 1]], '(a)|b|cd|ef'],
  ['over several', [[1, 5]], 'a|(bcde)|f'],
  [
    'beside one another',
    [
      [0, 2],
      [2, 4],
    ],
    '(ab)|(cd)|ef',
  ],
  [
    'twice in one token',
    [
      [2, 3],
      [3, 4],
    ],
    'ab|(c)|(d)|ef',
  ],
  ['up to the end and beyond', [[5, 9]], 'ab|cd|e|(f)'],
  [
    'in one another: the first stays',
    [
      [1, 4],
      [2, 3],
    ],
    'a|(bcd)|ef',
  ],
  ['nowhere', [], 'ab|cd|ef'],
])('stretches are replaced %s', (_, places, expected) => {
  const replacements = places.map(([start = 0, end = 0]) => ({
    start,
    end,
    replace: (own: readonly { content: string }[]) => [{ content: `(${own.map(({ content }) => content).join('')})` }],
  }));
  expect(join(replaceTokens(TOKENS, replacements))).toBe(expected);
});

test('what is cut keeps its kind', () => {
  const keep = (own: readonly { content: string }[]) => own;
  expect(replaceTokens(TOKENS, [{ start: 1, end: 5, replace: keep }])).toEqual([
    { content: 'a', name: 'string' },
    { content: 'b', name: 'string' },
    { content: 'cd' },
    { content: 'e', name: 'comment' },
    { content: 'f', name: 'comment' },
  ]);
});
