import type { Page } from '@playwright/test';
import { TAB_KEY_PREFIX } from '@/lib/storage/keys';
import { NIGHTLY, tagRow } from '../../scope';
import { visitPage, waitUntilInteractive } from '../page-states';
import { textsOf } from '../texts';
import { expect, testFixtureSite } from './fixture-site-test';

// One file, though it is long: what decides on the tab that is shown, and what changes it.

const test = testFixtureSite('guides');
const TABS = '/docs/documentacao/partes/abas/';
const KEY = `${TAB_KEY_PREFIX}sistema`;

test.use({ viewport: { width: 1000, height: 600 } });

const first = (page: Page) => page.getByRole('tablist', { name: 'Sistema' });
const second = (page: Page) => page.getByRole('tablist', { name: textsOf('pt-BR').mdx.tabs }).first();
const tab = (page: Page, name: string) => first(page).getByRole('tab', { name });
const shown = (page: Page) => page.getByRole('tabpanel');

async function expectShown(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(shown(page).first()).toHaveAccessibleName(name);
}

/** What the page shows at its first paint: the attributes that the style sheet reads, before any of its own code ran. */
async function readFirstPaint(page: Page, path: string): Promise<string | null> {
  // Scripts are on their way for as long as the test lasts.
  await page.route('**/*.js', () => {});
  await page.goto(path, { waitUntil: 'commit' });
  const selected = first(page).getByRole('tab', { selected: true });
  await page.getByText('Texto do fim.').waitFor();
  return selected.textContent();
}

test.describe('tabs: which one is shown first', () => {
  test('the default, where nothing was chosen', { tag: NIGHTLY }, async ({ page, visit }) => {
    await visit(TABS);
    await expectShown(page, 'Windows');
    await expect(page.getByText('Texto da primeira.')).toBeVisible();
  });

  test('the stored one before the default', { tag: NIGHTLY }, async ({ page, visit }) => {
    await page.addInitScript(([key = '']) => localStorage.setItem(key, 'mac'), [KEY]);
    await visit(TABS);
    await expectShown(page, 'macOS');
  });

  test('the one of the address before the stored one', { tag: NIGHTLY }, async ({ page, visit }) => {
    await page.addInitScript(([key = '']) => localStorage.setItem(key, 'mac'), [KEY]);
    await visit(`${TABS}?so=linux`);
    await expectShown(page, 'Linux');
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('mac');
  });

  test('the one around the target of the hash before all others', async ({ page, visit }) => {
    await visit(`${TABS}?so=linux#instalar-no-macos`);
    await expectShown(page, 'macOS');
    await expect(page.getByRole('heading', { name: /Instalar no macOS/ })).toBeInViewport();
    await visit(`${TABS}#sistema.mac`);
    await expectShown(page, 'macOS');
  });

  test('unknown stored values and unknown values in the address are ignored', { tag: NIGHTLY }, async ({
    page,
    visit,
  }) => {
    await page.addInitScript(([key = '']) => localStorage.setItem(key, 'solaris"]'), [KEY]);
    await visit(`${TABS}?so=beos`);
    await expectShown(page, 'Windows');
  });

  for (const [row, [what, query, stored, expected]] of (
    [
      ['the stored', '', 'mac', 'macOS'],
      ['the address’s', '?so=linux', '', 'Linux'],
    ] as const
  ).entries()) {
    test(`${what} tab is there at the first paint, before the page’s code has come`, { tag: tagRow(row) }, async ({
      page,
    }) => {
      await page.addInitScript(([key = '', value = '']) => localStorage.setItem(key, value), [KEY, stored]);
      expect(await readFirstPaint(page, TABS + query)).toBe(expected);
    });
  }

  test('after a navigation inside the site too', { tag: NIGHTLY }, async ({ page, visit }) => {
    await page.addInitScript(([key = '']) => localStorage.setItem(key, 'mac'), [KEY]);
    await visit('/docs/documentacao/partes/opcoes/');
    await page.getByRole('link', { name: 'Abas', exact: true }).first().click();
    await expectShown(page, 'macOS');
  });
});

