import type { Browser, Page } from '@playwright/test';
import { STORAGE_KEYS } from '@/lib/storage/keys';
import { isWholeRun, NIGHTLY } from '../scope';
import { expectClearOfNavbar, visitPage, waitUntilIdle } from './page-states';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { clipboard, copyAddress, findLink, findOffer, main } from './support-links';
import { texts } from './texts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Opens an address in a browser that has never seen the site. */
async function inCleanBrowser(
  browser: Browser,
  address: string,
  look: (page: Page) => Promise<void>,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<void> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await visitPage(page, address);
  await look(page);
  await context.close();
}

// @behaviour Addresses and navigation: A copied link opens the page as its sender saw it
// @feature 25
test('a link carries what is open in an answer or section, the samples beside a field, and language, environment and example', async ({
  browser,
  page,
  visit,
}) => {
  test.setTimeout(90_000);
  await visit(PAGE.operationWithBody);
  const code = page.getByRole('complementary', { name: texts.reference.samples });
  // What a link offers besides may lie over the page.
  const closeOffer = async () => {
    await page.keyboard.press('Escape');
    await expect(findOffer(page)).toHaveCount(0);
  };
  await test.step('what the page shows by itself is not said', async () => {
    expect(await copyAddress(page, findLink(page, 'exemplos'))).toBe(
      new URL(`${PAGE.operationWithBody}#exemplos`, page.url()).href,
    );
    await closeOffer();
  });
  await test.step('the link of an answer carries what is open in it, that of a section which answers are', async () => {
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
        // What the reader closes stays closed, whatever they do then.
        await same.locator('> summary').click();
        await other.keyboard.press('Shift');
        await waitUntilIdle(other);
        await expect(same).not.toHaveAttribute('open');
      });
    }
    await closeOffer();
  });
  await test.step('beside a field, the samples on screen belong to what its link shows', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await code.getByRole('tab', { name: 'Java', exact: true }).click();
    const address = await copyAddress(page, findLink(page, 'corpo.modelo'));
    expect(address).toBe(new URL(`${PAGE.operationWithBody}?lang=java#corpo.modelo`, page.url()).href);
    await closeOffer();
    if (isWholeRun) await expectJavaBesideField(browser, address);
  });
  await code.getByRole('tab', { name: 'PHP' }).click();
  await code.getByRole('group', { name: texts.code.environment }).getByRole('button').last().click();
  const examples = code.getByRole('combobox', { name: texts.code.exampleChoice });
  const name = (await examples.getByRole('option').nth(2).textContent()) ?? '';
  await examples.selectOption({ index: 2 });
  const shown = code.getByRole('tabpanel').locator('pre:visible');
  await expect(code.locator('[data-other-samples]')).toHaveCount(0);
  const text = await shown.innerText();
  await test.step('the link of a heading carries language, environment and example of its samples', async () => {
    const address = new URL(await copyAddress(page, findLink(page, 'exemplos')));
    expect(address.search).toMatch(/^\?lang=php&env=producao&abrir=exemplos\.php\.[\w-]+$/);
    expect(address.hash).toBe('#exemplos');
    await closeOffer();
    await inCleanBrowser(browser, address.href, async (other) => {
      const samples = other.getByRole('complementary', { name: texts.reference.samples });
      await expect(samples.getByRole('tabpanel').locator('pre:visible')).toHaveText(text, { useInnerText: true });
      await expectClearOfNavbar(other, other.locator('#exemplos'));
      const kept = await other.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.sampleLanguage);
      expect(kept, 'it is no choice of this reader').toBeNull();
    });
  });
  await test.step('the link of a sample carries them too, and goes into the address', async () => {
    const address = await copyAddress(page, code.getByRole('button', { name: texts.code.sampleLink }));
    await expect(page.getByRole('status').filter({ hasText: '#exemplos.php.' })).toBeVisible();
    expect(address).toContain('?lang=php&env=producao#exemplos.php.');
    expect(page.url()).toBe(address);
    await inCleanBrowser(browser, address, async (other) => {
      const samples = other.getByRole('complementary', { name: texts.reference.samples });
      const sample = samples.getByRole('tabpanel').locator('pre:visible');
      await expect(samples.getByRole('tab', { selected: true })).toHaveText('PHP');
      await expect(samples.getByRole('combobox')).toHaveValue(/./);
      await expect(samples.getByRole('option', { selected: true })).toHaveText(name);
      await expect(sample).toHaveText(text, { useInnerText: true });
      await expectClearOfNavbar(other, sample);
    });
  });
});

/** Opens the link of a field whose sender saw samples in Java beside it. */
const expectJavaBesideField = (browser: Browser, address: string) =>
  inCleanBrowser(
    browser,
    address,
    async (other) => {
      const tab = other.getByRole('complementary').getByRole('tab', { selected: true });
      await expect(tab).toHaveText('Java');
      await expectClearOfNavbar(other, other.locator('[id="corpo.modelo"]'));
    },
    { viewport: { width: 1440, height: 900 } },
  );

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

test('a click with a modifier key opens another tab, and copies nothing', { tag: NIGHTLY }, async ({ page, visit }) => {
  await visit(PAGE.webhook);
  const links = main(page).locator('a[data-copy-link]:visible');
  const address = await copyAddress(page, links.and(page.locator('[href="#receptor"]')));
  await page.keyboard.press('Escape');
  await expect(findOffer(page)).toHaveCount(0);
  const opened = page.context().waitForEvent('page');
  await links
    .and(page.locator(':not([href="#receptor"])'))
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await tab.waitForLoadState();
  await tab.close();
  await page.bringToFront();
  await waitUntilIdle(page);
  await expect(findOffer(page)).toHaveCount(0);
  expect(await clipboard(page)).toBe(address);
});

for (const [what, path, selector] of [
  ['a field of a layout', PAGE.layout, 'li[id] > p > a[data-copy-link]'],
  ['a status code', PAGE.cstatDocument, 'li[id] > a[data-copy-link]'],
  ['an error of the API', PAGE.overview, 'li[id] a[data-copy-link]'],
  ['the list of fields', PAGE.layout, '#campos > a[data-copy-link]'],
  ['a rule', PAGE.rules, 'li[id] > a[data-copy-link]'],
  ['a class of taxation', PAGE.classTrib, 'li[id] > a[data-copy-link]'],
  ['a list of status codes', PAGE.cstatDocument, 'h2 > a[data-copy-link]'],
  ['a part of a code’s page', PAGE.cstatCode, '#sobre > a[data-copy-link]'],
] as const) {
  test(`${what} has a link that leads to it`, { tag: NIGHTLY }, async ({ browser, page, visit }) => {
    await visit(path);
    const link = main(page).locator(selector).first();
    const hash = (await link.getAttribute('href')) ?? '';
    const address = await copyAddress(page, link);
    expect(address).toBe(new URL(path + hash, page.url()).href);
    await inCleanBrowser(browser, address, async (other) => {
      await expectClearOfNavbar(other, other.locator(`[id="${hash.slice(1)}"]`));
    });
  });
}

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

test('parts that an address names and the page does not have do no harm', { tag: NIGHTLY }, async ({ page, visit }) => {
  const names = ['nada', 'nada--3', 'corpo.modelo--99', '--1', '', '"><script>', 'content'];
  const search = names.map((name) => `abrir=${encodeURIComponent(name)}`).join('&');
  await visit(`${PAGE.operationWithBody}?${search}#corpo.modelo`);
  await expectClearOfNavbar(page, page.locator('[id="corpo.modelo"]'));
});
