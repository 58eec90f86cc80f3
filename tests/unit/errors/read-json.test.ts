import { expect, test } from 'vitest';
import { loadResults } from '../../../lib/quality/load-results.build';
import { RESULTS_FILE } from '../../../lib/quality/test-results';
import { readFault } from '../support/fault';
import { createFixtureSite } from '../support/fixture-site';

test('a recorded file that is no JSON is named, with the command that writes it', () => {
  const root = createFixtureSite({ [RESULTS_FILE]: '{' });
  const text = readFault(() => loadResults(root));
  expect(text).toContain(RESULTS_FILE);
  expect(text).toContain('it cannot be read');
  expect(text).toContain('run npm run quality:record again');
});
