import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import budgets from '@/bench/budgets.json' with { type: 'json' };
import { NIGHTLY } from '../scope';
import { askForFontsAtOnce, holdFonts } from './hold-fonts';
import { readLayoutShift, recordLayoutShift } from './layout-shift';
import { serveExport } from './own-server';
import { waitUntilComplete, waitUntilIdle, waitUntilInteractive } from './page-states';
import { RequestLog } from './request-log';
import { waitUntilSearchIsComplete, watchSearch } from './search-completion';
import { kindCases, PAGE } from './site-pages';
import { expect, test } from './site-test';

const LAYERS = ['reset', 'tokens', 'base', 'prose', 'components', 'reference', 'state', 'print'];

for (const { kind, path, tag } of kindCases) {
  test(`${kind} has come to rest with few requests, and nothing moved meanwhile`, { tag: NIGHTLY }, async ({
    page,
  }) => {
    await recordLayoutShift(page);
    await watchSearch(page);
    await askForFontsAtOnce(page);
    const requests = new RequestLog(page);
    await page.goto(path);
    if (kind === 'search') await waitUntilSearchIsComplete(page);
    await waitUntilComplete(page);
    expectFewRequests(requests, kind);
    expect(await readLayoutShift(page), 'layout shift').toBeLessThan(0.002);
  });

  // The search page takes as long as the others together, because its results have to be there; a layout has the fonts and
  // the parts of a guide and of an operation.
  test(`${kind} stays where it is when the site’s fonts come late, and rests with few requests`, {
    tag: ['search', 'layout'].includes(kind) ? NIGHTLY : tag,
  }, async ({ page }) => {
    await recordLayoutShift(page);
    await watchSearch(page);
    const requests = new RequestLog(page);
    const fonts = await holdFonts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await waitUntilInteractive(page);
    if (kind === 'search') await waitUntilSearchIsComplete(page);
    await waitUntilIdle(page);
    const heightBefore = await readPageHeight(page);
    expect(fonts.count()).toBeGreaterThan(0);
    fonts.release();
    await waitUntilComplete(page);
    expect(await readLayoutShift(page), 'layout shift').toBeLessThan(0.002);
    const heightAfter = await readPageHeight(page);
    expect(Math.abs(heightAfter / heightBefore - 1), `${heightBefore} px, then ${heightAfter} px`).toBeLessThan(0.02);
    expectFewRequests(requests, kind);
  });
}

function expectFewRequests(requests: RequestLog, kind: string): void {
  // A search that comes with the address needs the engine at once: the worker's scripts and the two index files.
  const limit = budgets.requestLimit + (kind === 'search' ? budgets.searchEngineRequests : 0);
  expect(requests.list().length, requests.list().join('\n')).toBeLessThanOrEqual(limit);
}

/**
 * Serves the site with pages of which only the beginning comes until they are mended.
 * @param findEnd where the beginning of a page's HTML ends
 */
async function serveBeginnings(findEnd: (html: Buffer) => number) {
  let mend = () => {};
  const isMended = new Promise<void>((resolve) => {
    mend = resolve;
  });
  const server = await serveExport({
    prepare: (file) => readFileSync(file),
    send: (response, body, file) => {
      if (!file.endsWith('.html')) return response.end(body);
      const whole = Buffer.from(body);
      const end = findEnd(whole);
      response.write(whole.subarray(0, end));
      isMended.then(() => response.end(whole.subarray(end)));
    },
  });
  return { server, mend };
}

// @behaviour For every reader: The bar is painted whole, so that nothing in it moves
test('a page of which half of the bar has come paints nothing, and the whole bar does not move', async ({
  browserName,
  page,
}) => {
  // Within the list at the bar's right end, after its first item.
  const { server, mend } = await serveBeginnings(
    (html) => html.indexOf('</li>', html.lastIndexOf('<ul', html.indexOf('</header>'))) + '</li>'.length,
  );
  try {
    await recordLayoutShift(page);
    await page.goto(server.url + PAGE.guide, { waitUntil: 'commit' });
    await expect(page.getByRole('banner').getByRole('listitem').last()).toBeAttached();
    const isPainted = await page.evaluate(async () => {
      const frame = new Promise<boolean>((resolve) => requestAnimationFrame(() => resolve(true)));
      // Frames come every 16 ms to a page that is painted.
      const later = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 200));
      return Promise.race([frame, later]);
    });
    // Other engines do not know yet that the paint is to wait.
    if (browserName === 'chromium') expect(isPainted).toBe(false);
    mend();
    await waitUntilInteractive(page);
    await waitUntilIdle(page);
    if (browserName === 'chromium') expect(await readLayoutShift(page), 'layout shift').toBe(0);
  } finally {
    mend();
    await server.stop();
  }
});

