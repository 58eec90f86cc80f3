import type { Locator, Page } from '@playwright/test';
import content from '@/content/texts.json' with { type: 'json' };
import { isWholeRun, NIGHTLY } from '../scope';
import { measureOverflow } from './page-states';
import { applyData, BY_KEY, findSamples, findShown, OWN } from './reader-data-panel';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { clipboard, copyAddress, findLink, findOffer, main } from './support-links';
import { fill, texts } from './texts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const sentenceOf = (name: string, page: string, url: string) =>
  fill(content.supportSentence.sentence, { name, page, url });

/** Copies the address of a link and expects the sentence beside it, whole on screen, and copied when it is taken. */
async function expectSentence(page: Page, link: Locator, name: string): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  const address = await copyAddress(page, link);
  const offer = page.locator('[popover]:popover-open');
  const title = (await main(page).getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(offer).toContainText(sentenceOf(name, title, address));
  await expect(offer).toBeInViewport({ ratio: 1 });
  // Not a column of single words at the edge of the window.
  expect((await offer.boundingBox())?.width).toBeGreaterThan(240);
  expect(await measureOverflow(page)).toBe(0);
  await findOffer(page).click();
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: texts.links.copiedSentence })).toBeVisible();
  expect(await clipboard(page)).toBe(sentenceOf(name, title, address));
}

for (const width of [390, 1280]) {
  // @behaviour Addresses and navigation: A sentence with the copied link is offered for chats
  test(`a sentence for the chat is offered beside the link, ${width} px wide`, { tag: NIGHTLY }, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(PAGE.operationWithBody);
    await expectSentence(page, findLink(page, 'corpo.modelo'), 'corpo.modelo');
  });
}

// @behaviour Addresses and navigation: A sentence with the copied link is offered for chats
test('a sentence is offered on a phone too; the keyboard reaches it with the next Tab, and Escape closes it', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(PAGE.guide);
  await test.step('a sentence for the chat is offered beside the link, 390 px wide', async () => {
    const link = main(page).locator('h2 > a[data-copy-link]').first();
    const hash = (await link.getAttribute('href')) ?? '';
    const name = ((await link.locator('..').textContent()) ?? '').trim();
    await link.click();
    await expect(page.getByRole('status').filter({ hasText: fill(texts.links.copied, { name: hash }) })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectSentence(page, link, name);
  });
  await page.setViewportSize({ width: 1280, height: 720 });
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

/** What the reader put in, as far as nothing else has it by chance. */
const OWN_VALUES = new RegExp(
  Object.values(OWN)
    .filter((value) => value.length > 2)
    .join('|'),
  'i',
);

// @behaviour Your data: No copied link and no sentence has any of it, nor anything that was typed
// @behaviour Your data: No link and no address has any of it
test('neither address nor link nor sentence has what the reader put in or typed', async ({ page, visit }) => {
  await visit(`${BY_KEY}?q=${OWN.cnpj}&lang=${OWN.token}`);
  const typed = page.url();
  await applyData(page);
  await expect(findSamples(page).locator('[data-own]:visible').first()).toBeVisible();
  await test.step('no address has any of it, neither that of a sample nor that of a key', async () => {
    await findSamples(page).locator('button[data-copy-sample]').click();
    await expect.poll(() => page.url()).toContain('#');
    expect(page.url()).not.toMatch(OWN_VALUES);
    const mark = findShown(page).locator('mark[data-value="key"]').first();
    await mark.hover();
    await mark.click();
    await page.keyboard.press('Tab');
    expect(page.url()).not.toMatch(OWN_VALUES);
    const links = await page.locator('a[href]').evaluateAll((anchors) => anchors.map((anchor) => String(anchor)));
    expect(links.filter((href) => OWN_VALUES.test(href))).toEqual([]);
    await expect(page.locator('[data-access-key]:has([data-own])')).toHaveCount(0);
  });
  await test.step('neither link nor sentence has what the reader put in or typed', async () => {
    // The link of the sample has taken what was typed out of the address.
    await page.evaluate((address) => window.history.replaceState(window.history.state, '', address), typed);
    const own = new RegExp(`${OWN_VALUES.source}|q=`, 'i');
    const links = main(page).locator('a[data-copy-link]:visible');
    const all = await links.all();
    expect(all.length).toBeGreaterThan(5);
    const some = all.filter((_, index) => isWholeRun || index % 8 === 0);
    const named = links.and(page.locator('[href="#resposta-200.chave"]'));
    for (const control of [...some, named, main(page).locator('button[data-copy-sample]:visible')]) {
      await control.click();
      const offer = page.locator('[popover]:popover-open');
      await expect(offer).toBeVisible();
      expect(await clipboard(page)).not.toMatch(own);
      expect(await offer.textContent()).not.toMatch(own);
      if (control === named) await expect(offer).toContainText('“resposta-200.chave”');
      await page.keyboard.press('Escape');
    }
  });
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
