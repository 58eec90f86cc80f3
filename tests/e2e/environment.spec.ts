import type { Page } from '@playwright/test';
import { NIGHTLY } from '../scope';
import { waitUntilInteractive } from './page-states';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { inAnyLocale } from './texts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Name that readers' browsers hold: it must never change. */
const KEY = 'site.environment';
const HOSTS = { producao: 'https://api.exemplo.com.br', homologacao: 'https://api-homologacao.exemplo.com.br' };

const controls = (page: Page) => page.getByRole('group', { name: inAnyLocale(({ code }) => code.environment) });
const button = (page: Page, name: keyof typeof HOSTS) =>
  controls(page).first().locator(`[data-environment-choice="${name}"]`);

/** Every sample on screen calls the server of the environment and no other, and every control says so. */
async function expectEnvironment(page: Page, name: keyof typeof HOSTS): Promise<void> {
  await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
  for (const control of await controls(page).all()) {
    await expect(control.locator('[aria-pressed="true"]')).toHaveAttribute('data-environment-choice', name);
  }
  const samples = await page.getByRole('tabpanel').locator('pre:visible').allInnerTexts();
  expect(samples.length).toBeGreaterThan(0);
  const [other] = Object.entries(HOSTS).filter(([key]) => key !== name);
  for (const sample of samples) {
    expect(sample).toContain(`${HOSTS[name]}/`);
    expect(sample).not.toContain(`${other?.[1]}/`);
  }
}

test('the choice holds on the next page and after a reload, from the first paint', { tag: NIGHTLY }, async ({
  page,
  visit,
}) => {
  await visit(PAGE.operation);
  await button(page, 'producao').click();
  await page.locator('a[rel="next"]').click();
  await page.waitForURL(({ pathname }) => pathname !== PAGE.operation);
  await expectEnvironment(page, 'producao');

  await page.addInitScript(() => {
    const look = () => {
      const lines = document.querySelector('[data-when="homologacao"]');
      if (!lines) return requestAnimationFrame(look);
      return Object.assign(window, { firstDisplay: getComputedStyle(lines).display });
    };
    look();
  });
  await page.reload();
  await waitUntilInteractive(page);
  expect(await page.evaluate(() => 'firstDisplay' in window && window.firstDisplay)).toBe('none');
  await expectEnvironment(page, 'producao');
});

test('the test environment is first; every sample, copies and a second tab follow a choice; an address comes before it', async ({
  context,
  page,
  visit,
}) => {
  await visit(PAGE.guide);
  await test.step('the test environment is first; a choice changes every sample of the page', async () => {
    expect(await controls(page).count()).toBeGreaterThan(1);
    await expectEnvironment(page, 'homologacao');
    await button(page, 'producao').click();
    await expectEnvironment(page, 'producao');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expectEnvironment(page, 'homologacao');
  });
  await visit(PAGE.operation);
  await test.step('copying takes the chosen server and no other', async () => {
    const copy = page.locator('[data-copy-scope]', { has: page.getByRole('tablist') }).locator('button[data-copy]');
    for (const [name, other] of [
      ['producao', 'homologacao'],
      ['homologacao', 'producao'],
    ] as const) {
      await button(page, name).click();
      await copy.click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`${HOSTS[name]}/`);
      expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain(HOSTS[other]);
    }
  });
  await test.step('a second tab of the browser follows', async () => {
    const second = await context.newPage();
    await second.goto(PAGE.guide);
    await waitUntilInteractive(second);
    await expectEnvironment(second, 'homologacao');
    await button(page, 'producao').click();
    await expectEnvironment(second, 'producao');
    await second.close();
  });
  await test.step('the address comes before the stored choice', async () => {
    await page.evaluate((key) => localStorage.setItem(key, 'producao'), KEY);
    await visit(`${PAGE.operation}?env=homologacao`);
    await expectEnvironment(page, 'homologacao');
  });
});

for (const rubbish of ['teste', '', 'null', '__proto__']) {
  test(`a stored environment of "${rubbish}" counts as none`, { tag: NIGHTLY }, async ({ page, visit }) => {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [KEY, rubbish] as const);
    await visit(PAGE.operation);
    await expectEnvironment(page, 'homologacao');
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the samples call the test environment', { tag: NIGHTLY }, async ({ page }) => {
    await page.goto(PAGE.operation);
    await expect(controls(page)).toHaveCount(0);
    const samples = await page.getByRole('tabpanel').locator('pre').allInnerTexts();
    expect(samples).not.toEqual([]);
    for (const sample of samples) {
      expect(sample).toContain(`${HOSTS.homologacao}/`);
      expect(sample).not.toContain(`${HOSTS.producao}/`);
    }
  });
});
