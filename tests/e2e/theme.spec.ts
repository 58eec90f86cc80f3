import type { Page } from '@playwright/test';
import { NIGHTLY, tagRow } from '../scope';
import { waitUntilInteractive } from './page-states';
import { expectPainted, listThemeCases, readShades, recordShades, SHADES } from './painted-theme';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { fill, texts } from './texts';

// One file, though it is long: all of it is who decides on the shade, in the order of who wins.

/** Name that readers' browsers already hold: it must never change. */
const KEY = 'theme';
const MODES = ['system', 'light', 'dark'] as const;
type Mode = (typeof MODES)[number];

const button = (page: Page, mode: Mode) =>
  page.getByRole('button', { name: fill(texts.theme.label, { mode: texts.theme[mode] }) });
const storedMode = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** Takes the choice of a dark shade back in a light system, after which nothing is left of it in the tab looked at. */
async function clearChoice(page: Page, lookedAt = page): Promise<void> {
  await button(page, 'dark').click();
  await expectPainted(lookedAt, 'light');
  await button(page, 'light').click();
  await expect(button(lookedAt, 'system')).toBeVisible();
  await expectPainted(lookedAt, 'light');
  expect(await storedMode(lookedAt)).toBeNull();
}

// @behaviour Colour mode: The first step of the button changes what the reader sees, and each state can be reached
// @behaviour Colour mode: Without a choice the page follows the system
// @behaviour Colour mode: The system changing leaves the reader's choice alone
// @behaviour Colour mode: A choice is stored, clearing it leaves nothing behind and follows the system again
test('follows the system until the reader chooses; a choice holds when the system changes, on the next page and in the other locale', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(PAGE.guide);
  await expect(button(page, 'system')).toBeVisible();
  await expectPainted(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectPainted(page, 'light');
  expect(await storedMode(page)).toBeNull();

  await test.step('the system changing does not touch the reader’s choice', async () => {
    await button(page, 'system').click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await waitUntilInteractive(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectPainted(page, 'dark');
    expect(await storedMode(page)).toBe('dark');
  });
  await test.step('nothing is left of the choice', () => clearChoice(page));
  await test.step('a choice holds on the next page and on a page of the other locale', async () => {
    await button(page, 'system').click();
    await page.locator('a[rel="next"]').click();
    await page.waitForURL(({ pathname }) => pathname !== PAGE.guide);
    await expectPainted(page, 'dark');
    await visit(`/pt-BR${PAGE.guide}`);
    await expectPainted(page, 'dark');
  });
});

// @behaviour Colour mode: A choice is stored, clearing it leaves nothing behind and follows the system again
test('the button steps from system to light, dark and back, and keeps the choice', { tag: NIGHTLY }, async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(PAGE.guide);
  await button(page, 'system').click();
  await expectPainted(page, 'light');
  expect(await storedMode(page)).toBe('light');

  await button(page, 'light').click();
  await expectPainted(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await waitUntilInteractive(page);
  await expect(button(page, 'dark')).toBeVisible();
  await expectPainted(page, 'dark');

  await button(page, 'dark').click();
  await button(page, 'light').click();
  await expectPainted(page, 'light');
  await expect(button(page, 'system')).toBeVisible();
  expect(await storedMode(page), 'a cleared choice leaves nothing').toBeNull();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectPainted(page, 'dark');
});

// @behaviour Colour mode: The first step of the button changes what the reader sees, and each state can be reached
for (const system of SHADES) {
  const other = system === 'light' ? 'dark' : 'light';

  test(`the button leads a reader of a ${system} system to ${other}, to ${system} and back to the system`, {
    tag: NIGHTLY,
  }, async ({ page, visit }) => {
    await page.emulateMedia({ colorScheme: system });
    await visit(PAGE.guide);
    for (const [mode, shade] of [
      ['system', system],
      [other, other],
      [system, system],
      ['system', system],
    ] as const) {
      await expectPainted(page, shade);
      await button(page, mode).click();
    }
    await expectPainted(page, other);
    await visit(`${PAGE.guide}?docusaurus-theme=${system}`);
    await button(page, system).click();
    await expectPainted(page, other);
  });
}

// @behaviour Colour mode: A second tab follows a choice
// @behaviour Colour mode: A second tab follows a choice and its clearing
test('a second tab follows a choice, and follows when the choice is cleared; what else a tab stores reaches no other', async ({
  context,
  page,
  visit,
}) => {
  await visit(PAGE.guide);
  const second = await context.newPage();
  await second.goto(PAGE.operation);
  await waitUntilInteractive(second);
  await button(page, 'system').click();
  await expectPainted(second, 'dark');
  await expect(button(second, 'dark')).toBeVisible();

  await test.step('a tab that was opened with the choice follows when it is cleared, and both then follow the system', async () => {
    await second.reload();
    await waitUntilInteractive(second);
    await expect(button(second, 'dark')).toBeVisible();
    await clearChoice(page, second);
  });

  await test.step('rubbish that another tab stores does not reach the page', async () => {
    await button(page, 'system').click();
    await expectPainted(page, 'dark');
    await expect(button(second, 'dark')).toBeVisible();
    await second.evaluate((key) => localStorage.setItem(key, 'purple'), KEY);
    await expect(button(page, 'system')).toBeVisible();
    await expectPainted(page, 'light');
  });
});

for (const clear of ['removeItem', 'clear'] as const) {
  test(`a choice that another tab wipes out with ${clear} is no choice`, { tag: NIGHTLY }, async ({
    context,
    page,
    visit,
  }) => {
    await visit(PAGE.guide);
    await button(page, 'system').click();
    const second = await context.newPage();
    await second.goto(PAGE.operation);
    await second.evaluate(([name, key]) => localStorage[name](key), [clear, KEY] as const);
    await expect(button(page, 'system')).toBeVisible();
    await expectPainted(page, 'light');
    await expect.poll(() => storedMode(page)).toBeNull();
  });
}

// @behaviour Colour mode: `?docusaurus-theme=` shows a shade and does not store it
test('?docusaurus-theme= shows a shade without keeping it, until the reader chooses', async ({ page, visit }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await recordShades(page);
  await visit(`${PAGE.guide}?docusaurus-theme=dark`);
  expect(await readShades(page)).toEqual(['dark']);
  await expect(button(page, 'dark')).toBeVisible();
  expect(await storedMode(page)).toBeNull();

  await page.locator('a[rel="next"]').click();
  await expect(page).not.toHaveURL(/theme=/);
  await expectPainted(page, 'dark');

  await button(page, 'dark').click();
  await expectPainted(page, 'light');
  expect(await storedMode(page)).toBe('light');

  await test.step('the first step leads away from the shade that was asked for, also where it is the system’s', async () => {
    await page.evaluate(() => localStorage.clear());
    await visit(`${PAGE.guide}?docusaurus-theme=light`);
    await button(page, 'light').click();
    await expectPainted(page, 'dark');
  });
});

for (const [row, system] of SHADES.entries()) {
  // @behaviour Colour mode: Every combination of stored, invalid or no choice, of the address's wish, of the system and of the configuration, seen in the browser, from the first frame
  test(`a ${system} system, whatever is stored and asked for, gives the right shade without a flash`, {
    tag: tagRow(row),
  }, async ({ page, visit }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ colorScheme: system });
    await recordShades(page);
    // Of the same origin, whose storage is filled before the first page.
    await page.goto('/robots.txt');
    for (const { stored, asked } of listThemeCases(system)) {
      await page.evaluate((value) => {
        localStorage.clear();
        if (value !== undefined) localStorage.setItem('theme', value);
      }, stored);
      await visit(asked === undefined ? PAGE.home : `${PAGE.home}?docusaurus-theme=${asked}`);
      const choice = [asked, stored].find((value) => value === 'light' || value === 'dark');
      const given = `stored ${stored}, asked ${asked}`;
      expect.soft(await readShades(page), given).toEqual([choice ?? system]);
      const kept = ['light', 'dark', 'system'].includes(stored ?? '') ? stored : null;
      expect.soft(await storedMode(page), `${given}: what stays in storage`).toBe(kept);
    }
  });
}

for (const rubbish of ['purple', '', '{"a":1}', 'null']) {
  // @behaviour Colour mode: Rubbish in storage counts as no choice
  test(`a stored theme of "${rubbish}" counts as none`, { tag: NIGHTLY }, async ({ page, visit }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [KEY, rubbish] as const);
    await visit(PAGE.guide);
    await expect(button(page, 'system')).toBeVisible();
    await expectPainted(page, 'dark');
  });
}
