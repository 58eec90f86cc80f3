import type { Page } from '@playwright/test';
import { preferredVersionKey } from '@/lib/storage/keys';
import { isWholeRun, NIGHTLY } from '../../scope';
import { expectNoFindings } from '../axe-findings';
import { expectSameDocument, markDocument } from '../page-states';
import { fill, texts } from '../texts';
import { testMeasuredSite } from './analytics-stub';
import { expect, testFixtureSite } from './fixture-site-test';
import { showBar } from './show-bar';

const test = testFixtureSite('guides');
const forgetful = testMeasuredSite('prefixed');
test.use({ viewport: { width: 1440, height: 800 } });

const ENVIO = 'documentacao/envio/';
const bar = (page: Page) => page.getByRole('banner');
const banner = (page: Page) => page.getByRole('alert').filter({ hasText: /version/ });
const switcher = (page: Page) =>
  bar(page)
    .getByRole('group')
    .filter({ hasText: `${texts.nav.versions}:` });
const guides = (page: Page) => bar(page).getByRole('link', { name: 'Guides', exact: true });
const readPreferred = (page: Page, section = 'default') =>
  page.evaluate((key) => localStorage.getItem(key), preferredVersionKey(section));

async function switchTo(page: Page, version: string): Promise<void> {
  await showBar(page);
  await switcher(page).locator('summary').click();
  await switcher(page).getByRole('link', { name: version, exact: true }).click();
}

test.describe('the version menu', () => {
  // @behaviour Versions: A click in the version menu stores the version; a visit does not
  // @behaviour Versions: A stored version that is unknown is removed
  test('names the open version and leads to the same page in another, which is preferred from then on, until no version has its name', async ({
    page,
    visit,
  }) => {
    await visit(`/docs/${ENVIO}?a=1#o-envio`);

    await test.step('names the open version and leads to the same page in another, query and heading kept', async () => {
      await expect(switcher(page).locator('summary')).toHaveText(`${texts.nav.versions}: 1.0`);
      await markDocument(page);
      await switchTo(page, texts.versions.next);
      await page.waitForURL(`/docs/next/${ENVIO}?a=1#o-envio`);
      await expect(switcher(page).locator('summary')).toHaveText(`${texts.nav.versions}: ${texts.versions.next}`);
      await showBar(page);
      await switcher(page).locator('summary').click();
      await expect(switcher(page).getByRole('link', { name: texts.versions.next })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await expectSameDocument(page);
    });

    await test.step('the one chosen is preferred, and links from outside the documentation lead to it', async () => {
      expect(await readPreferred(page)).toBe('current');
      await visit('/');
      await expect(guides(page)).toHaveAttribute('href', '/docs/next/documentacao/introducao/');
      await expect(switcher(page).locator('summary')).toHaveText(`${texts.nav.versions}: ${texts.versions.next}`);
    });

    await test.step('the preferred version is forgotten when no version has its name', async () => {
      await page.evaluate((key) => localStorage.setItem(key, '7.3'), preferredVersionKey('default'));
      await visit('/');
      await expect.poll(() => readPreferred(page)).toBeNull();
      await expect(guides(page)).toHaveAttribute('href', '/docs/documentacao/introducao/');
    });
  });

  test('leads to the first guide of a version that lacks the page', { tag: NIGHTLY }, async ({ page, visit }) => {
    await visit('/docs/documentacao/glossario/');
    await switchTo(page, '0.9 (old)');
    await page.waitForURL('/docs/0.9/documentacao/introducao/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('keeps the locale and speaks its language', { tag: NIGHTLY }, async ({ page, visit }) => {
    await visit(`/pt-BR/docs/next/${ENVIO}`);
    const menu = bar(page).getByRole('group').filter({ hasText: 'Versões:' });
    await menu.locator('summary').click();
    await menu.getByRole('link', { name: '0.9 (antiga)' }).click();
    await page.waitForURL(`/pt-BR/docs/0.9/${ENVIO}`);
  });
});

test.describe('the notice', () => {
  test('says of a version before the last that it is not released, and leads to the last of the section; each page names its version', async ({
    page,
    visit,
  }) => {
    const badge = (label: string) => page.getByText(fill(texts.versions.badge, { label }), { exact: true });
    const visitVersion = async (path: string, label: string) => {
      await visit(path);
      await expect(badge(label)).toBeVisible();
    };
    if (isWholeRun) {
      await test.step('each page names its version', async () => {
        await visitVersion(`/docs/${ENVIO}`, '1.0');
        await visitVersion('/docs/next/api/fiscal/send-dfe-using-post/', texts.versions.next);
      });
    }

    await test.step('the notice of another section leads to the last version of that section', async () => {
      await visitVersion('/docs/parceiros/1/visao-geral/', '1');
      await banner(page).getByRole('link').click();
      await page.waitForURL('/docs/parceiros/visao-geral/');
      expect(await readPreferred(page, 'parceiros')).toBe('2');
      expect(await readPreferred(page)).toBeNull();
    });

    await test.step('that of a version before the last says that it is not released and leads to the same page', async () => {
      await visitVersion(`/docs/next/${ENVIO}`, texts.versions.next);
      await expect(banner(page)).toContainText(fill(texts.versions.unreleased, { version: texts.versions.next }));
      await banner(page)
        .getByRole('link', { name: fill(texts.versions.samePage, { version: '1.0' }) })
        .click();
      await page.waitForURL(`/docs/${ENVIO}`);
      await expect(badge('1.0')).toBeVisible();
      await expect(banner(page)).toHaveCount(0);
      expect(await readPreferred(page)).toBe('1.0');
    });
  });

  test('of a version after the last says that it is not kept up', { tag: NIGHTLY }, async ({ page, visit }) => {
    await visit(`/docs/0.9/${ENVIO}`);
    await expect(banner(page)).toContainText(fill(texts.versions.unmaintained, { version: '0.9 (old)' }));
  });

  test('leads to the first guide where the last version lacks the page', { tag: NIGHTLY }, async ({ page, visit }) => {
    await visit('/docs/next/documentacao/novidades/');
    await banner(page)
      .getByRole('link', { name: fill(texts.versions.mainPage, { version: '1.0' }) })
      .click();
    await page.waitForURL('/docs/documentacao/introducao/');
  });
});

test.describe('the preferred version', () => {
  // @behaviour Versions: A click in the version menu stores the version; a visit does not
  test('is not changed by visiting another version, whose own links stay in it', { tag: NIGHTLY }, async ({
    page,
    visit,
  }) => {
    await visit(`/docs/0.9/${ENVIO}`);
    await expect(guides(page)).toHaveAttribute('href', '/docs/0.9/documentacao/introducao/');
    expect(await readPreferred(page)).toBeNull();
    await visit('/');
    await expect(guides(page)).toHaveAttribute('href', '/docs/documentacao/introducao/');
  });
});

test('a version’s sidebar, reference and guides stay within the version', { tag: NIGHTLY }, async ({ page, visit }) => {
  await visit(`/docs/0.9/${ENVIO}`);
  const sidebar = page.getByRole('navigation', { name: texts.sidebar.docs });
  const links = await sidebar.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(['/docs/0.9/documentacao/introducao/', '/docs/0.9/documentacao/envio/']);
  await page.getByRole('article').locator('a[href*="/api/"]').first().click();
  await page.waitForURL('/docs/0.9/api/fiscal/send-dfe-using-post/');
});

test('a section has addresses, guides and a first page of its own', { tag: NIGHTLY }, async ({ page, visit }) => {
  await visit('/docs/parceiros/');
  await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: texts.sidebar.docs });
  await sidebar.getByRole('link', { name: 'Cadastro de parceiros' }).click();
  await page.waitForURL('/docs/parceiros/cadastro/');
  await page.getByRole('article').getByRole('link', { name: 'visão geral' }).click();
  await page.waitForURL('/docs/parceiros/visao-geral/#o-programa');
});

