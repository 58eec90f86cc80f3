import type { Page } from '@playwright/test';
import { SAMPLE_GENERATORS } from '@/lib/openapi/samples/generate-samples';
import { isWholeRun, NIGHTLY } from '../scope';
import { blockStorage } from './blocked-storage';
import { waitUntilInteractive } from './page-states';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { inAnyLocale } from './texts';

/** Name that readers' browsers already hold: it must never change. */
const KEY = 'docusaurus.tab.code-samples';

const { curl, java, php } = SAMPLE_GENERATORS;

const rows = (page: Page) => page.getByRole('tablist', { name: inAnyLocale(({ code }) => code.languages) });
const tab = (page: Page, name: string) => rows(page).first().getByRole('tab', { name, exact: true });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** The language is the selected tab of every sample, and the only one whose code is on screen. */
async function expectLanguage(page: Page, name: string): Promise<void> {
  await expect(rows(page)).not.toHaveCount(0);
  for (const row of await rows(page).all()) {
    await expect(row.getByRole('tab', { selected: true })).toHaveText([name]);
  }
  const shown = page.getByRole('tabpanel');
  await expect(shown.first()).toBeVisible();
  const labels = await shown.evaluateAll((panels) => panels.map((panel) => panel.getAttribute('aria-label')));
  expect(new Set(labels)).toEqual(new Set([name]));
}

// @behaviour Page parts: The sample language is stored and followed in every tab
test('opens in the first language, and a choice changes every sample of the page, in a second tab too', async ({
  context,
  page,
  visit,
}) => {
  const second = await context.newPage();
  await second.goto(PAGE.operation);
  await waitUntilInteractive(second);
  await page.bringToFront();
  await visit(PAGE.guide);
  expect(await rows(page).count()).toBeGreaterThan(1);
  await expectLanguage(page, curl.label);
  await tab(page, java.label).click();
  await expectLanguage(page, java.label);
  expect(await stored(page)).toBe('java');
  await expectLanguage(second, java.label);
});

// @feature 24
test('the choice holds on the next page and after a reload, from the first paint', async ({ page, visit }) => {
  await visit(PAGE.operation);
  await tab(page, java.label).click();
  await page.locator('a[rel="next"]').click();
  await page.waitForURL(({ pathname }) => pathname !== PAGE.operation);
  await expectLanguage(page, java.label);

  // While the page comes, the chosen language may still be on its way, but no other is ever shown.
  await page.addInitScript(() => {
    const shown = new Set<string | null>();
    Object.assign(window, { shown });
    const look = () => {
      for (const panel of document.querySelectorAll<HTMLElement>('[role="tabpanel"]')) {
        if (getComputedStyle(panel).display !== 'none') shown.add(panel.getAttribute('aria-label'));
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await page.reload();
  await waitUntilInteractive(page);
  expect(await page.evaluate(() => [...Reflect.get(window, 'shown')])).toEqual([java.label]);
  await expectLanguage(page, java.label);
});

// @feature 25
test('the arrow keys, Home and End move through the languages; an address with ?lang=php opens in PHP, whatever was chosen', async ({
  page,
  visit,
}) => {
  await visit(PAGE.operation);
  await test.step('the arrow keys, Home and End move through the languages', async () => {
    const names = await rows(page).first().getByRole('tab').allTextContents();
    await tab(page, curl.label).focus();
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['End', -1],
      ['ArrowRight', 0],
      ['ArrowLeft', -1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      const name = names.at(index) ?? '';
      await expect(tab(page, name)).toBeFocused();
      await expectLanguage(page, name);
    }
    // The browser's own keys stay the browser's: on some systems this one is Back.
    await page.keyboard.press('Control+ArrowRight');
    await expectLanguage(page, names.at(0) ?? '');
    await page.keyboard.press('Tab');
    await expect(rows(page).first().locator(':focus')).toHaveCount(0);
  });
  await test.step('an address with ?lang=php opens in PHP, whatever was chosen before', async () => {
    await page.evaluate((key) => localStorage.setItem(key, 'java'), KEY);
    await visit(`${PAGE.operation}?lang=php`);
    await expectLanguage(page, php.label);
    if (!isWholeRun) return;
    await visit(`${PAGE.operation}?lang=cobol`);
    await expectLanguage(page, java.label);
  });
});

for (const rubbish of ['cobol', '', 'null', '__proto__']) {
  test(`a stored language of "${rubbish}" counts as none`, { tag: NIGHTLY }, async ({ page, visit }) => {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [KEY, rubbish] as const);
    await visit(PAGE.operation);
    await expectLanguage(page, curl.label);
  });
}

test('without storage the languages work for the page', { tag: NIGHTLY }, async ({ page, problems, visit }) => {
  problems.expect(/console warning: The browser refused access to its storage/);
  await blockStorage(page);
  await visit(`${PAGE.operation}?lang=php`);
  await tab(page, java.label).click();
  await expectLanguage(page, java.label);
});
