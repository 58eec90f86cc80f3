import type { Page } from '@playwright/test';
import { expectClearOfNavbar, expectSameDocument, markDocument } from './page-states';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { fill, pattern, texts } from './texts';

/** Id of the property that lies under the most folded parts of the page. */
async function findDeepestProperty(page: Page): Promise<{ id: string; depth: number }> {
  return page.getByRole('main').evaluate((main) => {
    const depthOf = (element: Element | null): number =>
      element === null ? 0 : depthOf(element.parentElement) + (element.matches('details:not([open])') ? 1 : 0);
    return [...main.querySelectorAll('li[id]')]
      .map((property) => ({ id: property.id, depth: depthOf(property) }))
      .reduce((deepest, property) => (property.depth > deepest.depth ? property : deepest), { id: '', depth: 0 });
  });
}

/** Of an operation that is open at the top: its entry in the sidebar, its code, the links of its answers. Ends there. */
async function expectMarksAndPlaces(page: Page): Promise<void> {
  await test.step('the sidebar marks the operation and names its method', async () => {
    const current = page.getByRole('navigation', { name: texts.sidebar.docs }).locator('[aria-current="page"]');
    await expect(current).toBeInViewport();
    await expect(current).toContainText('POST');
  });
  for (const width of [390, 1440]) {
    await test.step(`at ${width} px the link to an answer stands on the first line of its summary, beside the text`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const link = page.locator('section:has(#respostas) details > a').first();
      const { own, line, text } = await link.evaluate((element) => {
        const summary = element.parentElement?.querySelector('summary');
        const words = document.createRange();
        if (summary?.lastElementChild) words.selectNodeContents(summary.lastElementChild);
        return {
          own: element.getBoundingClientRect().toJSON(),
          line: summary?.getBoundingClientRect().toJSON(),
          text: words.getBoundingClientRect().toJSON(),
        };
      });
      expect(Math.abs(own.top - line.top)).toBeLessThan(6);
      expect(own.left).toBeGreaterThanOrEqual(text.right);
      expect(own.right).toBeLessThanOrEqual(line.right);
    });
  }
  await test.step('on wide windows the code stays on screen while the fields scroll', async () => {
    await page.setViewportSize({ width: 1440, height: 800 });
    const code = page.getByRole('complementary', { name: texts.reference.samples });
    await page.evaluate(() => window.scrollTo(0, 1200));
    await expect(code.getByRole('tablist')).toBeInViewport();
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.evaluate(() => window.scrollTo(0, 0));
}

// @feature 36
test.describe('a link to a nested property opens what is folded around it and shows it below the bar', () => {
  test('from another site, on a phone and in a wide window', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await visit(PAGE.operationWithBody);
    const { id, depth } = await findDeepestProperty(page);
    expect(depth).toBeGreaterThan(1);
    const fold = page.locator('details[data-narrow-fold]').first();
    await test.step('a phone folds much of the page', async () => {
      await expect(fold.locator('> summary')).toBeVisible();
      await expect(fold.locator('> :not(summary)')).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8200);
    });
    await test.step('what a phone folds is there for wide windows, without a word about folding', async () => {
      await page.setViewportSize({ width: 1440, height: 800 });
      await expect(fold.locator('> summary')).toBeHidden();
      await expect(fold.locator('> :not(summary)')).toBeVisible();
    });
    for (const width of [390, 1440]) {
      await test.step(`the link opens what is folded, ${width} px wide`, async () => {
        await page.goto('about:blank');
        await page.setViewportSize({ width, height: 800 });
        await visit(`${PAGE.operationWithBody}#${id}`);
        await expectClearOfNavbar(page, page.locator(`[id="${id}"]`));
      });
    }
  });

  // @behaviour Addresses and navigation: A hash inside folded content opens it
  // @feature 3
  test('from the same page, with its code beside the fields and its entry marked, and from another page of the site', async ({
    page,
    visit,
  }) => {
    await visit(PAGE.operationWithBody);
    await expectMarksAndPlaces(page);
    // Before anything is opened.
    const { id: deepest } = await findDeepestProperty(page);
    await test.step('from the same page, where a structure is described only once', async () => {
      const reference = page
        .getByRole('main')
        .locator('a', { hasText: pattern(texts.reference.seeAbove) })
        .first();
      const id = ((await reference.getAttribute('href')) ?? '').slice(1);
      await reference.evaluate((link) => {
        for (let box = link.closest('details'); box; box = box.parentElement?.closest('details') ?? null)
          box.open = true;
      });
      await reference.click();
      await expectClearOfNavbar(page, page.locator(`[id="${id}"]`));
    });
    await test.step('from another page of the site', async () => {
      await visit(PAGE.operation);
      await markDocument(page);
      const link = page
        .getByRole('navigation', { name: texts.sidebar.docs })
        .locator(`a[href^="${PAGE.operationWithBody}"]`);
      await link.evaluate((anchor, href) => anchor.setAttribute('href', href), `${PAGE.operationWithBody}#${deepest}`);
      await link.click();
      await page.waitForURL(`${PAGE.operationWithBody}#${deepest}`);
      await expectClearOfNavbar(page, page.locator(`[id="${deepest}"]`));
      await expectSameDocument(page);
    });
  });
});

test('the link of a property is not under the line of parts when the keyboard comes to it, and puts it into the address', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await visit(PAGE.operation);
  await test.step('what the keyboard comes to upwards is not under the line of parts', async () => {
    const parts = page.getByRole('navigation', { name: texts.page.onThisPage });
    const name = fill(texts.reference.copyLink, { name: 'atualizadoEm' });
    const link = page.getByRole('link', { name, exact: true });
    await page.locator('#resposta-400 > summary').focus();
    // Below the bar and under the line, where a browser would not scroll by itself.
    await link.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 90));
    await page.keyboard.press('Shift+Tab');
    await expect(link).toBeFocused();
    const line = await parts.evaluate((element) => element.getBoundingClientRect().bottom);
    await expect
      .poll(() => link.evaluate((element) => element.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(line);
    await page.waitForURL(PAGE.operation);
  });
  await test.step('every property has a link to itself that puts it into the address', async () => {
    const link = page
      .getByRole('main')
      .getByRole('link', { name: pattern(texts.reference.copyLink) })
      .first();
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${PAGE.operation}${await link.getAttribute('href')}`);
  });
});