// @behaviour Addresses and navigation: A page whose name really is `index` wins over that rule
test('a page really named index wins over the rule that takes the word away', { tag: NIGHTLY }, async ({
  page,
  visit,
}) => {
  for (const address of ['/docs/indice/index/', '/docs/indice/index', '/docs/indice/index/index.html?q=1#como-usar']) {
    await visit(address);
    await expect(page).toHaveURL(/\/docs\/indice\/index\/(\?q=1#como-usar)?$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Índice remissivo' })).toBeVisible();
  }
});

// @behaviour Versions: Where no version is remembered, none is stored or read
forgetful(
  'where the site remembers no version, a choice is not stored and a stored one has no say',
  { tag: NIGHTLY },
  async ({ page, visit }) => {
    await visit(`/documentos/docs/${ENVIO}`);
    await switchTo(page, texts.versions.next);
    await page.waitForURL(`/documentos/docs/next/${ENVIO}`);
    expect(await readPreferred(page)).toBeNull();
    await page.evaluate((key) => localStorage.setItem(key, 'current'), preferredVersionKey('default'));
    await visit('/documentos/search/');
    await expect(guides(page)).toHaveAttribute('href', '/documentos/docs/documentacao/introducao/');
  },
);

test('an old page, the open version menu and the open page menu have no accessibility finding', async ({
  page,
  visit,
}) => {
  test.setTimeout(60_000);
  const paths = [`/docs/0.9/${ENVIO}`, `/docs/next/${ENVIO}`, '/docs/parceiros/1/visao-geral/'];
  for (const path of isWholeRun ? paths : paths.slice(0, 1)) {
    await visit(path);
    if (isWholeRun) await expectNoFindings(page, path);
    await switcher(page).locator('summary').click();
    await expectNoFindings(page, `${path}, versions`);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: texts.nav.toggleMenu }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFindings(page, 'the page menu', 'dialog[open]');
});
