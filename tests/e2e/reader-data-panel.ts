import type { Locator, Page } from '@playwright/test';
import { STORAGE_KEYS } from '@/lib/storage/keys';
import { expect } from './site-test';
import { texts } from './texts';

export const { readerData: words, readerFields: labels } = texts;
/** An operation whose address has a key of the examples. */
export const BY_KEY = '/docs/api/fiscal/listar-documentos-emitidos-por-chave-using-get/';
export const COMPANY = '/docs/api/fiscal/adicionar-empresa-using-post/';
export const EXAMPLE_CNPJ = '11222333000181';
export const OWN = { cnpj: '12ABC34501DE35', uf: 'RJ', series: '7', number: '15', token: 'MEU_TOKEN' } as const;

export const findSamples = (page: Page): Locator =>
  page.locator('[data-copy-scope]:has([data-language-panel])').first();
export const findShown = (page: Page): Locator => findSamples(page).locator('[data-copy-source]:visible');
export const findOpener = (page: Page, name: string = words.open): Locator =>
  findSamples(page).getByRole('button', { name });
export const findPanel = (page: Page): Locator => page.getByRole('dialog', { name: words.title });
export const readStored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.readerData);

export async function openPanel(page: Page): Promise<Locator> {
  await findSamples(page).locator('[data-reader-data]').click();
  await findPanel(page).waitFor();
  return findPanel(page);
}

export async function fillPanel(panel: Locator): Promise<void> {
  await panel.getByLabel(labels.cnpj).fill(OWN.cnpj);
  await panel.getByLabel(labels.uf, { exact: true }).selectOption(OWN.uf);
  await panel.getByLabel(labels.series).fill(OWN.series);
  await panel.getByLabel(labels.number).fill(OWN.number);
  await panel.getByLabel(labels.token).fill(OWN.token);
}

export async function applyData(page: Page, isKept = false): Promise<void> {
  const panel = await openPanel(page);
  await fillPanel(panel);
  if (isKept) await panel.getByLabel(words.keep).check();
  await panel.getByRole('button', { name: words.apply }).click();
  await expect(panel).toBeHidden();
}
