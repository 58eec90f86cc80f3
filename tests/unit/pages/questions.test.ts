import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findAddresses } from '../../../bench/relevance';
import { PROJECT } from '../support/fixture-site';
import { projectEngine } from '../support/project-engine';
import { getProjectRecords } from '../support/project-site';

/** The rows of a table: the question in the first column, the answer's address in the last. */
const readRows = (file: string) =>
  readFileSync(path.join(PROJECT, file), 'utf8')
    .split('\n')
    .map((line) => /^\| (.+?) +\| (?:.+ +\| )?(\/\S+) +\|$/.exec(line))
    .flatMap((match) => (match ? [[match[1] ?? '', match[2] ?? ''] as const] : []));

const asked = readRows('tests/questions-2026.md');
const rows = [...readRows('tests/questions.md'), ...asked];

/** Every address of a page or of a heading that search can find. */
const addresses = new Set(getProjectRecords().map(({ url }) => url));

test('the tables are read', () => {
  expect(asked.length).toBeGreaterThanOrEqual(60);
  expect(rows.length - asked.length).toBeGreaterThanOrEqual(40);
});

test.each(rows)('%s → %s', (_question, address) => {
  expect(addresses).toContain(address);
});

test('search finds the answer first for 95 of 100 questions of public threads', { timeout: 120_000 }, () => {
  const missed = asked.filter(([question, address]) => findAddresses(projectEngine, question, 1)[0] !== address);
  expect(missed.length / asked.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
});
