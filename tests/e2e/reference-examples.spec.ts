import type { Page } from '@playwright/test';
import { SAMPLE_GENERATORS } from '@/lib/openapi/samples/generate-samples';
import { NIGHTLY } from '../scope';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { texts } from './texts';

const panel = (page: Page) => page.getByRole('complementary', { name: texts.reference.samples });
const choice = (page: Page) => panel(page).getByRole('combobox', { name: texts.code.exampleChoice });
const shown = (page: Page) => panel(page).getByRole('tabpanel').locator('pre:visible');
const FOLDED = /\.examples\.json$/;
const labels = Object.values(SAMPLE_GENERATORS).map(({ label }) => label);

/** Ends when the code of the page's folded examples has come. */
const watchFoldedCode = (page: Page) => page.waitForEvent('requestfinished', (one) => FOLDED.test(one.url()));

/** Chooses so many examples, one after the other, and expects another sample in this language for each. */
async function expectSamples(page: Page, label: string, count = Number.POSITIVE_INFINITY): Promise<void> {
  const all = await choice(page)
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  expect(all.length).toBeGreaterThan(2);
  await panel(page).getByRole('tab', { name: label, exact: true }).click();
  const seen = new Set<string>();
  const values = all.slice(0, count);
  for (const value of values) {
    await choice(page).selectOption(value);
    await expect(panel(page).locator(`[data-example="${value}"]:visible`)).toHaveCount(1);
    await expect(shown(page)).toHaveCount(1);
    seen.add(await shown(page).innerText());
  }
  expect(seen.size, `${label} shows another sample for each example`).toBe(values.length);
}

for (const label of labels.slice(1)) {
  test(`every example has its sample in ${label}`, { tag: NIGHTLY }, async ({ page, visit }) => {
    await visit(PAGE.operationWithBody);
    await expectSamples(page, label);
  });
}

// @feature 22
// @feature 17
test('other samples come once and change every language; an example opened, by a link too, shows its own; all folds at once', async ({
  page,
  visit,
}) => {
  test.setTimeout(60_000);
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('.samples.json') && asked.push(request.url()));
  await visit(PAGE.operationWithBody);
  // What stands in for a sample goes when the samples come.
  const id = await page.locator('[data-other-sample]').nth(3).getAttribute('id');
  await test.step('the samples of other examples come once, when the reader turns to the choice', async () => {
    expect(asked).toEqual([]);
    await choice(page).focus();
    await expect.poll(() => asked.length).toBe(1);
  });
  await test.step('choosing an example changes the sample in every language', async () => {
    const [first = '', ...others] = labels;
    await expectSamples(page, first);
    for (const label of others) await expectSamples(page, label, 2);
    expect(asked).toHaveLength(1);
  });
  const examples = page.locator('details[id^="exemplo.corpo."]');
  await test.step('opening an example of the body shows its sample beside it', async () => {
    const example = examples.nth(2);
    const name = (await example.locator('> summary').textContent()) ?? '';
    await example.locator('> summary').click();
    await expect(choice(page).getByRole('option', { selected: true })).toHaveText(name);
    const body = (await example.locator('pre').textContent()) ?? '';
    await panel(page).getByRole('tab', { name: SAMPLE_GENERATORS.curl.label, exact: true }).click();
    await expect(shown(page)).toContainText(body.split('\n').at(2)?.trim() ?? '');
  });
  await test.step('everything that is folded in a part of the page opens and closes at once', async () => {
    const section = page.locator('section[aria-labelledby="corpo"]');
    // The first thing folded is a long list of allowed values.
    const field = section.locator('details').first().locator('> :not(summary)').first();
    await expect(field).toBeHidden();
    const example = await choice(page).inputValue();
    await section.getByRole('button', { name: texts.reference.openAll }).click();
    await expect(field).toBeVisible();
    expect(await choice(page).inputValue(), 'the example stays').toBe(example);
    await section.getByRole('button', { name: texts.reference.closeAll }).click();
    await expect(field).toBeHidden();
  });
  await test.step('a link to an example of the body opens it, with its sample', async () => {
    const opened = await examples.nth(2).getAttribute('id');
    await page.goto('about:blank');
    await visit(`${PAGE.operationWithBody}#${opened}`);
    const example = page.locator(`[id="${opened}"]`);
    await expect(example.locator('pre')).toBeVisible();
    await expect(choice(page).getByRole('option', { selected: true })).toHaveText(
      (await example.locator('> summary').textContent()) ?? '',
    );
  });
  await test.step('a link to a sample opens the page at it', async () => {
    await page.goto('about:blank');
    await visit(`${PAGE.operationWithBody}#${id}`);
    const target = page.locator(`[id="${id}"]`);
    await expect(target.locator('pre')).toBeInViewport();
    await expect(page.locator('[data-other-samples]')).toHaveCount(0);
    const name = await target.getAttribute('data-example');
    await expect(choice(page)).toHaveValue(name ?? '');
  });
});

