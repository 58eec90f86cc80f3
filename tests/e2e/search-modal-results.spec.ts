import { measureOverflow, waitUntilStill } from './page-states';
import { firstResult, NOTHING, openSearchModal } from './search-box';
import { letSearchWaitForTexts } from './search-completion';
import { expect, test } from './site-test';
import { fill, pattern, texts } from './texts';

const { search } = texts;

test.describe('the modal', () => {
  // What is counted here is what all files have.
  test.beforeEach(({ page }) => letSearchWaitForTexts(page));

  // @behaviour Search: Suggestions and the report link of the no-results screen
  // @behaviour Search: What is shown while only stop words are typed
  // @behaviour Search: The search page follows its address; a submitted query is an entry of the history
  test('suggests others without results, fills a phone, counts, marks and filters results, and leads to all of them', async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const modal = await openSearchModal(page);
    await test.step('without results it suggests others and says where to report it', async () => {
      await modal.box.fill(NOTHING);
      await modal.dialog
        .getByText(fill(search.none, { query: NOTHING }))
        .last()
        .waitFor();
      await expect(modal.dialog.getByText(search.report)).toBeVisible();
      await expect(modal.dialog.getByRole('link', { name: search.reportLink })).toHaveAttribute(
        'href',
        new RegExp(`^https://.*${NOTHING}$`),
      );
      await expect(modal.dialog.getByText(search.tryFor)).toBeVisible();
      const [suggestion = ''] = search.suggestions.split('|');
      await modal.dialog.getByRole('button', { name: suggestion }).click();
      await expect(modal.box).toHaveValue(suggestion);
      await expect(modal.box).toBeFocused();
      await expect(modal.options.first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(modal.dialog).toHaveCount(0);
    });
    await test.step('it fills a phone, scrolls inside, and its results are read in full', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await modal.opener.click();
      await modal.search('certificado');
      await waitUntilStill(modal.dialog);
      // A desktop's scrollbar keeps its room beside it.
      const width = await page.evaluate(() => document.body.offsetWidth);
      expect(await modal.dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height: 844 });
      expect(await measureOverflow(page)).toBe(0);
      await modal.options.last().scrollIntoViewIfNeeded();
      await expect(modal.box).toBeInViewport();
      await page.setViewportSize({ width: 390, height: 420 });
      await expect.poll(async () => (await modal.dialog.boundingBox())?.height).toBe(420);
      await page.keyboard.press('Escape');
      await expect(modal.dialog).toHaveCount(0);
    });
    await page.setViewportSize({ width: 1280, height: 720 });
    await modal.open();
    await modal.search('certificado');
    await test.step('results are counted and marked', async () => {
      await expect(modal.dialog.getByRole('status')).toHaveText(pattern(search.count));
      await expect(modal.options.first().locator('mark').first()).toHaveText(/certificado/i);
    });
    await test.step('what was found stays until the next results are there', async () => {
      const counts = await page.evaluate(() => {
        const seen: number[] = [];
        const list = document.querySelector('dialog [role="listbox"]');
        const note = () => seen.push(document.querySelectorAll('dialog [role="option"]').length);
        if (list?.parentElement)
          new MutationObserver(note).observe(list.parentElement, { childList: true, subtree: true });
        return Object.assign(window, { seenCounts: seen }).seenCounts;
      });
      expect(counts).toEqual([]);
      await page.keyboard.type(' digital', { delay: 20 });
      await expect(modal.active).toContainText(/digital/i);
      const seen = await page.evaluate(() => (window as unknown as { seenCounts: number[] }).seenCounts);
      expect(Math.min(...seen)).toBeGreaterThan(0);
    });
    await test.step('only guides, operations, layouts or codes are shown when asked', async () => {
      await modal.box.fill('certificado');
      const filter = (name: string) => modal.dialog.getByRole('button', { name: new RegExp(`^${name}( \\d+)?$`) });
      for (const [name, folder] of [
        [search.guide, '/docs/documentacao/'],
        [search.api, '/docs/api/'],
        [search.layout, '/docs/leiaute/'],
        [search.cstat, '/docs/cstat/'],
      ] as const) {
        await filter(name).click();
        await expect(filter(name)).toHaveAttribute('aria-pressed', 'true');
        await expect(modal.box).toBeFocused();
        await expect
          .poll(() =>
            modal.options.evaluateAll((all) => all.slice(0, -1).map((link) => link.getAttribute('href') ?? '')),
          )
          .toEqual(expect.not.arrayContaining([expect.not.stringContaining(folder)]));
      }
      await filter(search.everything).click();
      await expect(modal.options.first()).toBeVisible();
    });
    await test.step('where the words tell nothing, more is asked for, and no results are denied', async () => {
      await modal.box.fill('posso ');
      await expect(modal.dialog.getByText(search.start).last()).toBeVisible();
      await expect(modal.options).toHaveCount(0);
      await expect(modal.dialog.getByRole('status').filter({ hasText: search.start })).toHaveCount(1);
      await expect(modal.dialog.getByText(fill(search.none, { query: 'posso' }))).toHaveCount(0);
      await expect(modal.dialog.getByText(search.report)).toHaveCount(0);
      // The first letters of the word that follows find something at once.
      await modal.box.fill('posso c');
      await expect(modal.options.first()).toBeVisible();
    });
    await modal.box.fill('certificado');
    await expect(modal.options.first().locator('mark').first()).toHaveText(/certificado/i);
    await modal.dialog.getByRole('option', { name: pattern(search.seeAll) }).click();
    await page.waitForURL('/search/?q=certificado');
    const listed = firstResult(page);
    await listed.waitFor();
    await test.step('opened on the search page, it changes the results there', async () => {
      const box = page.getByRole('main').getByRole('searchbox');
      await expect(box).toHaveValue('certificado');
      await expect(listed).not.toContainText(/inutiliza/i);
      await modal.open();
      await modal.search('inutiliza');
      await modal.dialog.getByRole('option', { name: pattern(search.seeAll) }).click();
      await expect(box).toHaveValue('inutiliza');
      await expect(listed).toContainText(/inutiliza/i);
      await page.goBack();
      await expect(box).toHaveValue('certificado');
    });
  });
});