test('tabs of which the last have not come do not move when they are whole', async ({ page }) => {
  // Within the second panel, so before the script at the end of the group.
  const { server, mend } = await serveBeginnings((html) => {
    const first = html.indexOf('role="tabpanel"');
    return html.indexOf('>', html.indexOf('role="tabpanel"', first + 1)) + 1;
  });
  try {
    await recordLayoutShift(page);
    await page.goto(server.url + PAGE.webhook, { waitUntil: 'commit' });
    await expect(page.getByRole('tabpanel').first().locator('figure')).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    mend();
    await waitUntilInteractive(page);
    await waitUntilIdle(page);
    expect(await readLayoutShift(page), 'layout shift').toBeLessThan(0.002);
  } finally {
    mend();
    await server.stop();
  }
});

for (const [kind, path] of Object.entries({
  operation: PAGE.operationWithBody,
  guide: '/docs/documentacao/primeiros-passos/fluxos-emissao/',
})) {
  test(`what scrolls sideways on a ${kind} has no patches of another colour at its ends`, { tag: NIGHTLY }, async ({
    page,
    visit,
  }) => {
    await visit(path);
    const scrolling = page.locator('[data-scrolls], .table-scroll');
    await expect(scrolling).not.toHaveCount(0);
    const differing = await scrolling.evaluateAll((boxes) =>
      boxes
        .filter((box) => {
          let ground: Element | null = box;
          while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)')
            ground = ground.parentElement;
          const probe = box.appendChild(document.createElement('i'));
          probe.style.backgroundColor = 'var(--cover)';
          const cover = getComputedStyle(probe).backgroundColor;
          probe.remove();
          return !ground || getComputedStyle(ground).backgroundColor !== cover;
        })
        .map((box) => box.outerHTML.slice(0, 80)),
    );
    expect(differing).toEqual([]);
  });
}

const readPageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('the cascade layers come in their declared order, every rule of the site is in one, and a component’s wins over the reset', async ({
  page,
  visit,
}) => {
  await visit(PAGE.operation);
  const names = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const found = rules.flatMap((rule) => {
      if (rule instanceof CSSLayerStatementRule) return [...rule.nameList];
      return rule instanceof CSSLayerBlockRule ? [rule.name] : [];
    });
    return [...new Set(found)];
  });
  expect(names).toEqual(LAYERS);

  const outside = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSStyleRule)
      // The font loader writes its own classes; they only define custom properties and families.
      .filter((rule) => [...rule.style].some((name) => !name.startsWith('--') && !name.startsWith('font-')))
      .map((rule) => rule.cssText),
  );
  expect(outside).toEqual([]);

  const tab = page.getByRole('tab').first();
  expect(await tab.evaluate((button) => getComputedStyle(button).paddingInlineStart)).not.toBe('0px');
  const title = page.getByRole('heading', { level: 1 });
  expect(await title.evaluate((heading) => getComputedStyle(heading).marginBlockEnd)).not.toBe('0px');
});

for (const stored of ['dark', 'light'] as const) {
  test(`the stored ${stored} theme is there at the first frame that has something to paint`, {
    tag: NIGHTLY,
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: stored === 'dark' ? 'light' : 'dark' });
    await page.addInitScript((theme) => {
      localStorage.setItem('theme', theme);
      const seen: string[] = [];
      // A script waits in the document for the style sheets before it; there is nothing to paint then.
      const look = () => {
        if (document.querySelector('body :not(script)')) seen.push(document.documentElement.dataset.theme ?? 'none');
        if (document.readyState !== 'complete') requestAnimationFrame(look);
      };
      look();
      document.addEventListener('DOMContentLoaded', () => seen.push(document.documentElement.dataset.theme ?? 'none'));
      Object.assign(window, { seenThemes: seen });
    }, stored);
    await page.goto(PAGE.operationWithBody);
    const seen = await page.evaluate(() => (window as unknown as { seenThemes: string[] }).seenThemes);
    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(seen)).toEqual(new Set([stored]));
  });
}
