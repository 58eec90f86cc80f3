import { expect, test } from 'vitest';
import { loadGuides } from '@/lib/content/load-guides.build';
import { describeRules, findStaleRules, formatStaleRules } from '@/lib/content/stale-rules';
import { createFixtureSite, readSmallSite } from '../support/fixture-site';

const FILE = 'content/docs/current/documentacao/envio.mdx';
const RULES = [
  '<Rule source="NT 1" verified="2026-01-01">\n\nUm.\n\n</Rule>',
  '<Rule source="NT 2" verified="2025-11-30">\n\nDois.\n\n</Rule>',
  '<Rule source="NT 3" verified="2026-11-01">\n\nTrês.\n\n</Rule>',
];
const guides = () =>
  loadGuides(createFixtureSite({ [FILE]: `${readSmallSite(FILE)}\n${RULES.join('\n\n')}\n` }), 'current');

test('rules older than the age are listed, the oldest first, with file and line', () => {
  const stale = findStaleRules(guides(), 300, Date.parse('2026-11-21'));
  expect(formatStaleRules(stale).split('\n')).toEqual([
    '2 rules were not compared with their source for long:',
    `  ${FILE}:23 NT 2 (356 days)`,
    `  ${FILE}:17 NT 1 (324 days)`,
  ]);
});

test('a single rule is told as one', () => {
  const stale = findStaleRules(guides(), 340, Date.parse('2026-11-21'));
  expect(formatStaleRules(stale).split('\n')).toEqual([
    '1 rule was not compared with its source for long:',
    `  ${FILE}:23 NT 2 (356 days)`,
  ]);
});

test('a rule of exactly that age is not listed', () => {
  expect(findStaleRules(guides(), 356, Date.parse('2026-11-21'))).toEqual([]);
  expect(formatStaleRules([])).toBe('');
});

test('the build says of all rules what it doubts, and counts them', () => {
  const others = ['<Rule source="NT 4" verified="2026-11-01">\n\nQuatro.\n\n</Rule>'];
  const few = loadGuides(
    createFixtureSite({
      [FILE]: `${readSmallSite(FILE)}\n## A [#a]\n\n${RULES[0]}\n\n## B [#b]\n\n${others.join('')}\n`,
    }),
    'current',
  );
  const today = Date.parse('2026-11-21');
  expect(describeRules(few, new Map(), 300, today)).toEqual([
    `1 rule was not compared with its source for long:\n  ${FILE}:19 NT 1 (324 days)`,
    'Rules: 2, 0 with an outdated note, 1 not compared for 300 days, 0 without a version.',
  ]);
  expect(describeRules(guides(), new Map(), 999, today)).toEqual([
    ['3 rules share their heading and have no id:', `  ${FILE}:17 NT 1`, `  ${FILE}:23 NT 2`, `  ${FILE}:29 NT 3`].join(
      '\n',
    ),
    'Rules: 3, 0 with an outdated note, 0 not compared for 999 days, 0 without a version.',
  ]);
});
