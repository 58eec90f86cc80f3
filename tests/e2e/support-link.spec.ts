import type { Browser, Locator, Page } from '@playwright/test';
import content from '@/content/texts.json' with { type: 'json' };
import { STORAGE_KEYS } from '@/lib/storage/keys';
import { NIGHTLY } from '../scope';
import { expectClearOfNavbar, measureOverflow, visitPage } from './page-states';
import { applyData, BY_KEY, findSamples, OWN } from './reader-data-panel';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { fill, texts } from './texts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const main = (page: Page) => page.getByRole('main');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const findLink = (page: Page, id: string) => main(page).locator(`a[data-copy-link][href="#${id}"]`).first();
const findOffer = (page: Page) => page.getByRole('button', { name: texts.links.copySentence });

/** Clicks a link and gives what it copied. */
async function copyAddress(page: Page, link: Locator): Promise<string> {
  await link.click();
  await expect(findOffer(page)).toBeVisible();
  return clipboard(page);
}

/** Opens an address in a browser that has never seen the site. */
async function inCleanBrowser(
  browser: Browser,
  address: string,
  look: (page: Page) => Promise<void>,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<void> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  if (options.javaScriptEnabled === false) await page.goto(address);
  else await visitPage(page, address);
  await look(page);
  await context.close();
}

const sentenceOf = (name: string, page: string, url: string) =>
  fill(content.supportSentence.sentence, { name, page, url });

// @behaviour Addresses and navigation: A copied link opens the page as its sender saw it
test('the link of a heading carries language, environment and example of its samples', async ({
  browser,
  page,
  visit,
}) => {
  await visit(PAGE.operationWithBody);
  expect(await copyAddress(page, findLink(page, 'exemplos')), 'what the page shows by itself is not said').toBe(
    new URL(`${PAGE.operationWithBody}#exemplos`, page.url()).href,
  );
  const code = page.getByRole('complementary', { name: texts.reference.samples });
  await code.getByRole('tab', { name: 'PHP' }).click();
  await code.getByRole('group', { name: texts.code.environment }).getByRole('button').last().click();
  await code.getByRole('combobox', { name: texts.code.exampleChoice }).selectOption({ index: 2 });
  const shown = code.getByRole('tabpanel').locator('pre:visible');
  await expect(code.locator('[data-other-samples]')).toHaveCount(0);
  const text = await shown.innerText();
  const address = new URL(await copyAddress(page, findLink(page, 'exemplos')));
  expect(address.search).toMatch(/^\?lang=php&env=producao&abrir=exemplos\.php\.[\w-]+$/);
  expect(address.hash).toBe('#exemplos');
  await inCleanBrowser(browser, address.href, async (other) => {
    const samples = other.getByRole('complementary', { name: texts.reference.samples });
    await expect(samples.getByRole('tabpanel').locator('pre:visible')).toHaveText(text, { useInnerText: true });
    await expectClearOfNavbar(other, other.locator('#exemplos'));
    const kept = await other.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.sampleLanguage);
    expect(kept, 'it is no choice of this reader').toBeNull();
  });
});

test('beside a field, the samples on screen belong to what its link shows', async ({ browser, page, visit }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(PAGE.operationWithBody);
  await page.getByRole('complementary').getByRole('tab', { name: 'Java', exact: true }).click();
  const address = await copyAddress(page, findLink(page, 'corpo.modelo'));
  expect(address).toBe(new URL(`${PAGE.operationWithBody}?lang=java#corpo.modelo`, page.url()).href);
  await inCleanBrowser(
    browser,
    address,
    async (other) => {
      const tab = other.getByRole('complementary').getByRole('tab', { selected: true });
      await expect(tab).toHaveText('Java');
      await expectClearOfNavbar(other, other.locator('[id="corpo.modelo"]'));
    },
    { viewport: { width: 1440, height: 900 } },
  );
});

test('the link of an answer carries what is open in it, that of a section which answers are', async ({
  browser,
  page,
  visit,
}) => {
  await visit(PAGE.operationWithBody);
  const answer = page.locator('[id="resposta-409"]');
  await answer.locator('> summary').click();
  const fold = answer.locator('details').first();
  await fold.locator('> summary').click();
  const ofAnswer = await copyAddress(page, answer.locator('> a[data-copy-link]'));
  expect(new URL(ofAnswer).searchParams.getAll('abrir')).toEqual(['resposta-409--1']);
  const ofSection = await copyAddress(page, findLink(page, 'respostas'));
  expect(new URL(ofSection).hash).toBe('#respostas');
  for (const address of [ofAnswer, ofSection]) {
    await inCleanBrowser(browser, address, async (other) => {
      const same = other.locator('[id="resposta-409"]');
      await expect(same).toHaveAttribute('open');
      await expect(same.locator('details').first()).toHaveAttribute('open');
      await expect(other.locator('[id="resposta-401"]')).not.toHaveAttribute('open');
      await expectClearOfNavbar(other, other.locator(new URL(address).hash));
    });
  }
});

