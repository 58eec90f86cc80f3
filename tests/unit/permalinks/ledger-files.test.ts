import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LEDGER_FOLDER, readLedger, writeLedger } from '@/lib/permalinks/ledger-files.build';
import { expectFault } from '../support/fault-rows';
import { createFixtureSite } from '../support/fixture-site';

test('each part of the site has a file, with a line for each address in the order of their letters', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'ledger-'));
  const ledger = new Map([
    ['/search/', []],
    ['/docs/cstat/nfe/204/', ['posso-reenviar', 'causa', 'b', 'B']],
    ['/docs/', ['inicio']],
    ['/docs/cstat/', []],
  ]);
  writeLedger(root, ledger);
  expect(readdirSync(path.join(root, LEDGER_FOLDER))).toEqual(['cstat.json', 'site.json']);
  expect(readFileSync(path.join(root, LEDGER_FOLDER, 'cstat.json'), 'utf8')).toBe(`{
 "/docs/cstat/": [],
 "/docs/cstat/nfe/204/": [
  "B",
  "b",
  "causa",
  "posso-reenviar"
 ]
}
`);
  expect(readLedger(root)?.get('/docs/')).toEqual(['inicio']);
  expect([...(readLedger(root)?.keys() ?? [])].sort()).toEqual([...ledger.keys()].sort());
});

test('a site may keep none', () => {
  expect(readLedger('/nowhere')).toBeUndefined();
});

test('a file that a merge broke stops the build', () => {
  const file = `${LEDGER_FOLDER}/api.json`;
  const root = createFixtureSite({ [file]: '<<<<<<< HEAD\n{}' });
  expectFault(() => readLedger(root), '', `${file} | JSON: it cannot be read | take the file from the version control`);
});
