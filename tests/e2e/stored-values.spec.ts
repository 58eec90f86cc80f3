import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '@/lib/storage/keys';
import { NIGHTLY } from '../scope';
import { blockStorage } from './blocked-storage';
import { visitPage } from './page-states';
import { expectPainted } from './painted-theme';
import { RUBBISH } from './rubbish';
import { kindCases, PAGE } from './site-pages';
import { expect, test } from './site-test';
import { fill, texts } from './texts';

const KEYS = Object.values(STORAGE_KEYS);

/** Opens a page with a value under each name. */
async function expectToOpen(page: Page, path: string, pickValue: (keyIndex: number) => string): Promise<void> {
  // Of the same origin and without scripts.
  await page.goto('/robots.txt');
  await page.evaluate(
    (values) => {
      for (const storage of [localStorage, sessionStorage]) {
        storage.clear();
        for (const [key, text] of values) storage.setItem(key, text);
      }
    },
    KEYS.map((key, index) => [key, pickValue(index)] as const),
  );
  await visitPage(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/);
}

const kinds = Object.entries(PAGE).map(([kind, path], turn) => ({
  kind,
  path,
  // From page to page the values move on by one name, so that in as many pages as there are values each is under each.
  pickValue: (keyIndex: number) => RUBBISH[(keyIndex + turn) % RUBBISH.length] ?? '',
}));

// @behaviour Failures: Rubbish in storage is harmless on every page kind
test('pages open without an error where something else is wrong under each name', async ({ page }) => {
  test.setTimeout(60_000);
  for (const { kind, path, pickValue } of kinds.slice(0, RUBBISH.length)) {
    await test.step(kind, () => expectToOpen(page, path, pickValue));
  }
});

for (const [row, { kind, path, pickValue }] of kinds.entries()) {
  if (row >= RUBBISH.length) {
    // @behaviour Failures: Rubbish in storage is harmless on every page kind
    test(`${kind} opens without an error where something else is wrong under each name`, { tag: NIGHTLY }, ({ page }) =>
      expectToOpen(page, path, pickValue),
    );
  }

  for (const value of RUBBISH) {
    // @behaviour Failures: Rubbish in storage is harmless on every page kind
    test(`${kind} opens without an error where ${JSON.stringify(value)} is stored`, { tag: NIGHTLY }, ({ page }) =>
      expectToOpen(page, path, () => value),
    );
  }
}

test('there are enough kinds of pages for each value to be under each name', () => {
  expect(Object.keys(PAGE).length).toBeGreaterThanOrEqual(RUBBISH.length);
});

/** What a reader chooses without storage, by the page. */
const CHOICES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  [PAGE.guide]: async (page) => {
    await page.getByRole('button', { name: fill(texts.theme.label, { mode: texts.theme.system }) }).click();
    await expectPainted(page, 'dark');
  },
  [PAGE.operationWithBody]: async (page) => {
    const second = page.getByRole('tab').nth(1);
    await second.click();
    await expect(second).toHaveAttribute('aria-selected', 'true');
  },
};

// @behaviour Failures: Storage that fails is logged and ignored
// @behaviour Colour mode: Blocked storage: the button works for the page
test('pages open where the browser refuses storage, and a choice holds for the page', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/The browser refused access to its storage/);
  await blockStorage(page, ['localStorage', 'sessionStorage']);
  const daily = kindCases.filter(({ tag }) => tag.length === 0).map(({ path }) => path);
  expect(daily).toEqual(expect.arrayContaining(Object.keys(CHOICES)));
  for (const path of daily) {
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await CHOICES[path]?.(page);
  }
});

for (const { kind, path, tag } of kindCases.filter((one) => one.tag.length > 0)) {
  test(`${kind} opens where the browser refuses storage`, { tag }, async ({ page, visit }) => {
    await blockStorage(page, ['localStorage', 'sessionStorage']);
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
