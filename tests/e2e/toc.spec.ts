import type { Page } from '@playwright/test';
import { isWholeRun, NIGHTLY, tagRow } from '../scope';
import { addStyle } from './add-style';
import { waitUntilIdle } from './page-states';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { texts } from './texts';

test.use({ viewport: { width: 1440, height: 800 } });

const toc = (page: Page) => page.getByRole('navigation', { name: texts.page.onThisPage });
const active = (page: Page) => toc(page).locator('a[aria-current]');

/** Of the page that was just visited: what its contents list, and which entry is marked while it is read. */
async function expectToFollow(page: Page): Promise<void> {
  await expect(active(page)).toHaveCount(0);
  await test.step('every entry names a heading of the page, in the page’s order', async () => {
    const listed = await toc(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(listed.length).toBeGreaterThan(1);
    const tops = await page.evaluate(
      (hashes) =>
        hashes.map((hash) => document.getElementById((hash ?? '').slice(1))?.getBoundingClientRect().top ?? -1),
      listed,
    );
    expect(tops.every((top) => top >= 0)).toBe(true);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });
  await test.step('the entry of the section that is read is marked, at the end the last', async () => {
    // All of them: in a long list most groups are folded.
    const entries = toc(page).locator('li a');
    const middle = Math.floor((await entries.count()) / 2);
    const hash = (await entries.nth(middle).getAttribute('href')) ?? '';
    await page.locator(hash).evaluate((heading) => heading.scrollIntoView());
    await expect(active(page)).toHaveAttribute('href', hash);
    await expect(active(page)).toBeInViewport();

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = (await entries.last().getAttribute('href')) ?? '';
    await expect(active(page)).toHaveAttribute('href', last);
    await expect(active(page)).toHaveCount(1);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(active(page)).toHaveCount(0);
  });
}

/** Clicks entries from the start and the end of the contents; ends at the top of the page. */
async function expectClicksToMark(page: Page): Promise<void> {
  for (const index of [0, 3, -2, -1]) {
    // By its address: the group that is read unfolds, and the entries have other places.
    const href = await toc(page).getByRole('link').nth(index).getAttribute('href');
    const entry = toc(page).locator(`a[href="${href}"]`);
    await entry.click();
    await expect(entry).toHaveAttribute('aria-current', 'true');
    await expect(active(page)).toHaveCount(1);
  }
  // What a link leads to counts as read until the reader scrolls on: not before the link itself has scrolled.
  await waitUntilIdle(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(active(page)).toHaveCount(0);
}

for (const path of [PAGE.overview, PAGE.guide]) {
  // @behaviour Page parts: The contents list headings of levels 2 to 5
  test(`${path}: entries name headings in order, and that of the section being read is marked, at the end the last`, {
    tag: NIGHTLY,
  }, async ({ page, visit }) => {
    await visit(path);
    await expectToFollow(page);
  });
}

for (const [row, path] of [PAGE.webhook, PAGE.operation].entries()) {
  test(`${path}: the part that is read is marked, and not the samples that stay beside it`, {
    tag: tagRow(row),
  }, async ({ page, visit }) => {
    await visit(path);
    await expect(active(page)).toHaveCount(0);
    const answers = toc(page).locator('a[href="#respostas"]');
    await test.step('a part that stands where its link would lead is the one that is read', async () => {
      await page.locator('#respostas').evaluate((heading) => heading.scrollIntoView());
      await expect(answers).toHaveAttribute('aria-current', 'true');
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(active(page)).toHaveCount(0);
    });
    // To the line at which a heading counts as reached, as a reader scrolls, not as a link does.
    await page.locator('#respostas').evaluate((heading) => {
      window.scrollBy(0, heading.getBoundingClientRect().top - 100);
    });
    await expect(answers).toHaveAttribute('aria-current', 'true');
    await expect(active(page)).toHaveCount(1);
    await toc(page).getByRole('link').last().click();
    await expect(toc(page).getByRole('link').last()).toHaveAttribute('aria-current', 'true');
  });
}

test('a part that stands where its link would lead is the one that is read, with text at 200%', {
  tag: NIGHTLY,
}, async ({ page, visit }) => {
  await visit(PAGE.operation);
  await addStyle(page, 'html { font-size: 200% !important; }');
  await page.locator('#respostas').evaluate((heading) => heading.scrollIntoView());
  await expect(toc(page).locator('a[href="#respostas"]')).toHaveAttribute('aria-current', 'true');
});

// @behaviour Page parts: The contents list headings of levels 2 to 5
test('the entries name headings in order and mark what is read, also on a page that Back opens; on a narrow window they are folded', async ({
  page,
  visit,
}) => {
  await visit(PAGE.faq);
  await expectToFollow(page);
  const folded = toc(page).locator('li[data-folded]');
  const atStart = await folded.count();
  await toc(page).getByRole('link').nth(3).click();
  await expect(active(page)).toHaveCount(1);
  await expect(folded).not.toHaveCount(atStart);
  const hash = (await active(page).getAttribute('href')) ?? '';
  await page.getByRole('navigation', { name: texts.nav.main }).getByRole('link').nth(1).click();
  await page.waitForURL(({ pathname }) => pathname !== PAGE.faq);
  await page.goBack();
  await page.waitForURL(new RegExp(`${PAGE.faq}${hash}$`));
  await expect(active(page)).toHaveAttribute('href', hash);
  await expect(folded).not.toHaveCount(atStart);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(active(page)).toHaveCount(0);
  await expect(folded).toHaveCount(atStart);

  if (isWholeRun)
    await test.step('a click marks the entry that was clicked, wherever the heading ends up on screen', () =>
      expectClicksToMark(page));

  await test.step('on a narrow window the contents are folded above the text', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(toc(page)).toBeHidden();
    const contents = page.getByRole('main').getByRole('group').filter({ hasText: texts.page.onThisPage }).first();
    const link = contents.getByRole('link').first();
    await expect(link).toBeHidden();
    await contents.locator('summary').click();
    const first = (await link.getAttribute('href')) ?? '';
    await expect(page).not.toHaveURL(PAGE.faq + first);
    await link.click();
    await page.waitForURL(PAGE.faq + first);
  });
});
