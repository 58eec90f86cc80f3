import type { Page } from '@playwright/test';
import { SAMPLE_GENERATORS } from '@/lib/openapi/samples/generate-samples';
import { NIGHTLY } from '../scope';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { inAnyLocale, texts } from './texts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
/** Beside it stands the button that copies a link. */
const copyCode = (page: Page) => samples(page).locator('button[data-copy]');
const samples = (page: Page) => page.locator('[data-copy-scope]', { has: page.getByRole('tablist') }).first();

/** The sample is cut at that side of its box; a button shows it whole, and cut again. */
async function expectFit(page: Page, side: 'Width' | 'Height'): Promise<void> {
  const text = samples(page).getByRole('tabpanel').locator('pre');
  const button = samples(page).locator(`button[data-fit="${side}"]`);
  const isCut = () => text.evaluate((box, of) => box[`scroll${of}`] > box[`client${of}`], side);
  await expect(button).toBeVisible();
  expect(await isCut()).toBe(true);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await isCut()).toBe(false);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await isCut()).toBe(true);
}

test('copies the code, says so, and offers to copy again', async ({ page, visit }) => {
  await visit(PAGE.guide);
  const block = page
    .getByRole('article')
    .getByRole('figure')
    .filter({ has: page.getByRole('button') })
    .first();
  const button = block.locator('button[data-copy]');
  await expect(button).toHaveText(inAnyLocale(({ code }) => code.copy));
  await button.click();
  await expect(button).toHaveText(inAnyLocale(({ code }) => code.copied));
  expect(await clipboard(page)).toBe(await block.locator('pre').textContent());
  await expect(button).toHaveText(inAnyLocale(({ code }) => code.copy));
});

test('copies the sample that is on screen, code of a later page too, and two quick clicks leave the button as it was', async ({
  page,
  visit,
}) => {
  await visit(PAGE.operation);
  const button = copyCode(page);
  await test.step('a sample that is wider than its box can be shown whole, one that fits has no button for it', async () => {
    await expectFit(page, 'Width');
    await expect(samples(page).locator('button[data-fit="Height"]')).toBeHidden();
  });
  await test.step('the sample that is on screen is copied', async () => {
    for (const { label } of [SAMPLE_GENERATORS.curl, SAMPLE_GENERATORS.php]) {
      await samples(page).getByRole('tab', { name: label, exact: true }).click();
      await button.click();
      const shown = samples(page).getByRole('tabpanel', { name: label, exact: true }).locator('pre');
      await expect.poll(() => clipboard(page)).toBe(await shown.innerText());
    }
    await expect(button).toHaveText(texts.code.copy);
  });
  await test.step('two quick clicks do not leave the button saying that it copied', async () => {
    await button.dblclick();
    await expect(button).toHaveText(texts.code.copied);
    await expect(button).toHaveText(texts.code.copy);
  });
  await test.step('code that came with a later page is copied', async () => {
    await page.locator('a[rel="next"]').click();
    await page.waitForURL(({ pathname }) => pathname !== PAGE.operation);
    await button.click();
    await expect(button).toHaveText(texts.code.copied);
    await expect(button).toHaveText(texts.code.copy);
  });
  await test.step('a browser that forbids copying is not told that it worked', async () => {
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) },
      }),
    );
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: texts.links.failed })).toBeVisible();
    await expect(button).toHaveText(texts.code.copy);
  });
});

test('a sample that is longer than its box can be shown whole, and cut again', { tag: NIGHTLY }, async ({
  page,
  visit,
}) => {
  await visit(PAGE.operationWithBody);
  await expectFit(page, 'Height');
});
