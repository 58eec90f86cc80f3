import { expect, test } from 'vitest';
import { loadGuides } from '@/lib/content/load-guides.build';
import { findStaleRules, formatStaleRules } from '@/lib/content/stale-rules';
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
