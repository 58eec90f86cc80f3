import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { FIXTURE_SITES, type FixtureSite, type FixtureSiteName } from '../../fixture-sites/fixture-sites';
import { isWholeRun } from '../../scope';
import { findFreePort } from '../free-port';
import { test as siteTest } from '../site-test';

const root = path.join(import.meta.dirname, '..', '..', '..');

const testBySite = new Map<FixtureSiteName, ReturnType<typeof extendTest>>();

/**
 * The site's test on another site: `page.goto('/')` opens the root of the host that serves it. All files get the same
 * one of a site, because Playwright starts its workers anew, browser and server included, where fixtures differ.
 */
export function testFixtureSite(name: FixtureSiteName) {
  const known = testBySite.get(name) ?? extendTest(name);
  testBySite.set(name, known);
  return known;
}

function extendTest(name: FixtureSiteName) {
  return siteTest.extend<object, { readonly host: string }>({
    host: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's names.
      async ({}, use) => {
        const server = await serveFixtureSite(name);
        await use(server.url);
        await server.stop();
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ host }, use) => use(host),
  });
}

/**
 * What a host of the fixture site has.
 * @throws Error in a daily run for a site that only the whole run builds, also where one was built before
 */
export function fixtureFolder(name: FixtureSiteName): string {
  const { isNightly }: FixtureSite = FIXTURE_SITES[name];
  if (isNightly && !isWholeRun) throw new Error(`Tests on the fixture site "${name}" have the tag NIGHTLY`);
  const folder = path.join(root, 'test-results', 'fixture-sites', name, 'host');
  if (!existsSync(folder)) throw new Error(`The fixture site "${name}" is not built: npm run build:fixtures`);
  return folder;
}

async function serveFixtureSite(
  name: FixtureSiteName,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const folder = fixtureFolder(name);
  const port = await findFreePort();
  const server = path.join(root, 'scripts/serve-export.mjs');
  const child = spawn(process.execPath, [server, folder, String(port), '127.0.0.1'], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  await expect.poll(isUp, `the fixture site "${name}" answers`).toBe(true);
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    },
  };
}

export { expect };
