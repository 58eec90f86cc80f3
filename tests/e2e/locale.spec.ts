import type { Page } from '@playwright/test';
import { siteConfig } from '@/lib/config/site';
import { NIGHTLY } from '../scope';
import { waitUntilInteractive } from './page-states';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { texts, textsOf } from './texts';

const portuguese = textsOf('pt-BR');
const labelOf = (locale: string) => siteConfig.locales.find(({ code }) => code === locale)?.label ?? '';

async function switchTo(page: Page, locale: string, menuName: string): Promise<void> {
  const switcher = page.getByRole('banner').getByRole('group').filter({ hasText: menuName });
  await switcher.locator('summary').click();
  await switcher.getByRole('link', { name: labelOf(locale) }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await waitUntilInteractive(page);
}

for (const [kind, path] of Object.entries(PAGE)) {
  // Where the menu leads on each page stands in its HTML, which the tests of the export read.
  test(`${kind}: the switcher leads to the same page in the other language, and back`, { tag: NIGHTLY }, async ({
    page,
    visit,
  }) => {
    await visit(path);
    await switchTo(page, 'pt-BR', texts.nav.languages);
    await page.waitForURL(`/pt-BR${path}`);
    await switchTo(page, 'en', portuguese.nav.languages);
    await page.waitForURL(path);
  });
}

// @behaviour Addresses and navigation: The language menu leads to the same page, with query and hash
test('the switcher keeps the heading the reader is at', async ({ page, visit }) => {
  await visit(`${PAGE.faq}#erro-401`);
  await switchTo(page, 'pt-BR', texts.nav.languages);
  await page.waitForURL(`/pt-BR${PAGE.faq}#erro-401`);
});

test('after in-site navigation the switcher leads to the page that is now open', { tag: NIGHTLY }, async ({
  page,
  visit,
}) => {
  await visit(PAGE.guide);
  await page.locator('a[rel="next"]').click();
  await page.waitForURL(({ pathname }) => pathname !== PAGE.guide);
  const { pathname } = new URL(page.url());
  await switchTo(page, 'pt-BR', texts.nav.languages);
  await page.waitForURL(`/pt-BR${pathname}`);
});

test('the interface speaks Portuguese and links stay in the locale', { tag: NIGHTLY }, async ({ page, visit }) => {
  for (const path of [PAGE.home, PAGE.guide, PAGE.operation, PAGE.overview]) {
    await visit(`/pt-BR${path}`);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('button', { name: portuguese.search.button, exact: true })).toBeVisible();
    await expect(page.getByRole('navigation', { name: portuguese.nav.main })).toBeVisible();
    const links = page.locator('a[href^="/"]:not([data-full-load])');
    await expect(links).not.toHaveCount(0);
    const leaving = await links.evaluateAll((all) =>
      all
        .map((link) => link.getAttribute('href') ?? '')
        // Files are the same for every locale.
        .filter((href) => !href.startsWith('/pt-BR/') && !/\.[a-z]+$/.test(href)),
    );
    expect(leaving, path).toEqual([]);
  }
});

test('the two locales show the same guide, and Portuguese content inside the English interface says its language', {
  tag: NIGHTLY,
}, async ({ page, visit }) => {
  const read = async () => page.getByRole('article').locator('h1, h2, h3').allTextContents();
  await visit(PAGE.guide);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'pt-BR');
  const english = await read();
  await visit(`/pt-BR${PAGE.guide}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.locator('[lang="en"]:not([hreflang])')).toHaveCount(0);
  expect(await read()).toEqual(english);
});
