import path from 'node:path';
import { listSecurityHeaders } from '@/lib/publish/security/security-headers';
import { isWholeRun, NIGHTLY } from '../scope';
import { HOST_SERVERS } from './hosts-servers';
import { waitUntilInteractive } from './page-states';
import { exportFolder, kindCases, PAGE } from './site-pages';
import { expect, test } from './site-test';

/**
 * Daily a guide and the page that starts a worker: all pages have the same policy (tests/export/security-policy.test.ts),
 * and the same headers (hosts.spec.ts).
 */
const addresses = isWholeRun ? kindCases.map(({ path }) => path) : [PAGE.guide, PAGE.search];

/** The headers whatever the policy says. */
const NAMES = listSecurityHeaders('').map(({ name }) => name.toLowerCase());

for (const [configuration, startHost] of Object.entries(HOST_SERVERS)) {
  // Daily under the configuration that more hosts will have; both send the same headers (hosts.spec.ts).
  const tag = configuration === 'nginx.conf' ? [] : NIGHTLY;

  // @behaviour Publishing: Every kind of page works under the headers that hosts send, and the browser has nothing to say
  test(`every kind of page opens under the headers of hosts/${configuration}`, { tag }, async ({ page }) => {
    test.setTimeout(120_000);
    const said: string[] = [];
    page.on('console', (message) => said.push(`${page.url()}: ${message.text()}`));
    const server = await startHost(exportFolder, path.join(exportFolder, '../hosts', configuration));
    try {
      for (const address of addresses) {
        const answer = await page.goto(server.url + address);
        expect(Object.keys(answer?.headers() ?? {}), address).toEqual(expect.arrayContaining(NAMES));
        await waitUntilInteractive(page);
        await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      }
    } finally {
      await server.stop();
    }
    expect(said, 'what the browser says of the pages and their headers').toEqual([]);
  });
}
