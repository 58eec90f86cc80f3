import type { Page } from '@playwright/test';
import { PAGE_START } from '@/components/behaviours/page-start';
import { isWholeRun, NIGHTLY } from '../../scope';
import { listFindings } from '../axe-findings';
import { blockStorage } from '../blocked-storage';
import { readLayoutShift, recordLayoutShift } from '../layout-shift';
import { visitPage } from '../page-states';
import { texts, textsOf } from '../texts';
import { expect, testFixtureSite } from './fixture-site-test';

const closeable = testFixtureSite('services');
const staying = testFixtureSite('prefixed');

/** Names that readers' browsers already hold: they must never change. */
const DISMISSED = 'docusaurus.announcement.dismiss';
const ID = 'docusaurus.announcement.id';
const GUIDE = '/docs/documentacao/introducao/';

const bar = (page: Page) => page.getByRole('complementary', { name: texts.announcement.label });
const readStored = (page: Page) =>
  page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), [DISMISSED, ID]);

/** Opens a page as a reader would whose browser holds these values, and tells at which moments the bar was shown. */
async function visitWith(
  page: Page,
  stored: Readonly<Record<string, string>>,
  path = GUIDE,
): Promise<readonly boolean[]> {
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    const seen: boolean[] = [];
    const look = () => {
      const element = document.querySelector<HTMLElement>('aside');
      if (element) seen.push(element.offsetHeight > 0);
      if (document.readyState !== 'complete') requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seenBars: seen });
  }, stored);
  await recordLayoutShift(page);
  await visitPage(page, path);
  expect(await readLayoutShift(page), 'layout shift').toBeLessThan(0.02);
  return page.evaluate(() => (window as unknown as { seenBars: boolean[] }).seenBars);
}

closeable.describe('an announcement that can be closed', () => {
  closeable(
    'shows what the owner says in the reader’s language and in the colours of the configuration, with links that lead there',
    async ({ page, visit }) => {
      await visit(GUIDE);
      await closeable.step('has the colours of the configuration', async () => {
        await expect(bar(page)).toHaveCSS('background-color', 'rgb(11, 61, 92)');
        await expect(bar(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
        // The question whether use may be measured is read with it.
        await expect(page.locator('[data-notice]:visible')).toBeVisible();
        expect(await listFindings(page)).toEqual([]);
      });
      await expect(bar(page).locator('strong')).toHaveText('version');
      await bar(page).getByRole('link', { name: 'what changed' }).click();
      await page.waitForURL('/docs/documentacao/faq/');
      await expect(bar(page)).toBeVisible();
      if (!isWholeRun) return;
      await visit(`/pt-BR${GUIDE}`);
      const portuguese = page.getByRole('complementary', { name: textsOf('pt-BR').announcement.label });
      await portuguese.getByRole('link', { name: 'o que mudou' }).click();
      await page.waitForURL('/pt-BR/docs/documentacao/faq/');
    },
  );

  // @behaviour Announcement: Shown until dismissed; the dismissal is stored
  closeable('stays closed once closed, on this page, the next and the next visit', async ({ page, visit }) => {
    await visit(GUIDE);
    expect(await readStored(page)).toEqual(['false', 'announcement-bar']);
    await bar(page).getByRole('button', { name: texts.announcement.close }).click();
    await expect(bar(page)).toBeHidden();
    await expect(page.locator(`#${PAGE_START}`)).toBeFocused();
    expect(await readStored(page)).toEqual(['true', 'announcement-bar']);
    await page.getByRole('link', { name: 'Enviar' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Como enviar um documento' }).waitFor();
    await expect(bar(page)).toBeHidden();
    await page.reload();
    await expect(bar(page)).toBeHidden();
  });

  // @behaviour Announcement: A dismissed one never appears, not for a frame, and moves nothing
  closeable('closed before is never there, not for a frame', async ({ page }) => {
    const seen = await visitWith(page, { [DISMISSED]: 'true', [ID]: 'announcement-bar' });
    expect(new Set(seen)).toEqual(new Set([false]));
  });

  // @behaviour Announcement: A changed id shows it again at the very first load
  closeable('with a new id shows at the first load after an older one was closed', async ({ page }) => {
    const seen = await visitWith(page, { [DISMISSED]: 'true', [ID]: 'older' });
    expect(new Set(seen)).toEqual(new Set([true]));
    expect(await readStored(page)).toEqual(['false', 'announcement-bar']);
  });

  // @behaviour Announcement: The id's old spelling still counts
  closeable(
    'closed under the misspelled id of the earlier platform stays closed',
    { tag: NIGHTLY },
    async ({ page }) => {
      const seen = await visitWith(page, { [DISMISSED]: 'true', [ID]: 'annoucement-bar' });
      expect(new Set(seen)).toEqual(new Set([false]));
      expect(await readStored(page)).toEqual(['true', 'announcement-bar']);
    },
  );

  closeable('with rubbish in storage shows', { tag: NIGHTLY }, async ({ page }) => {
    const seen = await visitWith(page, { [DISMISSED]: '{"a":1}', [ID]: '<b>' });
    expect(new Set(seen)).toEqual(new Set([true]));
  });

  closeable('closes for the page where storage is blocked', { tag: NIGHTLY }, async ({ page, problems, visit }) => {
    problems.expect(/The browser refused access to its storage/);
    await blockStorage(page);
    await visit(GUIDE);
    await bar(page).getByRole('button', { name: texts.announcement.close }).click();
    await expect(bar(page)).toBeHidden();
  });
});

closeable.describe('without JavaScript', () => {
  closeable.use({ javaScriptEnabled: false });

  closeable('the announcement is there, without a button that would do nothing', async ({ page }) => {
    await page.goto(GUIDE);
    await expect(bar(page)).toBeVisible();
    await expect(bar(page).getByRole('button')).toHaveCount(0);
  });
});

// @behaviour Announcement: One that cannot be closed stays
staying(
  'an announcement that cannot be closed has no button and stays, whatever is stored',
  { tag: NIGHTLY },
  async ({ page }) => {
    // What this site measures is not what this is about.
    await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    const seen = await visitWith(page, { [DISMISSED]: 'true', [ID]: 'manutencao' }, `/documentos${GUIDE}`);
    expect(new Set(seen)).toEqual(new Set([true]));
    await expect(bar(page).locator('em')).toHaveText('programada');
    await expect(bar(page).getByRole('button')).toHaveCount(0);
  },
);