test('an operation with one example offers no choice', { tag: NIGHTLY }, async ({ page, visit }) => {
  await visit(PAGE.operation);
  await expect(choice(page)).toHaveCount(0);
  await expect(shown(page)).toHaveCount(1);
});

test('on paper the chosen example stands in the chosen language, and every example as JSON', { tag: NIGHTLY }, async ({
  page,
  visit,
}) => {
  const waitForFoldedCode = watchFoldedCode(page);
  await visit(PAGE.operationWithBody);
  await choice(page).selectOption({ index: 1 });
  await expect(page.locator('[data-other-samples]')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).hover();
  await waitForFoldedCode;
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(shown(page)).toHaveCount(1);
  await expect(page.locator('[data-folded-code]')).toHaveCount(0);
  const examples = page.locator('details[id^="exemplo.corpo."] pre');
  expect(await examples.count()).toBeGreaterThan(2);
  for (const example of await examples.all()) await expect(example).toBeVisible();
  await expect(page.getByRole('main').locator('details:not([open]) li[id]').first()).toBeVisible();
});

test.describe('the samples of other examples', () => {
  const OTHERS = '**/*.samples.json';

  test('are not copied before they are there, and the last choice counts', { tag: NIGHTLY }, async ({
    page,
    visit,
  }) => {
    const held: (() => void)[] = [];
    await page.route(OTHERS, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await visit(PAGE.operationWithBody);
    const copies = panel(page).locator('[data-copy-scope]').first().locator('[data-copy], [data-copy-sample]');
    await expect(copies).not.toHaveCount(0);
    await choice(page).selectOption({ index: 2 });
    for (const copy of await copies.all()) await expect(copy).toBeDisabled();
    await choice(page).selectOption({ index: 1 });
    const name = await choice(page).inputValue();
    await expect.poll(() => held.length).toBe(1);
    for (const release of held) release();
    await expect(panel(page).locator('[data-example]:visible')).toHaveAttribute('data-example', name);
    await expect(choice(page)).toHaveValue(name);
    await expect(copies).not.toHaveCount(0);
    for (const copy of await copies.all()) await expect(copy).toBeEnabled();
  });

  test('that do not come leave the choice as it was, and a link to all', { tag: NIGHTLY }, async ({
    page,
    problems,
    visit,
  }) => {
    problems.expect(/503/);
    await visit(PAGE.operationWithBody);
    await page.route(OTHERS, (route) => route.fulfill({ status: 503 }));
    const before = await choice(page).inputValue();
    await choice(page).selectOption({ index: 2 });
    await expect(panel(page).getByRole('status').filter({ hasText: texts.code.otherExamplesFailed })).toBeVisible();
    await expect(panel(page).getByRole('link', { name: texts.code.otherExamples })).toBeVisible();
    await expect(choice(page)).toHaveValue(before);
    await expect(shown(page)).toHaveCount(1);
    await page.unroute(OTHERS);
    await choice(page).selectOption({ index: 2 });
    await expect(page.locator('[data-other-samples]')).toHaveCount(0);
    await expect(shown(page)).toHaveCount(1);
  });
});
