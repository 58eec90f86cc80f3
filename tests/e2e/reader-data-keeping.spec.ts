import { STORAGE_KEYS } from '@/lib/storage/keys';
import { NIGHTLY } from '../scope';
import {
  applyData,
  COMPANY,
  EXAMPLE_CNPJ,
  findOpener,
  findShown,
  labels,
  OWN,
  openPanel,
  readStored,
  words,
} from './reader-data-panel';
import { expect, test } from './site-test';

// @behaviour Your data: Gone with a reload unless the reader asks to keep it; one click forgets it
test('is gone with a reload, kept where asked, and forgotten with one click', async ({ page, visit }) => {
  await visit(COMPANY);
  await applyData(page);
  await expect(findShown(page)).toContainText(OWN.cnpj);
  await page.reload();
  await expect(findOpener(page)).toBeVisible();
  await expect(findShown(page)).toContainText(EXAMPLE_CNPJ);

  await applyData(page, true);
  await page.reload();
  await expect(findShown(page)).toContainText(OWN.cnpj);
  await expect(findShown(page)).toContainText('3304557');
  await expect(findShown(page)).not.toContainText(EXAMPLE_CNPJ);

  const panel = await openPanel(page);
  await expect(panel.getByLabel(labels.cnpj)).toHaveValue(OWN.cnpj);
  await panel.getByRole('button', { name: words.forget }).click();
  await expect(panel.getByRole('status').filter({ hasText: words.forgotten })).toBeVisible();
  await expect(panel.getByLabel(labels.cnpj)).toHaveValue('');
  expect(await readStored(page)).toBeNull();
  await panel.getByRole('button', { name: words.close }).click();
  await expect(findShown(page)).toContainText(EXAMPLE_CNPJ);
  await expect(page.locator('[data-own]')).toHaveCount(0);
});

test('rubbish in the storage is forgiven', { tag: NIGHTLY }, async ({ page, visit }) => {
  for (const rubbish of ['{', '[]', '{"cnpj":"<b>","uf":"RJ"}']) {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      STORAGE_KEYS.readerData,
      rubbish,
    ] as const);
    await visit(COMPANY);
    await expect(findShown(page)).toContainText(EXAMPLE_CNPJ);
  }
});