test('with everything open, the link says so in one word', { tag: NIGHTLY }, async ({ browser, page, visit }) => {
  await visit(PAGE.operationWithBody);
  const section = page.locator('section[aria-labelledby="respostas"]');
  await section.getByRole('button', { name: texts.reference.openAll }).click();
  const address = await copyAddress(page, findLink(page, 'respostas'));
  expect(new URL(address).searchParams.getAll('abrir')).toEqual(['tudo']);
  await inCleanBrowser(browser, address, async (other) => {
    const folded = other.locator('section[aria-labelledby="respostas"] details');
    await expect(folded.first()).toHaveAttribute('open');
    await expect(folded.and(other.locator(':not([open])'))).toHaveCount(0);
  });
});

test('the link of a heading carries the tab below it', async ({ browser, page, visit }) => {
  await visit(PAGE.webhook);
  const tabs = main(page).locator('[data-tabs="receptor"]');
  await tabs.getByRole('tab').last().click();
  const value = await tabs.locator('[data-panel]:not([hidden])').getAttribute('data-panel');
  const id = (await tabs.getAttribute('data-tabs-query')) ?? '';
  const link = main(page).locator('a[data-copy-link]').and(page.locator('[href="#receptor"]'));
  const address = await copyAddress(page, link);
  expect(new URL(address).searchParams.get(id)).toBe(value);
  await inCleanBrowser(browser, address, async (other) => {
    await expect(other.locator(`[data-tabs="receptor"] > [data-panel="${value}"]`)).toBeVisible();
  });
});

test('field and list of a layout, rule, code, error and status code have links that lead to them', async ({
  browser,
  page,
  visit,
}) => {
  for (const [path, selector] of [
    [PAGE.layout, 'li[id] > p > a[data-copy-link]'],
    [PAGE.layout, '#campos > a[data-copy-link]'],
    [PAGE.rules, 'li[id] > a[data-copy-link]'],
    [PAGE.classTrib, 'li[id] > a[data-copy-link]'],
    [PAGE.cstatDocument, 'li[id] > a[data-copy-link]'],
    [PAGE.cstatDocument, 'h2 > a[data-copy-link]'],
    [PAGE.overview, 'li[id] a[data-copy-link]'],
    [PAGE.cstatCode, '#sobre > a[data-copy-link]'],
  ] as const) {
    await visit(path);
    const link = main(page).locator(selector).first();
    const hash = (await link.getAttribute('href')) ?? '';
    const address = await copyAddress(page, link);
    expect(address).toBe(new URL(path + hash, page.url()).href);
    await inCleanBrowser(browser, address, async (other) => {
      await expectClearOfNavbar(other, other.locator(`[id="${hash.slice(1)}"]`));
    });
  }
});

test('the folded values of a layout’s field stay open in its link', { tag: NIGHTLY }, async ({
  browser,
  page,
  visit,
}) => {
  await visit(PAGE.layout);
  const field = main(page).locator('li[id]:has(> details)').first();
  const id = (await field.getAttribute('id')) ?? '';
  await field.locator('> details > summary').click();
  const address = await copyAddress(page, findLink(page, id));
  expect(new URL(address).searchParams.getAll('abrir')).toEqual([`${id}--1`]);
  await inCleanBrowser(browser, address, async (other) => {
    await expect(other.locator(`[id="${id}"] > details`)).toHaveAttribute('open');
  });
});

for (const width of [390, 1280]) {
  // @behaviour Addresses and navigation: A sentence with the copied link is offered for chats
  test(`a sentence for the chat is offered beside the link, ${width} px wide`, async ({ page, visit }) => {
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

test('the sentence of a sample names its language and its example', async ({ page, visit }) => {
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

test('a browser that forbids copying shows the sentence, to be selected', async ({ page, visit }) => {
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

test('parts that an address names and the page does not have do no harm', async ({ page, visit }) => {
  const names = ['nada', 'nada--3', 'corpo.modelo--99', '--1', '', '"><script>', 'content'];
  const search = names.map((name) => `abrir=${encodeURIComponent(name)}`).join('&');
  await visit(`${PAGE.operationWithBody}?${search}#corpo.modelo`);
  await expectClearOfNavbar(page, page.locator('[id="corpo.modelo"]'));
});

test('without JavaScript a link leads to its plain anchor', async ({ browser, page, visit }) => {
  await visit(PAGE.guide);
  const address = new URL(page.url());
  address.search = '?lang=php&env=producao&abrir=nada';
  address.hash = (await main(page).locator('h2 > a[data-copy-link]').nth(2).getAttribute('href')) ?? '';
  await inCleanBrowser(
    browser,
    address.href,
    async (other) => {
      await expectClearOfNavbar(other, other.locator(address.hash));
    },
    { javaScriptEnabled: false },
  );
});
