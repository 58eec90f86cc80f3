import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { WorldName } from '../../worlds/worlds';
import { findFreePort } from '../free-port';
import { test as siteTest } from '../site-test';

const root = path.join(import.meta.dirname, '..', '..', '..');

/** The site's test on another world: `page.goto('/')` opens the root of the host that serves it. */
export function testWorld(name: WorldName) {
  return siteTest.extend<object, { readonly host: string }>({
    host: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's names.
      async ({}, use) => {
        const server = await serveWorld(name);
        await use(server.url);
        await server.stop();
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ host }, use) => use(host),
  });
}

async function serveWorld(name: WorldName): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const folder = path.join(root, 'test-results', 'worlds', name, 'host');
  if (!existsSync(folder)) throw new Error(`The world "${name}" is not built: npm run build:worlds`);
  const port = await findFreePort();
  const server = path.join(root, 'scripts/serve-export.mjs');
  const child = spawn(process.execPath, [server, folder, String(port), '127.0.0.1'], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  await expect.poll(isUp, `the world "${name}" answers`).toBe(true);
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
