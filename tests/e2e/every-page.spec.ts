import type { Page } from '@playwright/test';
import budgets from '@/bench/budgets.json' with { type: 'json' };
import { siteConfig } from '@/lib/config/site';
import { NIGHTLY } from '../scope';
import { pagesOfEverySet } from './component-sets';
import { measureOverflow, unfold, waitUntilInteractive } from './page-states';
import { RequestLog } from './request-log';
import { listedPages, localeOf, locales, unlistedPaths } from './site-pages';
import { expect, test } from './site-test';

const CHUNK = 40;
/** The daily visits, cut so that both workers have some. */
const PARTS = 4;
const everyPath = [...listedPages.map(({ path }) => path), ...unlistedPaths];
const chunks = Array.from({ length: Math.ceil(everyPath.length / CHUNK) }, (_, index) =>
  everyPath.slice(index * CHUNK, (index + 1) * CHUNK),
);

test.use({ viewport: { width: 390, height: 844 } });

test.describe('every page opens whole, in its language, without a problem and without sideways scrolling', () => {
  for (const [index, paths] of chunks.entries()) {
    test(`pages ${index * CHUNK + 1} to ${index * CHUNK + paths.length}`, { tag: NIGHTLY }, async ({ page }) => {
      test.setTimeout(240_000);
      await expectToOpenWhole(page, paths);
    });
  }

  for (let part = 0; part < PARTS; part += 1) {
    test(`a page of each set of components, part ${part + 1} of ${PARTS}`, async ({ page }) => {
      test.setTimeout(120_000);
      // The sets are the same in every locale: each is opened in one of them.
      const paths = pagesOfEverySet().filter((path, index) => localeOf(path) === locales[index % locales.length]);
      expect(paths.length).toBeGreaterThan(PARTS);
      await expectToOpenWhole(
        page,
        paths.filter((_, index) => index % PARTS === part),
      );
    });
  }
});

async function expectToOpenWhole(page: Page, paths: readonly string[]): Promise<void> {
  const requests = new RequestLog(page);
  for (const path of paths) {
    requests.clear();
    const response = await page.goto(path);
    await waitUntilInteractive(page);
    const opened = requests.list();
    expect.soft(response?.status(), path).toBe(200);
    expect.soft(opened.length, `${path}\n${opened.join('\n')}`).toBeLessThanOrEqual(budgets.requestLimit);
    const heading = page.getByRole('heading', { level: 1 });
    await expect.soft(heading, path).toHaveCount(1);
    const title = (await heading.first().textContent()) ?? '';
    const facts = await page.evaluate(readHead);
    expect.soft(facts, path).toEqual(describeHead(path, title));
    expect.soft(await measureOverflow(page), `${path} scrolls sideways`).toBe(0);
    await unfold(page);
    expect.soft(await measureOverflow(page), `${path} scrolls sideways when unfolded`).toBe(0);
  }
}

/** Runs in the page. */
function readHead() {
  const alternates = [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')];
  return {
    lang: document.documentElement.lang,
    title: document.title,
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    alternates: Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href])),
    isIndexed: document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content.startsWith('index'),
  };
}

/** What the head of the page at this path must say. */
function describeHead(path: string, heading: string): ReturnType<typeof readHead> {
  const listed = listedPages.find((page) => page.path === path);
  return {
    lang: localeOf(path),
    title: heading === siteConfig.tagline ? siteConfig.title : `${heading} | ${siteConfig.name}`,
    canonical: listed?.url ?? `${siteConfig.url}${siteConfig.basePath}${path}`,
    alternates: { ...listed?.alternates },
    isIndexed: listed !== undefined,
  };
}
