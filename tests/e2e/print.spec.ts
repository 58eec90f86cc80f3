import type { Locator, Page } from '@playwright/test';
import { SAMPLE_GENERATORS } from '@/lib/openapi/samples/generate-samples';
import { isWholeRun, NIGHTLY } from '../scope';
import { PAPER } from './reading-faults';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { texts } from './texts';

/** The texts of those that are hidden, or of which a part is. */
const listCut = (samples: Locator) =>
  samples.evaluateAll((codes) =>
    codes
      .filter(
        (code) =>
          !code.checkVisibility({ visibilityProperty: true }) ||
          code.scrollWidth > code.clientWidth + 1 ||
          code.scrollHeight > code.clientHeight + 1,
      )
      .map(({ textContent }) => textContent),
  );

const LANGUAGES = Object.values(SAMPLE_GENERATORS).map(({ label }) => label);

/** Languages in turn, on paper: the sample of each under its name, whole, and no other. */
async function expectChosenLanguage(page: Page, languages = LANGUAGES): Promise<void> {
  const group = page.locator('[data-copy-scope]', { has: page.locator('[data-language-panel]') }).first();
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  for (const label of languages) {
    // The tabs are not on paper; laying the page out for the screen and back for each would take most of the time.
    await group
      .getByRole('tab', { name: label, exact: true, includeHidden: true })
      .evaluate((tab) => (tab as HTMLElement).click());
    const panel = group.getByRole('tabpanel').filter({ visible: true });
    await expect(panel).toHaveCount(1);
    await expect(panel.getByText(label, { exact: true }).first()).toBeVisible();
    const code = panel.locator('pre').filter({ visible: true });
    await expect(code).toHaveCount(1);
    expect(await listCut(code), label).toEqual([]);
  }
  await page.emulateMedia({ media: 'screen' });
}

// @behaviour For every reader: Paper shows the page: no bars, no buttons, the chosen sample, addresses of links
// @feature 58
// @behaviour For every reader: Paper names the address of the page
test('the chosen language of a guide’s sample is printed in full, and no other, with the addresses of links and of the page', async ({
  page,
  visit,
}) => {
  await visit(PAGE.guide);
  const published = page.locator('[data-print="only"]');
  await expect(published).toBeHidden();
  await test.step('a link to another site prints its address', async () => {
    const address = 'https://www.exemplo.com.br/aviso';
    await page.getByRole('article').evaluate((article, href) => {
      article.append(Object.assign(document.createElement('a'), { href, textContent: 'aviso' }));
    }, address);
    await page.emulateMedia({ media: 'print' });
    const link = page.getByRole('article').locator(`a[href="${address}"]`);
    // Browsers differ in what they call computed: `attr(href)`, or already its value.
    const printed = await link.evaluate((anchor) =>
      getComputedStyle(anchor, '::after').content.replace('attr(href)', anchor.getAttribute('href') ?? ''),
    );
    expect(printed).toContain(address);
    await expect(page.getByText(texts.code.copy, { exact: true }).first()).toBeHidden();
  });
  await test.step('it names where it is published', async () => {
    await expect(published).toBeVisible();
    await expect(published).toHaveText((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '');
  });
  await expectChosenLanguage(page);
});

// @behaviour For every reader: Paper shows the page: no bars, no buttons, the chosen sample, addresses of links
// @feature 58
test('the chosen language of an operation’s sample is printed in full, and no other, with what is folded', async ({
  page,
  visit,
}) => {
  await visit(PAGE.operationWithBody);
  await expectChosenLanguage(page, isWholeRun ? LANGUAGES : LANGUAGES.slice(-2));
  const folded = page.getByRole('main').locator('details:not([open])').filter({ hasText: /./ }).first();
  const inside = folded.locator('> :not(summary)').first();
  await expect(inside).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(inside).toBeVisible();
});

// @behaviour For every reader: Paper shows the page: no bars, no buttons, the chosen sample, addresses of links
test('a group of a layout is printed with its samples in full', { tag: NIGHTLY }, async ({ page, visit }) => {
  await page.setViewportSize(PAPER);
  await visit('/docs/leiaute/nfe/det-imposto-ibscbs/');
  await page.emulateMedia({ media: 'print' });
  const samples = page.getByRole('main').locator('figure pre');
  expect(await samples.count()).toBeGreaterThan(1);
  expect(await listCut(samples)).toEqual([]);
});

for (const kind of ['operation', 'cstatCode', 'recipe', 'layout'] as const) {
  // @behaviour For every reader: Paper names the address of the page
  test(`${kind} prints where it is published`, { tag: NIGHTLY }, async ({ page, visit }) => {
    await visit(PAGE[kind]);
    const address = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
    const line = page.locator('[data-print="only"]');
    await expect(line).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(line).toBeVisible();
    await expect(line).toHaveText(address);
  });
}
