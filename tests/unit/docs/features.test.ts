import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../support/fixture-site';

type Row = { readonly number: number; readonly state: string; readonly proofs: readonly string[] };

/** The rows of the tables in tests/features.md. */
const ROWS = readFileSync(path.join(PROJECT, 'tests/features.md'), 'utf8')
  .split('\n')
  .flatMap((line): readonly Row[] => {
    const [, number, , here = '', proofs = ''] = line.split('|').map((cell) => cell.trim());
    if (!/^\d+$/.test(number ?? '')) return [];
    const state = here.split(':')[0] ?? '';
    return [{ number: Number(number), state, proofs: proofs === '' ? [] : proofs.split('<br>') }];
  });

test('the table of features has every feature once, in order, with a state', () => {
  expect(ROWS.map(({ number }) => number)).toEqual(Array.from({ length: 58 }, (_, index) => index + 1));
  expect(ROWS.filter(({ state }) => !['yes', 'partial', 'no'].includes(state))).toEqual([]);
});

test('every feature that the site has is proved, and what it lacks is not', () => {
  expect(ROWS.filter(({ state, proofs }) => state === 'yes' && proofs.length === 0)).toEqual([]);
  expect(ROWS.filter(({ state, proofs }) => state === 'no' && proofs.length > 0)).toEqual([]);
});

test('every test that proves a feature exists', () => {
  const missing = ROWS.flatMap(({ proofs }) => proofs).filter((proof) => {
    const [file = '', name = ''] = proof.split(' › ');
    const place = path.join(PROJECT, file);
    if (!/\.(test|spec)\.tsx?$/.test(file) || !existsSync(place)) return true;
    const source = readFileSync(place, 'utf8');
    const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return name === '' || !new RegExp(`\\(\\s*(['"\`])${literal}\\1,`).test(source);
  });
  expect(missing).toEqual([]);
});
