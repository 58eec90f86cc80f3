import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readRecords, writeRecord } from '@/lib/publish/release/records.build';
import { readFault } from '../../support/fault';

function createFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'records-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a record comes back as it was written', () => {
  const folder = path.join(createFolder(), '.releases');
  const release = {
    publishedAt: new Date('2026-11-24T02:48:18.042Z'),
    names: ['docs/index.html', '_next/static/a.js'],
  };
  expect(readRecords(folder)).toEqual([]);
  writeRecord(folder, release);
  expect(readdirSync(folder)).toEqual(['2026-11-24T02-48-18.042Z.txt']);
  expect(readRecords(folder)).toEqual([release]);
});

test('another file among the records is named', () => {
  const folder = createFolder();
  writeFileSync(path.join(folder, 'notas.txt'), '');
  expect(readFault(() => readRecords(folder)).replace(folder, '')).toBe(
    '/notas.txt\n  record: a name that is no moment\n  Fix: take the file away: only publications write there',
  );
});
