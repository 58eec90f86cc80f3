import type { Page } from '@playwright/test';
import { NIGHTLY, tagRow } from '../scope';
import { expectClearOfNavbar } from './page-states';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { fill, pattern, texts } from './texts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const main = (page: Page) => page.getByRole('main');

/** Follows the link by keyboard and expects its address on the clipboard, in the bar, and said. */
async function expectCopies(page: Page, hash: string): Promise<void> {
  const link = main(page).locator(`a[data-copy-link][href="${hash}"]`).first();
  await link.focus();
  await expect(link, 'the keyboard makes it visible').toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: hash })).toBeVisible();
  expect(await clipboard(page)).toBe(new URL(hash, page.url()).href);
  expect(new URL(page.url()).hash).toBe(hash);
}

// @feature 35
test('a parameter, a nested property, an answer and an example each copy their own address', async ({
  page,
  visit,
}) => {
  await visit(`${PAGE.operationWithBody}?lang=php`);
  const nested = await main(page).locator('li[id^="resposta-200."] li[id]').first().getAttribute('id');
  for (const id of ['parametro.header.Idempotency-Key', 'corpo.modelo', nested, 'resposta-409']) {
    await visit(`${PAGE.operationWithBody}#${id}`);
    await expectCopies(page, `#${id}`);
  }
  const example = main(page).locator('details[id^="exemplo.resposta-"]').last();
  await example.locator('> summary').press('Enter');
  await expectCopies(page, `#${await example.getAttribute('id')}`);
});

test('a click says what it copied: the path of an operation, and which link, in the language of the page', async ({
  page,
  visit,
}) => {
  const expectCopiesFirst = async (name: RegExp) => {
    const link = main(page).getByRole('link', { name }).first();
    const hash = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page.getByRole('status').filter({ hasText: fill(texts.links.copied, { name: hash }) })).toBeVisible();
    expect(await clipboard(page)).toBe(new URL(hash, page.url()).href);
  };
  await visit(PAGE.operation);
  await test.step('the path of an operation is copied, and that is said', async () => {
    const path = (await main(page).locator('[data-copy-source]').first().textContent()) ?? '';
    await main(page)
      .getByRole('button', { name: `${texts.code.copy}: ${path}` })
      .click();
    await expect(main(page).getByRole('button', { name: `${texts.code.copied}: ${path}` })).toBeVisible();
    expect(await clipboard(page)).toBe(path);
  });
  await test.step('a click says which link of an operation was copied', () =>
    expectCopiesFirst(pattern(texts.reference.copyLink)));
  await visit(PAGE.guide);
  await test.step('a click says which link of a guide was copied', () =>
    expectCopiesFirst(/^(Link direto|Direct link)/));
});

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

for (const [row, colorScheme] of (['light', 'dark'] as const).entries()) {
  test(`the target of a link stands out: ${colorScheme}, and with forced colours`, {
    tag: tagRow(row),
  }, async ({ page, visit }) => {
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
  });
}

// @feature 25
test('the link of a sample opens the page in its language, environment and example', async ({
  browser,
  page,
  visit,
}) => {
  await visit(PAGE.operationWithBody);
  const code = page.getByRole('complementary', { name: texts.reference.samples });
  await code.getByRole('tab', { name: 'PHP' }).click();
  await code.getByRole('group', { name: texts.code.environment }).getByRole('button').last().click();
  const examples = code.getByRole('combobox', { name: texts.code.exampleChoice });
  const names = await examples.getByRole('option').allTextContents();
  await examples.selectOption({ index: 2 });
  await code.getByRole('button', { name: texts.code.sampleLink }).click();
  await expect(page.getByRole('status').filter({ hasText: '#exemplos.php.' })).toBeVisible();
  const address = await clipboard(page);
  expect(address).toContain('?lang=php&env=producao#exemplos.php.');
  expect(page.url()).toBe(address);
  const shown = await code.getByRole('tabpanel').locator('pre:visible').innerText();

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(address);
  const panel = other.getByRole('complementary', { name: texts.reference.samples });
  await expect(panel.getByRole('tab', { selected: true })).toHaveText('PHP');
  await expect(panel.getByRole('combobox')).toHaveValue(/./);
  await expect(panel.getByRole('option', { selected: true })).toHaveText(names[2] ?? '');
  expect(await panel.getByRole('tabpanel').locator('pre:visible').innerText()).toBe(shown);
  await expectClearOfNavbar(other, panel.getByRole('tabpanel').locator('pre:visible'));
  await context.close();
});