test.describe('tabs: choosing', () => {
  // @behaviour Page parts: Tabs of a group follow each other and are stored
  // @behaviour Addresses and navigation: A hash inside a hidden tab opens the tab
  test('a click is stored, in the address and followed by the group; arrows, Home and End choose; print has all; a link opens one', async ({
    page,
    visit,
  }) => {
    await visit(`${TABS}?a=1`);

    await test.step('a click shows the panel, is stored, goes into the address and is followed by the group', async () => {
      await tab(page, 'Linux').click();
      await expectShown(page, 'Linux');
      await expect(second(page).getByRole('tab', { name: 'Linux' })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByText('Rode no terminal.')).toBeVisible();
      await expect(page).toHaveURL(`${TABS}?a=1&so=linux`);
      expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('linux');
      await page.reload();
      await expectShown(page, 'Linux');
    });

    await waitUntilInteractive(page);
    await tab(page, 'Windows').click();
    await expectShown(page, 'Windows');
    await test.step('arrows move and choose, with wrap; Home and End go to the ends; one stop for Tab', async () => {
      await tab(page, 'Windows').focus();
      for (const [key, name] of [
        ['ArrowRight', 'macOS'],
        ['ArrowRight', 'Linux'],
        ['ArrowLeft', 'macOS'],
        ['Home', 'Linux'],
        ['End', 'macOS'],
      ] as const) {
        await page.keyboard.press(key);
        await expect(tab(page, name)).toBeFocused();
        await expectShown(page, name);
      }
      await page.keyboard.press('Tab');
      await expect(shown(page).first()).toBeFocused();
      const panel = await tab(page, 'macOS').getAttribute('aria-controls');
      await expect(shown(page).first()).toHaveAttribute('id', panel ?? '');
    });

    await tab(page, 'Windows').click();
    await expectShown(page, 'Windows');
    await test.step('in print all tabs are there with their names', async () => {
      await page.emulateMedia({ media: 'print' });
      for (const text of ['Instale pelo gerenciador de pacotes.', 'Baixe o instalador.', 'Texto da segunda.']) {
        await expect(page.getByText(text)).toBeVisible();
      }
      await expect(page.locator('[data-panel="mac"] > p').first()).toHaveText('macOS');
      await expect(page.locator('[data-panel="mac"] > p').first()).toBeVisible();
    });

    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1440, height: 600 });
    await test.step('a link to something in a tab that is not shown opens the tab', async () => {
      const heading = page.getByRole('heading', { name: /Instalar no macOS/ });
      await expect(heading).toBeHidden();
      await page.getByRole('link', { name: 'Instalar no macOS', exact: true }).first().click();
      await expect(heading).toBeInViewport();
      await expectShown(page, 'macOS');
      await expect(shown(page)).toHaveCount(3);
    });
  });

  test('a value that the other group does not have leaves it as it is', { tag: NIGHTLY }, async ({ page, visit }) => {
    await visit(`${TABS}?so=windows`);
    await second(page).getByRole('tab', { name: 'Windows' }).click();
    await tab(page, 'macOS').click();
    await expectShown(page, 'macOS');
    await expect(second(page).getByRole('tab', { selected: true })).toHaveText('Windows');
  });

  test('the choice adds no entry to the history, and Back leaves the page', { tag: NIGHTLY }, async ({
    page,
    visit,
  }) => {
    await visit('/docs/documentacao/partes/opcoes/');
    await page.getByRole('link', { name: 'Abas', exact: true }).first().click();
    await tab(page, 'Linux').click();
    await page.waitForURL(`${TABS}?so=linux`);
    await page.goBack();
    await page.waitForURL('/docs/documentacao/partes/opcoes/');
    await page.goForward();
    await expectShown(page, 'Linux');
  });

  test('what was clicked stays where it is when a group above changes its height, and other browser tabs follow', async ({
    page,
    visit,
    context,
  }) => {
    await visit(TABS);

    await test.step('what was clicked stays where it is when a group above changes its height', async () => {
      const clicked = second(page).getByRole('tab', { name: 'Linux' });
      await clicked.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const before = await clicked.boundingBox();
      await clicked.click();
      await expectShown(page, 'Linux');
      const after = await clicked.boundingBox();
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
    });

    await tab(page, 'Windows').click();
    await expectShown(page, 'Windows');
    await test.step('other browser tabs follow', async () => {
      const other = await context.newPage();
      await visitPage(other, TABS);
      await tab(other, 'Linux').click();
      await expectShown(page, 'Linux');
    });
  });

  test('a browser that refuses storage lets the reader choose all the same', { tag: NIGHTLY }, async ({
    page,
    visit,
    problems,
  }) => {
    problems.expect(/console warning: The browser refused access to its storage/);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await visit(TABS);
    await tab(page, 'Linux').click();
    await expectShown(page, 'Linux');
  });
});

test('where the page’s code does not come, all tabs are there with their names', { tag: NIGHTLY }, async ({
  page,
  problems,
}) => {
  problems.expect(/request failed: .*\.js/);
  await page.route('**/*.js', (route) => route.abort('connectionrefused'));
  await page.goto(TABS);
  for (const text of ['Instale pelo gerenciador de pacotes.', 'Baixe o instalador.', 'Texto da segunda.']) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.locator('[data-panel="mac"] > p').first()).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all tabs are there with their names', async ({ page }) => {
    await page.goto(TABS);
    await expect(shown(page)).toHaveCount(7);
    for (const text of ['Instale pelo gerenciador de pacotes.', 'Baixe o instalador.', 'Texto da segunda.']) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.locator('[data-panel="mac"] > p').first()).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
});
