import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { splitPermalink } from '@/lib/permalinks/alias';
import { NEW_PERMALINKS_FILE, readLedger } from '@/lib/permalinks/ledger-files.build';
import { PROJECT } from '../unit/support/fixture-site';

// What vanished stops the build itself, which has compared all addresses with the ledger as it was then.
test('every address of the export is in the ledger: "npm run permalinks" puts new ones there', () => {
  const ledger = readLedger(PROJECT);
  const wasNew: readonly string[] = JSON.parse(readFileSync(NEW_PERMALINKS_FILE, 'utf8'));
  const isMissing = (address: string) => {
    const { page, anchor } = splitPermalink(address);
    const anchors = ledger?.get(page);
    return anchor === '' ? anchors === undefined : !anchors?.includes(anchor);
  };
  expect(wasNew.filter(isMissing)).toEqual([]);
});
