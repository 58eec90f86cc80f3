import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NEW_PERMALINKS_FILE } from '@/lib/permalinks/ledger-files.build';

// What vanished stops the build itself, which has compared all addresses with the ledger.
test('every address of the export is in the ledger: "npm run permalinks" puts new ones there', () => {
  expect(JSON.parse(readFileSync(NEW_PERMALINKS_FILE, 'utf8'))).toEqual([]);
});
