import type { Page } from '@playwright/test';
import { waitUntilInteractive } from './page-states';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { fill, texts } from './texts';

/** Name that readers' browsers already hold: it must never change. */
const KEY = 'theme';
const MODES = ['system', 'light', 'dark'] as const;
type Mode = (typeof MODES)[number];

const button = (page: Page, mode: Mode) =>
  page.getByRole('button', { name: fill(texts.theme.label, { mode: texts.theme[mode] }) });
const storedMode = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** Proof by paint: the page's background is dark or light, whatever attributes say. */
async function expectPainted(page: Page, shade: 'dark' | 'light'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', shade);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const [red = 0] = getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
        return red < 128 ? 'dark' : 'light';
      }),
    )
    .toBe(shade);
}

test('follows the system until the reader chooses', async ({ page, visit }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(PAGE.guide);
  await expect(button(page, 'system')).toBeVisible();
  await expectPainted(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectPainted(page, 'light');
  expect(await storedMode(page)).toBeNull();
});

test('the button steps from system to light, dark and back, and keeps the choice', async ({ page, visit }) => {
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
  await expectPainted(page, 'light');
  await expect(button(page, 'system')).toBeVisible();
});

test('the choice holds on the next page and on a page of the other locale', async ({ page, visit }) => {
  await visit(PAGE.guide);
  await button(page, 'system').click();
  await button(page, 'light').click();
  await page.locator('a[rel="next"]').click();
  await expect(page).not.toHaveURL(PAGE.guide);
  await expectPainted(page, 'dark');
  await visit(`/pt-BR${PAGE.guide}`);
  await expectPainted(page, 'dark');
});

test('a second tab follows', async ({ context, page, visit }) => {
  await visit(PAGE.guide);
  const second = await context.newPage();
  await second.goto(PAGE.operation);
  await waitUntilInteractive(second);
  await button(page, 'system').click();
  await button(page, 'light').click();
  await expectPainted(second, 'dark');
  await expect(button(second, 'dark')).toBeVisible();
});

for (const rubbish of ['purple', '', '{"a":1}', 'null']) {
  test(`a stored theme of "${rubbish}" counts as none`, async ({ page, visit }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [KEY, rubbish] as const);
    await visit(PAGE.guide);
    await expect(button(page, 'system')).toBeVisible();
    await expectPainted(page, 'dark');
  });
}

test('without storage the button works for the page', async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await visit(PAGE.guide);
  await button(page, 'system').click();
  await button(page, 'light').click();
  await expectPainted(page, 'dark');
});
