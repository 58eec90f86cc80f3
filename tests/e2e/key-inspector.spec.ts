import type { Locator, Page } from '@playwright/test';
import { weighCharacters } from '../../lib/fiscal/check-digit';
import { NIGHTLY } from '../scope';
import { expectNoFindings } from './axe-findings';
import { localeCases } from './locale-cases';
import { expectSameDocument, markDocument, measureOverflow, waitUntilIdle } from './page-states';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { fill, texts } from './texts';

const PATH = '/docs/ferramentas/chave-de-acesso/';
const KEY = '35261111222333000181550010000012341482150930';
const WRONG = '35261111222333000181550010000012341482150939';
const LETTERS = '35260812ABC34501DE35550010000000011521914280';

/** What the inspector announces, in the default locale unless another title is given. */
const verdict = (page: Page, title = texts.accessKey.title) =>
  page.getByRole('region', { name: title }).getByRole('status');

for (const { locale, texts: own, path: inLocale, tag } of localeCases) {
  const { accessKey, keyFaults, keyParts } = own;
  const path = inLocale(PATH);
  const box = (page: Page) => page.getByRole('textbox', { name: accessKey.label });
  const inspector = (page: Page) => page.getByRole('region', { name: accessKey.title });
  const row = (page: Page, name: string) => inspector(page).getByRole('row').filter({ hasText: name });

  test.describe(`in ${locale}`, { tag }, () => {
    test('a pasted key is taken apart and found right, with letters too; while one is typed, what is missing is said', async ({
      page,
      visit,
    }) => {
      await visit(path);
      await box(page).fill(`NFe${KEY.replace(/(.{4})/g, '$1 ')}`);
      await expect(verdict(page, accessKey.title)).toContainText(accessKey.right);
      await expect(row(page, keyParts.taxpayer)).toContainText('11.222.333/0001-81');
      await expect(row(page, keyParts.state)).toContainText('SP');
      await expect(row(page, keyParts.number)).toContainText('1234');
      await expect(row(page, keyParts.state).getByRole('link', { name: 'cUF' })).toHaveAttribute(
        'href',
        `${inLocale('/docs/leiaute/nfe/ide/')}#ide.cUF`,
      );
      await expect(inspector(page).getByText(accessKey.wrong, { exact: true })).toHaveCount(0);

      await test.step('nothing is left of a key that is taken out', async () => {
        await box(page).fill('');
        await expect(verdict(page, accessKey.title)).toHaveCount(0);
      });
      await test.step('while a key is typed, what is missing is said', async () => {
        await box(page).pressSequentially('3525');
        await expect(verdict(page, accessKey.title)).toContainText(fill(keyFaults.short, { length: 4, count: 40 }));
        // A letter in the place of the year's second digit.
        await box(page).fill('352O04');
        await expect(verdict(page, accessKey.title)).toContainText(fill(keyFaults.short, { length: 6, count: 38 }));
      });
      await test.step('a key with letters in the CNPJ is right, in lower case too', async () => {
        await box(page).fill(LETTERS.toLowerCase());
        await expect(verdict(page, accessKey.title)).toContainText(accessKey.right);
        await expect(row(page, keyParts.taxpayer)).toContainText('12.ABC.345/01DE-35');
      });
    });

    test('a wrong check digit is pointed at, with the right one and without an accessibility finding', async ({
      page,
      visit,
    }) => {
      await visit(`${path}#chave=${WRONG}`);
      await expect(box(page)).toHaveValue(WRONG);
      await expect(verdict(page, accessKey.title)).toContainText(
        fill(keyFaults.checkDigit, { value: WRONG.slice(-1), expected: KEY.slice(-1) }),
      );
      await expect(row(page, keyParts.checkDigit)).toContainText(accessKey.wrong);
      await expect(inspector(page).getByRole('link', { name: accessKey.link })).toHaveCount(0);

      await expectNoFindings(page, WRONG, 'main');
      await test.step('nothing is wider than a phone', async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await measureOverflow(page)).toBe(0);
      });
    });

    test('has no accessibility finding with a right key', { tag: NIGHTLY }, async ({ page, visit }) => {
      await visit(`${path}#chave=${KEY}`);
      await expect(verdict(page, accessKey.title)).toBeVisible();
      await expectNoFindings(page, KEY, 'main');
    });
  });
}

test('the link to a key opens the inspector with it, and another link changes it', { tag: NIGHTLY }, async ({
  page,
  visit,
}) => {
  await visit(`${PATH}#chave=${KEY}`);
  const link = page.getByRole('link', { name: texts.accessKey.link });
  await expect(link).toHaveAttribute('href', `#chave=${KEY}`);
  await page.evaluate((key) => {
    window.location.hash = `#chave=${key}`;
  }, LETTERS);
  await expect(page.getByRole('textbox', { name: texts.accessKey.label })).toHaveValue(LETTERS);
});

test('the key never leaves the page: no request, no storage', async ({ page, visit }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await visit(`${PATH}#chave=${LETTERS}`);
  await page.getByRole('textbox', { name: texts.accessKey.label }).fill(KEY);
  await expect(verdict(page)).toContainText(texts.accessKey.right);
  // Documents are asked for without the fragment; Playwright shows it all the same.
  const sent = asked.map((address) => address.replace(/#\S*/, ''));
  expect(sent.filter((address) => address.includes(KEY) || address.includes(LETTERS))).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(kept).not.toContain(KEY);
});

/** Opens an operation and gives the first key of its samples: keys become links when the focus first comes into the page. */
async function openKeyOfSample(page: Page, visit: (path: string) => Promise<void>): Promise<Locator> {
  await visit(PAGE.operation);
  await page.getByRole('main').locator('a, button, pre').first().focus();
  const key = page.getByRole('link', { name: /^"?[0-9]{6}[0-9A-Z]{12}[0-9]{26}"?$/ }).and(page.locator(':visible'));
  await expect(key.first()).toHaveAttribute('title', texts.accessKey.openKey);
  return key.first();
}

test('a key in a sample opens in the inspector, by keyboard', async ({ page, visit }) => {
  const key = await openKeyOfSample(page, visit);
  await markDocument(page);
  await key.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`${PATH}#chave=[0-9A-Z]{44}$`));
  await expect(verdict(page)).toContainText(texts.accessKey.right);
  await expectSameDocument(page);
});

// Which clicks are meant is in tests/unit/components/key-links.test.ts.
test('a key in a sample opens by pointer, but not with a key held or where text was selected', {
  tag: NIGHTLY,
}, async ({ page, visit }) => {
  const key = await openKeyOfSample(page, visit);
  await markDocument(page);
  await key.click({ modifiers: ['ControlOrMeta'] });
  const box = await key.boundingBox();
  // Its middle is where the click was; its ends may be cut off by the box of the sample.
  const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  await page.mouse.move(x - 40, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => `${window.getSelection()}`)).toMatch(/^\d+$/);
  await waitUntilIdle(page);
  await expect(page).toHaveURL(PAGE.operation);
  await page.evaluate(() => window.getSelection()?.removeAllRanges());
  await key.click();
  await page.waitForURL(new RegExp(`${PATH}#chave=[0-9A-Z]{44}$`));
  await expectSameDocument(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs, and explains a key', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText(texts.accessKey.withoutScript)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: texts.keyParts.checkDigit })).toContainText(KEY.slice(-1));
    const { sum } = weighCharacters(KEY.slice(0, -1));
    const result = { sum, remainder: sum % 11, digit: KEY.slice(-1) };
    await expect(page.getByText(fill(texts.accessKey.digitResult, result))).toBeVisible();
  });
});
