import content from '@/content/texts.json' with { type: 'json' };
import { NIGHTLY, tagRow } from '../scope';
import { measureOverflow } from './page-states';
import { applyData, BY_KEY, findSamples, OWN } from './reader-data-panel';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { clipboard, copyAddress, findLink, findOffer, main } from './support-links';
import { fill, texts } from './texts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const sentenceOf = (name: string, page: string, url: string) =>
  fill(content.supportSentence.sentence, { name, page, url });

for (const [row, width] of [390, 1280].entries()) {
  // @behaviour Addresses and navigation: A sentence with the copied link is offered for chats
  test(`a sentence for the chat is offered beside the link, ${width} px wide`, { tag: tagRow(row) }, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(PAGE.operationWithBody);
    const link = findLink(page, 'corpo.modelo');
    await link.scrollIntoViewIfNeeded();
    const address = await copyAddress(page, link);
    const offer = page.locator('[popover]:popover-open');
    const title = (await main(page).getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect(offer).toContainText(sentenceOf('corpo.modelo', title, address));
    await expect(offer).toBeInViewport({ ratio: 1 });
    // Not a column of single words at the edge of the window.
    expect((await offer.boundingBox())?.width).toBeGreaterThan(240);
    expect(await measureOverflow(page)).toBe(0);
    await findOffer(page).click();
    await expect(offer).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: texts.links.copiedSentence })).toBeVisible();
    expect(await clipboard(page)).toBe(sentenceOf('corpo.modelo', title, address));
  });
}

test('the keyboard reaches the sentence with the next Tab, and Escape closes it', async ({ page, visit }) => {
  await visit(PAGE.guide);
  const link = main(page).locator('h2 > a[data-copy-link]').nth(1);
  const name = ((await link.locator('..').textContent()) ?? '').trim();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(findOffer(page)).toBeVisible();
  await expect(link).toBeFocused();
  await expect(link, 'screen readers say what comes next').toHaveAccessibleDescription(texts.links.copySentence);
  const address = await clipboard(page);
  await page.keyboard.press('Tab');
  await expect(findOffer(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link).toBeFocused();
  const title = (await main(page).getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect.poll(() => clipboard(page)).toBe(sentenceOf(name, title, address));

  await page.keyboard.press('Enter');
  await expect(findOffer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(findOffer(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(findOffer(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(findOffer(page), 'moving on closes it').toHaveCount(0);
});

test('the sentence of a sample names its language and its example', { tag: NIGHTLY }, async ({ page, visit }) => {
  await visit(PAGE.operationWithBody);
  const code = page.getByRole('complementary', { name: texts.reference.samples });
  const example = await code.getByRole('option', { selected: true }).textContent();
  await code.getByRole('button', { name: texts.code.sampleLink }).click();
  await expect(page.locator('[popover]:popover-open')).toContainText(
    `“${fill(content.supportSentence.sample, { language: 'cURL' })}: ${example}”`,
  );
});

// @behaviour Your data: No copied link and no sentence has any of it, nor anything that was typed
test('neither link nor sentence has what the reader put in or typed', async ({ page, visit }) => {
  await visit(`${BY_KEY}?q=${OWN.cnpj}&lang=${OWN.token}`);
  await applyData(page);
  await expect(findSamples(page).locator('[data-own]:visible').first()).toBeVisible();
  const own = new RegExp([OWN.cnpj, OWN.token, 'q='].join('|'), 'i');
  const controls = main(page).locator('a[data-copy-link]:visible, button[data-copy-sample]:visible');
  const count = await controls.count();
  expect(count).toBeGreaterThan(5);
  for (const control of await controls.all()) {
    await control.click();
    const offer = page.locator('[popover]:popover-open');
    await expect(offer).toBeVisible();
    expect(await clipboard(page)).not.toMatch(own);
    expect(await offer.textContent()).not.toMatch(own);
    await page.keyboard.press('Escape');
  }
});

test('a browser that forbids copying shows the sentence, to be selected', { tag: NIGHTLY }, async ({ page, visit }) => {
  await page.addInitScript(() => {
    const writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await visit(PAGE.operationWithBody);
  await findLink(page, 'corpo.modelo').click();
  await expect(page.getByRole('status').filter({ hasText: texts.links.failed })).toBeVisible();
  await expect(page.locator('[popover]:popover-open')).toContainText('#corpo.modelo');
  await findOffer(page).click();
  await expect(page.locator('[popover]:popover-open')).toBeVisible();
});
