import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { SiteError } from '../../../lib/errors/site-error';
import { loadSite } from '../../../lib/pages/load-site.build';
import { writeSnapshot } from '../../../lib/pages/site-snapshot.build';
import { completePages } from '../../../scripts/complete-pages';
import { createFixtureSite } from '../support/fixture-site';

vi.mock('../../../site.config', () => import('../support/site-config'));

test('a page in another form than Next’s stops the build from whichever thread, with its name', async () => {
  const whole = '<html><body></body></html>';
  const root = createFixtureSite({ 'out/index.html': whole, 'out/docs/index.html': whole });
  const snapshot = path.join(root, 'snapshot.bin');
  writeSnapshot(loadSite(root), snapshot);
  const completed = completePages(path.join(root, 'out'), snapshot);
  await expect(completed).rejects.toBeInstanceOf(SiteError);
  await expect(completed).rejects.toThrow(/^out\/(?:docs\/)?index\.html\n {2}page data: /);
});

test('without the model the threads stop the build too', async () => {
  const root = createFixtureSite({ 'out/index.html': '' });
  await expect(completePages(path.join(root, 'out'), path.join(root, 'missing.bin'))).rejects.toThrow(
    /missing\.bin is missing/,
  );
});
