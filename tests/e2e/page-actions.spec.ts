import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { NIGHTLY } from '../scope';
import { localeCases } from './locale-cases';
import { measureOverflow } from './page-states';
import { exportFolder, PAGE } from './site-pages';
import { expect, test } from './site-test';
import { texts, textsOf } from './texts';

const CASES = [PAGE.guide, PAGE.operation, PAGE.overview] as const;
const markdownOf = (address: string) => `${address.slice(0, -1)}.md`;
const readExported = (address: string) => readFileSync(path.join(exportFolder, address), 'utf8');
const copyButton = (page: Page) => page.getByRole('button', { name: texts.pageActions.copy });
const status = (page: Page) => page.locator('[data-copy-page-status]');

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const address of CASES) {
    test(`${address} is copied as Markdown, and says so`, { tag: NIGHTLY }, async ({ page, visit }) => {
      await visit(address);
      await copyButton(page).click();
      await expect(status(page)).toHaveText(texts.pageActions.copied);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(readExported(markdownOf(address)));
    });
  }

  // @feature 52
  test('a page that cannot be fetched is not said to be copied, one that was is for some seconds; after a link, the next is', async ({
    page,
    problems,
    visit,
  }) => {
    problems.expect(/could not be copied|503/);
    const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await page.clock.install();
    await visit(PAGE.guide);
    await test.step('a page that cannot be fetched is not said to be copied', async () => {
      await page.route('**/*.md', (route) => route.fulfill({ status: 503 }));
      await copyButton(page).click();
      await expect(status(page)).toHaveText(texts.pageActions.failed);
      await page.unroute('**/*.md');
    });
    await test.step('that it was copied is said for some seconds', async () => {
      await copyButton(page).click();
      await expect(status(page)).toHaveText(texts.pageActions.copied);
      expect(await readClipboard()).toBe(readExported(markdownOf(PAGE.guide)));
      await page.clock.runFor(10_000);
      await expect(status(page)).toHaveText('');
    });
    await test.step('a page reached by a link is copied, not the one before', async () => {
      await page.locator('a[rel="next"]').click();
      await page.waitForURL(({ pathname }) => pathname !== PAGE.guide);
      const { pathname } = new URL(page.url());
      await copyButton(page).press('Enter');
      await expect(status(page)).toHaveText(texts.pageActions.copied);
      expect(await readClipboard()).toBe(readExported(markdownOf(pathname)));
    });
  });
});

test('a browser that forbids copying says what to do instead', { tag: NIGHTLY }, async ({ page, problems, visit }) => {
  problems.expect(/could not be copied/);
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { write: refuse, writeText: refuse } });
  });
  await visit(PAGE.guide);
  await copyButton(page).click();
  await expect(status(page)).toHaveText(texts.pageActions.refused);
  await page.getByRole('link', { name: texts.pageActions.markdown }).click();
  await page.waitForURL(markdownOf(PAGE.guide));
});

for (const { locale, path: withPrefix } of localeCases) {
  test(`the head of a page in ${locale} names its Markdown file`, { tag: NIGHTLY }, async ({ page, visit }) => {
    await visit(withPrefix(PAGE.guide));
    const link = page.locator('link[rel="alternate"][type="text/markdown"]');
    await expect(link).toHaveAttribute('href', new RegExp(`${markdownOf(PAGE.guide)}$`));
    const shown = page.getByRole('link', { name: textsOf(locale).pageActions.markdown });
    await expect(shown).toHaveAttribute('href', markdownOf(PAGE.guide));
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an operation offers its OpenAPI document and its requests', { tag: NIGHTLY }, async ({ page }) => {
    await page.goto(PAGE.operation);
    for (const [name, ending] of [
      [texts.pageActions.slice, '.openapi.json'],
      [texts.pageActions.http, '.http'],
    ] as const) {
      const started = page.waitForEvent('download');
      await page.getByRole('link', { name }).click();
      const download = await started;
      const address = PAGE.operation.slice(0, -1) + ending;
      expect(download.suggestedFilename()).toBe(path.basename(address));
      expect(readFileSync(await download.path(), 'utf8')).toBe(readExported(address));
    }
  });

  test('the overview offers the API in every format', { tag: NIGHTLY }, async ({ page }) => {
    await page.goto(PAGE.overview);
    const section = page.locator('section', { has: page.locator('#downloads') });
    const links = section.getByRole('listitem').getByRole('link');
    for (const link of await links.all()) {
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(answer.ok(), (await link.textContent()) ?? '').toBe(true);
    }
    await expect(links).toHaveCount(9);
  });
});

test('the actions fit a narrow window', { tag: NIGHTLY }, async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of CASES) {
    await visit(address);
    expect(await measureOverflow(page)).toBe(0);
  }
});
