import { expect, type Locator, type Page } from '@playwright/test';
import type { JsonValue } from '@/lib/openapi/samples/sample-request';
import { texts } from './texts';

const { requestForm: words } = texts;

/** Page of an operation whose form has few fields. */
export const COMPANY = '/docs/api/fiscal/adicionar-empresa-using-post/';

export const findOpener = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: words.open });

/** The control of a field, from the names that lead to it. */
export const findField = (page: Page, ...names: readonly string[]): Locator =>
  page.locator(`[id="${['montar', ...names].join('/')}"]`);

export const readClipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Opens the form of the page and waits until it can be filled. */
export async function openForm(page: Page): Promise<Locator> {
  await findOpener(page).click();
  const form = page.getByRole('dialog', { name: words.title });
  await form.getByRole('button', { name: words.nothingToFix }).waitFor();
  return form;
}

/** The body that the form stands for, as its button copies it. */
export async function copyBody(page: Page, form: Locator): Promise<JsonValue> {
  await form.getByRole('button', { name: words.copyJson }).click();
  await expect(form.getByRole('status').filter({ hasText: words.copied })).toBeVisible();
  return JSON.parse(await readClipboard(page)) as JsonValue;
}
