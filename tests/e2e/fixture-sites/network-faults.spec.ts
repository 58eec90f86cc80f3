import { expect, type Page, test } from '@playwright/test';
import { NIGHTLY } from '../../scope';
import { waitUntilInteractive } from '../page-states';
import { texts } from '../texts';
import { FAULTS, type FaultName, startFaultyHost } from './faulty-host';
import { DAILY, MOMENTS, NEXT, type Outcome, SEARCH, START } from './network-moments';

/** Milliseconds that a page may take: ten until a navigation is given up, and four until a page is found dead. */
const PATIENCE = 30_000;

/** In the notice, or in the box in place of a part that did not come. */
const retry = (page: Page) => page.getByRole('alert').getByRole('button', { name: texts.crash.loadRetry });

async function expectOutcome(page: Page, outcome: Outcome, address: string): Promise<void> {
  await expect(page).toHaveURL(address, { timeout: PATIENCE });
  if (outcome === 'tells') {
    await expect(retry(page)).toBeVisible({ timeout: PATIENCE });
    return;
  }
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible({ timeout: PATIENCE });
  if (outcome === 'waits') return;
  await waitUntilInteractive(page);
  await expect(retry(page)).toBeHidden();
}

/** The scripts that the search page needs beside those of the page one comes from. */
async function findSearchScripts(page: Page, hostUrl: string): Promise<readonly string[]> {
  const list = async (path: string, shown: string) => {
    await page.goto(hostUrl + path);
    // Pages fetch some scripts after they have loaded: what a script shows tells that it has come.
    await page.locator(shown).waitFor();
    return page.evaluate(() => [...document.scripts].map(({ src }) => src && new URL(src).pathname).filter(Boolean));
  };
  const elsewhere = new Set(await list(START, 'html[data-has-hydrated="true"]'));
  const found = (await list(SEARCH, 'main input[type="search"]')).filter((script) => !elsewhere.has(script));
  expect(found).not.toEqual([]);
  return found;
}

test.describe('a bad line', () => {
  let host: Awaited<ReturnType<typeof startFaultyHost>>;
  let searchScripts: readonly string[] | undefined;

  test.beforeAll(async () => {
    host = await startFaultyHost();
  });
  test.afterAll(() => host.stop());
  test.beforeEach(() => host.mend());

  for (const moment of MOMENTS) {
    for (const fault of Object.keys(FAULTS) as FaultName[]) {
      if (moment.leftOut?.includes(fault)) continue;
      const name = `${moment.name}: ${fault}`;
      const outcome = moment.outcome(fault);

      // @behaviour Failures: Whatever fails on the line, the reader keeps a page that can be read, and a way on
      test(`${name}: the page ${outcome}`, { tag: DAILY.includes(name) ? [] : NIGHTLY }, async ({
        browser,
        context,
        page,
      }) => {
        test.setTimeout(90_000);
        const { from, to, isSpoilt, times, act, needsSearchScripts = false } = moment;
        if (needsSearchScripts && searchScripts === undefined) {
          // Found without what the test's own page would keep of them.
          const other = await browser.newPage();
          searchScripts = await findSearchScripts(other, host.url);
          await other.close();
        }
        if (from !== undefined) {
          await page.goto(host.url + from);
          await waitUntilInteractive(page);
          // A link of the content: no others are everywhere, and menus would cover them.
          await page.getByRole('heading', { level: 1 }).evaluate(
            (title, href) => {
              title.insertAdjacentHTML('afterend', `<a id="probe" href="${href}">Next</a>`);
            },
            to === START ? NEXT : to,
          );
        }
        host.spoil((path) => isSpoilt(path, searchScripts ?? []), fault, times);
        await act(page, host.url + to);
        await expectOutcome(page, outcome, host.url + to);
        await expect(page.getByText(/^This page couldn/), 'the framework’s own error page').toHaveCount(0);

        // On a good line again, the reader gets all of it.
        host.mend();
        // In another tab: what never comes keeps the connections that the browser has for the host as long as its tab is
        // there, and a page that is loading itself anew cannot be led elsewhere.
        await page.close();
        const later = await context.newPage();
        await later.goto(host.url + to);
        await expectOutcome(later, 'comes', host.url + to);
      });
    }
  }
});
