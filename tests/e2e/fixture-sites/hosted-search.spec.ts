import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { FIXTURE_SITES, TEST_ADMIN_KEY } from '../../fixture-sites/fixture-sites';
import { NIGHTLY, tagRow } from '../../scope';
import { listFindings } from '../axe-findings';
import { localeCases } from '../locale-cases';
import { waitUntilIdle } from '../page-states';
import { textsOf } from '../texts';
import { expect, testFixtureSite } from './fixture-site-test';
import { HostedService, type NodeFault } from './hosted-service';

/** Of the fictional company, as openapi.yaml uses it. */
const KEY = '35251111222333000181550010000012341482150939';

const test = testFixtureSite('services').extend<{ readonly service: HostedService }>({
  service: async ({ context }, use) => {
    const service = new HostedService();
    await service.listen(context);
    await use(service);
  },
});

const box = (page: Page) => page.getByRole('main').getByRole('searchbox');
const hit = (page: Page, title: RegExp) => page.getByRole('main').getByRole('link', { name: title }).first();
/** Says that the results are the site's own. */
const note = (page: Page) => page.getByRole('main').getByText(textsOf('en').search.local);
const OF_SERVICE = /do serviço/;
/** Milliseconds without a key before the service is asked, where the configuration says nothing else. */
const PAUSE = 170;
/** The title of the same page in the index of the site. */
const OF_SITE = /Como enviar um documento/;

for (const { locale, path: inLocale, tag } of localeCases) {
  // @behaviour Search: Keys, CNPJs and pasted answers are never sent to the hosted service
  test(`results come from the service, in the language of the page (${locale}); a key, a CNPJ and a pasted answer are never sent`, {
    tag,
  }, async ({ page, visit, service }) => {
    await page.clock.install();
    await visit(inLocale('/search/?q=envio'));
    await hit(page, OF_SERVICE).waitFor();
    await expect(hit(page, OF_SERVICE)).toHaveAttribute('href', inLocale('/docs/documentacao/envio/'));
    expect(service.searches[0]).toEqual({
      node: 'busca-1',
      q: 'envio',
      filter: `language:=${locale} && docusaurus_tag:=[default,docs-default-current] && (type:=[lvl1,lvl2])`,
    });
    await test.step('a key, a CNPJ and a pasted answer are never sent', async () => {
      const message = '<retEnvi><cStat>204</cStat><xMotivo>Duplicidade</xMotivo></retEnvi>';
      for (const text of [KEY, KEY.slice(0, 30), '11.222.333/0001-81', message]) {
        await box(page).fill(text);
        await expect(box(page)).toHaveValue(text);
        await waitUntilIdle(page);
        await page.clock.runFor(PAUSE);
      }
      // A search that is sent comes after them.
      await box(page).fill('duplicidade');
      await hit(page, /Duplicidade, do serviço/).waitFor();
      // Of an answer its code alone may be asked for.
      const sent = service.searches.map(({ q }) => q).filter((q) => q !== '204');
      expect(sent).toEqual(['envio', 'duplicidade']);
    });
  });
}

// @behaviour Search: The hosted service is asked once for each pause in the typing
test('what is typed in one go is asked once', { tag: NIGHTLY }, async ({ page, visit, service }) => {
  await page.clock.install();
  await visit('/search/');
  await expect(box(page)).toBeFocused();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const key of 'duplicidade') {
    await page.clock.runFor(PAUSE - 1);
    await page.keyboard.press(key);
  }
  await page.clock.runFor(PAUSE);
  await page.clock.resume();
  await hit(page, /Duplicidade, do serviço/).waitFor();
  expect(service.searches.map(({ q }) => q)).toEqual(['duplicidade']);
});

test('the other node answers when the first does not', { tag: NIGHTLY }, async ({ page, visit, service, problems }) => {
  problems.expect(/request failed: https:\/\/busca-1/);
  service.fail('refuses', ['busca-1']);
  await visit('/search/?q=envio');
  await hit(page, OF_SERVICE).waitFor();
  expect(new Set(service.searches.map(({ node }) => node))).toEqual(new Set(['busca-1', 'busca-2']));
});

const FAULTS: readonly (readonly [string, NodeFault, readonly RegExp[]])[] = [
  ['refuses connections', 'refuses', [/request failed: https:\/\/busca/]],
  ['does not answer in time', 'is silent', []],
  ['answers something else', 'answers nonsense', []],
  ['refuses the key (401)', 401, [/answer 401/]],
  ['has no such collection (404)', 404, [/answer 404/]],
  ['is broken (503)', 503, [/answer 503/]],
];
for (const [row, [what, fault, expected]] of FAULTS.entries()) {
  // @behaviour Search: A hosted service that is refused, slow or broken is replaced by the site's own index, until it is back
  test(`when the service ${what}, the site’s own index answers, until it is back`, { tag: tagRow(row) }, async ({
    page,
    visit,
    service,
    problems,
  }) => {
    for (const problem of [...expected, /console warning: The search service does not answer/])
      problems.expect(problem);
    service.fail(fault);
    await visit('/search/?q=enviar');
    await hit(page, OF_SITE).waitFor();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(note(page)).toBeVisible();
    service.fail(undefined);
    await hit(page, OF_SERVICE).waitFor();
    await expect(note(page)).toBeHidden();
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`the box with local results and their note has no accessibility finding, ${theme}`, {
    tag: NIGHTLY,
  }, async ({ page, visit, service, problems }) => {
    problems.expect(/console warning: The search service does not answer/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    service.fail('answers nonsense');
    await visit(`/docs/documentacao/envio/?docusaurus-theme=${theme}`);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('enviar');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('option').first().waitFor();
    await expect(dialog.getByText(textsOf('en').search.local)).toBeVisible();
    expect(await listFindings(page)).toEqual([]);
  });
}

test('without a network the index that was fetched answers', { tag: NIGHTLY }, async ({
  page,
  visit,
  service,
  context,
  problems,
}) => {
  problems.expect(/console warning: The search service does not answer/);
  problems.expect(/request failed/);
  service.fail('refuses');
  await visit('/search/?q=enviar');
  await hit(page, OF_SITE).waitFor();
  await context.setOffline(true);
  await box(page).fill('duplicidade');
  await hit(page, /duplicidade/i).waitFor();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('an error is shown only when the index of the site fails, too', { tag: NIGHTLY }, async ({
  page,
  visit,
  service,
  problems,
}) => {
  problems.expect(/console warning: The search service does not answer/);
  problems.expect(/503/);
  service.fail(503);
  await page.route('**/search/index/**', (route) => route.fulfill({ status: 503 }));
  await visit('/search/?q=enviar');
  await page.getByRole('main').getByRole('alert').waitFor();
  await page.unroute('**/search/index/**');
  await page.getByRole('main').getByRole('alert').getByRole('button').click();
  await hit(page, OF_SITE).waitFor();
});

test('the site has the key for searching in it, and the key for publishing nowhere', () => {
  const host = path.join(import.meta.dirname, '../../../test-results/fixture-sites/services/host');
  const files = readdirSync(host, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
  expect(files.some((text) => text.includes(FIXTURE_SITES.services.config.search.searchKey))).toBe(true);
  expect(files.filter((text) => text.includes(TEST_ADMIN_KEY) || text.includes('TYPESENSE_ADMIN_KEY'))).toEqual([]);
});
