import type { Page } from '@playwright/test';
import { NIGHTLY } from '../scope';
import { expectClearOfNavbar } from './page-states';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { fill, texts } from './texts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const main = (page: Page) => page.getByRole('main');

/** Follows the link by keyboard and expects its address on the clipboard, in the bar, and said. */
async function expectCopies(page: Page, hash: string): Promise<void> {
  const link = main(page).locator(`a[data-copy-link][href="${hash}"]`).first();
  await link.focus();
  await expect(link, 'the keyboard makes it visible').toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: fill(texts.links.copied, { name: hash }) })).toBeVisible();
  expect(await clipboard(page)).toBe(new URL(hash, page.url()).href);
  expect(new URL(page.url()).hash).toBe(hash);
}

/** Opens a link to a property and expects it to be told from others: by an outline, and by its background in colours. */
async function expectToStandOut(page: Page, visit: (path: string) => Promise<void>, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, forcedColors: 'none' });
  await visit(`${PAGE.operationWithBody}#corpo.cpfCnpjEmitente`);
  for (const forcedColors of ['none', 'active'] as const) {
    await test.step(`forced colours ${forcedColors}`, async () => {
      await page.emulateMedia({ colorScheme, forcedColors });
      await expect
        .poll(() => page.evaluate(() => window.matchMedia('(forced-colors: active)').matches))
        .toBe(forcedColors === 'active');
      const target = page.locator('[id="corpo.cpfCnpjEmitente"]');
      await expectClearOfNavbar(page, target);
      await expect(target).toHaveCSS('outline-style', 'solid');
      const [marked, other] = await Promise.all(
        [target, page.locator('[id="corpo.modelo"]')].map((field) =>
          field.evaluate((element) => {
            const { outlineStyle, backgroundColor } = getComputedStyle(element);
            return { outlineStyle, backgroundColor };
          }),
        ),
      );
      expect(other?.outlineStyle).toBe('none');
      if (forcedColors === 'none') expect(marked?.backgroundColor).not.toBe(other?.backgroundColor);
    });
  }
}

// @feature 35
test('the path and each part of an operation copy their address and say so; a link’s target stands out, in forced colours too', async ({
  page,
  visit,
}) => {
  await visit(PAGE.operationWithBody);
  // First: after a click Firefox shows the focus only of what the Tab key reaches.
  await test.step('a parameter, a nested property, an answer and an example each copy their own address', async () => {
    const nested = await main(page).locator('li[id^="resposta-200."] li[id]').first().getAttribute('id');
    for (const id of ['parametro.header.Idempotency-Key', 'corpo.modelo', nested, 'resposta-409']) {
      await visit(`${PAGE.operationWithBody}#${id}`);
      await expectCopies(page, `#${id}`);
    }
    const example = main(page).locator('details[id^="exemplo.resposta-"]').last();
    await example.locator('> summary').press('Enter');
    await expectCopies(page, `#${await example.getAttribute('id')}`);
  });
  await test.step('the path of an operation is copied, and that is said', async () => {
    const path = (await main(page).locator('[data-copy-source]').first().textContent()) ?? '';
    await main(page)
      .getByRole('button', { name: `${texts.code.copy}: ${path}` })
      .click();
    await expect(main(page).getByRole('button', { name: `${texts.code.copied}: ${path}` })).toBeVisible();
    expect(await clipboard(page)).toBe(path);
  });
  await test.step('the target of a link stands out', () => expectToStandOut(page, visit, 'light'));
});

test('the target of a link stands out: dark, and with forced colours', { tag: NIGHTLY }, ({ page, visit }) =>
  expectToStandOut(page, visit, 'dark'),
);

test('a browser that forbids copying still follows the link', { tag: NIGHTLY }, async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) },
    });
  });
  await visit(PAGE.operationWithBody);
  await main(page).locator('a[data-copy-link][href="#corpo.modelo"]').click();
  await page.waitForURL(/#corpo\.modelo$/);
  await expect(page.getByRole('status').filter({ hasText: 'corpo.modelo' })).toHaveCount(0);
});
