import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { inspectAccessKey } from '@/lib/fiscal/access-key';
import { isWholeRun, NIGHTLY, tagRow } from '../scope';
import { expectNoFindings } from './axe-findings';
import { measureOverflow } from './page-states';
import {
  applyData,
  BY_KEY,
  COMPANY,
  EXAMPLE_CNPJ,
  fillPanel,
  findOpener,
  findPanel,
  findSamples,
  findShown,
  labels,
  OWN,
  openPanel,
  readStored,
  words,
} from './reader-data-panel';
import { RequestLog } from './request-log';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { fill, texts } from './texts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

// @behaviour Your data: By keyboard from a sample: samples, key and copy follow, nothing is sent, no address changes
test('is opened, filled and applied by keyboard', async ({ page, visit }) => {
  const log = new RequestLog(page);
  await visit(BY_KEY);
  expect(log.list().filter((line) => line.includes('seus-dados'))).toEqual([]);
  const address = page.url();
  await findOpener(page).focus();
  await page.keyboard.press('Enter');
  const panel = findPanel(page);
  await expect(panel.getByText(words.private)).toBeVisible();
  log.clear();

  await panel.getByLabel(labels.cnpj).focus();
  await page.keyboard.type('12.ABC.345/01DE-36');
  await page.keyboard.press('Enter');
  await expect(panel.getByLabel(labels.cnpj)).toBeFocused();
  await expect(panel.getByLabel(labels.cnpj)).toHaveAccessibleDescription(fill(labels.cnpjDigits, { expected: '35' }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12.abc.345/01de-35');
  await page.keyboard.press('Tab');
  await page.keyboard.type(OWN.uf);
  await panel.getByLabel(labels.series).focus();
  await page.keyboard.type(OWN.series);
  await page.keyboard.press('Tab');
  await page.keyboard.type(OWN.number);
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(findOpener(page, words.used)).toBeFocused();

  const key = (await findShown(page).locator('mark[data-value="key"]').first().textContent()) ?? '';
  const { faults, state, series, number, taxpayer } = inspectAccessKey(key);
  expect(faults).toEqual([]);
  expect([state?.abbreviation, series, number, taxpayer?.value]).toEqual([OWN.uf, OWN.series, OWN.number, OWN.cnpj]);
  const shown = (await findShown(page).textContent()) ?? '';
  expect(shown).not.toContain(EXAMPLE_CNPJ);
  await findSamples(page).locator('[data-copy]').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(key);

  expect(log.list()).toEqual([]);
  expect(page.url()).toBe(address);
  expect(await readStored(page)).toBeNull();
});

// @behaviour Your data: Pages and samples that come later have it too
test('follows to other examples, other pages and the form', async ({ page, visit }) => {
  await visit(PAGE.operationWithBody);
  await applyData(page);
  const choice = findSamples(page).locator('select[data-example-choice]');
  await choice.focus();
  await choice.selectOption({ index: 4 });
  await expect(findShown(page)).toContainText(OWN.cnpj);

  await page.getByRole('main').getByRole('button', { name: texts.requestForm.open }).click();
  const form = page.getByRole('dialog', { name: texts.requestForm.title });
  await form.getByRole('tabpanel').waitFor();
  await expect(form.getByRole('tabpanel')).toContainText(OWN.cnpj);
  await form.getByRole('button', { name: texts.requestForm.copyLink }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#montar=');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(decodeURIComponent(link)).not.toContain(OWN.cnpj);
  await form.getByRole('button', { name: texts.requestForm.close }).click();

  await page
    .getByRole('navigation', { name: texts.sidebar.docs })
    .locator(`a[href$="${BY_KEY}"]`)
    .evaluate((link) => (link as HTMLElement).click());
  await page.waitForURL(BY_KEY);
  await expect(findShown(page).locator('mark[data-value="key"][data-own]').first()).toBeVisible();
});

// @behaviour Your data: Guides, recipes and what webhooks deliver have it in all their code
for (const [row, [kind, path]] of (
  [
    ['a recipe', PAGE.recipe],
    ['a guide', '/docs/documentacao/guias-de-uso/eventos-fiscais/emitir-evento/'],
    ['a webhook', `${PAGE.webhook}#exemplo.corpo.ciencia`],
  ] as const
).entries()) {
  test(`${kind} has it in all its code`, { tag: tagRow(row) }, async ({ page, visit }) => {
    await visit(path);
    const opener = page.getByRole('main').locator('[data-reader-data]:visible').first();
    await opener.click();
    await findPanel(page).getByLabel(labels.cnpj).fill(OWN.cnpj);
    await findPanel(page).getByRole('button', { name: words.apply }).click();
    const marks = page.locator('mark:is([data-value="cnpj"], [data-value="key"])');
    expect(await marks.count()).toBeGreaterThan(1);
    const all = await marks.allTextContents();
    expect(all.filter((text) => !text.includes(OWN.cnpj))).toEqual([]);
  });
}

// @behaviour Your data: Collections and .http files are made in the browser from the published ones
test('files for API clients have it, made in the browser', async ({ page, visit }) => {
  await visit(BY_KEY);
  const panel = await openPanel(page);
  await fillPanel(panel);
  const atNight = isWholeRun ? [words.firstSteps, words.postman] : [];
  for (const name of [words.httpFile, ...atNight, words.bruno]) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name, exact: true }).click(),
    ]);
    expect(download.url()).toMatch(/^blob:/);
    const content = readFileSync(await download.path());
    const files = download.suggestedFilename().endsWith('.zip') ? Object.values(unzipSync(content)) : [content];
    const all = files.map((file) => strFromU8(file)).join('\n');
    expect(all).toContain(OWN.cnpj);
    // Saved answers keep the example's.
    expect(all).not.toMatch(new RegExp(String.raw`(?:@cnpj = |\bcnpj"?,?\s+"?value"?: "?)${EXAMPLE_CNPJ}`));
  }
});

// @behaviour Your data: On a phone Back closes the panel and leaves the reader on the page
test('fills a phone until Back closes it', { tag: NIGHTLY }, async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(BY_KEY);
  const panel = await openPanel(page);
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(BY_KEY);

  await test.step('opens where the browser has translated the page', async () => {
    await page.evaluate(() => {
      document.documentElement.lang = 'es';
    });
    await openPanel(page);
  });
});

// @behaviour For every reader: The panel for the reader's data has no accessibility finding and fits a phone
test('has no accessibility finding and fits a phone', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(COMPANY);
  const panel = await openPanel(page);
  await panel.getByLabel(labels.cnpj).fill('1');
  await panel.getByRole('button', { name: words.apply }).click();
  await expect(panel.getByText(labels.cnpjForm)).toBeVisible();
  await expectNoFindings(page, 'the panel with a fault', 'dialog[open]');
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
});
