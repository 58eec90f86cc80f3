import { NIGHTLY } from '../scope';
import { expectNoFindings } from './axe-findings';
import { expectSameDocument, markDocument } from './page-states';
import { COMPANY, findField, openForm } from './request-form-dialog';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { texts } from './texts';

const { requestForm: words } = texts;

test('on a phone it fills the window, fields and request one at a time, without faults of access', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(COMPANY);
  const form = await openForm(page);
  expect(await form.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(390);
  await expect(form.getByRole('tabpanel')).toBeHidden();
  await findField(page, 'corpo', 'cpfCnpj').fill('x');
  await findField(page, 'corpo', 'cpfCnpj').blur();
  await expectNoFindings(page, 'the fields', 'dialog[open]');
  await form.getByRole('button', { name: words.request, exact: true }).click();
  await expect(form.getByRole('tabpanel')).toContainText('"cpfCnpj": "x"');
  await expectNoFindings(page, 'the request', 'dialog[open]');
});

// @behaviour Request form: On a phone Back closes it and leaves the reader on the page
test('fills a phone until Back closes it, and a place of the page that it leads to takes its place', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Any page of the site before it: this one has nothing to load.
  await page.goto('/robots.txt');
  await visit(COMPANY);
  const form = await openForm(page);
  await page.goBack();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(COMPANY);

  await openForm(page);
  await form.locator('a[href^="#corpo."]').first().click();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/#corpo\./);
  await page.goBack();
  await page.waitForURL(COMPANY);

  await openForm(page);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await page.goBack();
  await page.waitForURL('/robots.txt');
});

test('on wide windows Back leads to the page before, and the form does not stay over it', { tag: NIGHTLY }, async ({
  page,
  visit,
}) => {
  await visit(PAGE.overview);
  await markDocument(page);
  await page.getByRole('main').locator(`a[href="${COMPANY}"]`).first().click();
  await page.waitForURL(COMPANY);
  const form = await openForm(page);
  await page.goBack();
  await page.waitForURL(PAGE.overview);
  await expect(form).toHaveCount(0);
  await expectSameDocument(page);
});
