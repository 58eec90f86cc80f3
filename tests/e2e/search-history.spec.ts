import { expectNoFindings } from './axe-findings';
import { CODE_539, NOTHING, openSearchModal, SearchModal } from './search-box';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { fill, texts } from './texts';

const { search } = texts;
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__docs';

test.describe('what the reader opened before', () => {
  const openResult = async (modal: SearchModal, query: string) => {
    await modal.open();
    await modal.search(query);
    await modal.active.click();
    await expect(modal.dialog).toHaveCount(0);
  };

  // @behaviour Search: Results that were opened are offered again and can be kept; damaged and dead ones are forgotten
  test('is offered again, can be kept, and can be removed', async ({ page, visit }) => {
    await visit(PAGE.guide);
    const modal = new SearchModal(page);
    await openResult(modal, '539');
    await page.waitForURL(CODE_539);
    await openResult(modal, 'sendDfeUsingPOST');
    await page.waitForURL(PAGE.operationWithBody);

    await modal.open();
    const recent = modal.dialog.getByRole('group', { name: search.recent });
    await expect(recent.getByRole('option')).toHaveCount(2);
    const title = (await recent.getByRole('option').last().innerText()).split('\n').find((line) => !/^\d+$/.test(line));
    await modal.dialog.getByRole('button', { name: fill(search.save, { title: title ?? '' }) }).click();
    const favorite = modal.dialog.getByRole('group', { name: search.favorite });
    await expect(favorite.getByRole('option')).toHaveCount(1);
    await expect(recent.getByRole('option')).toHaveCount(1);
    expect(
      await page.evaluate(
        (keys) => keys.map((key) => JSON.parse(localStorage.getItem(key) ?? '[]').length),
        [RECENT, FAVORITE],
      ),
    ).toEqual([1, 1]);

    await modal.dialog.getByRole('button', { name: fill(search.unsave, { title: title ?? '' }) }).click();
    await expect(favorite).toHaveCount(0);
    await expect(modal.box).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
    await modal.open();
    await page.keyboard.press('Enter');
    await page.waitForURL(PAGE.operationWithBody);
  });

  // @behaviour Search: Hits lead to local pages; foreign and dangerous addresses do not
  // @behaviour Search: Results that were opened are offered again and can be kept; damaged and dead ones are forgotten
  test('is forgotten when its page is gone, its address dangerous or its list damaged; no state has an accessibility finding', async ({
    page,
    problems,
  }) => {
    test.setTimeout(90_000);
    problems.expect(/404/);
    await page.addInitScript(
      ([recent, favorite]) => {
        const entry = (url: string, title: string) => ({ objectID: url, url, 'hierarchy.lvl1': title });
        localStorage.setItem(
          recent,
          JSON.stringify([
            entry('https://docs.exemplo.com.br/docs/nao-existe/', 'Página que saiu'),
            entry('javascript:alert(1)', 'Perigo'),
            entry('https://outro.exemplo/docs/cstat/nfe/539.html', 'Rejeição 539'),
          ]),
        );
        localStorage.setItem(favorite, '{"isto não é": "uma lista"');
      },
      [RECENT, FAVORITE] as const,
    );
    const modal = await openSearchModal(page);
    await expect(modal.options).toHaveCount(1);
    await expect(modal.options).toHaveAttribute('href', PAGE.cstatCode);
    expect(await page.evaluate((key) => localStorage.getItem(key), RECENT)).not.toContain('nao-existe');
    await test.step('no state has an accessibility finding', async () => {
      await expectNoFindings(page, 'recent', 'dialog[open]');
      const recent = modal.dialog.getByRole('group', { name: search.recent });
      await modal.dialog.getByRole('button', { name: fill(search.forget, { title: 'Rejeição 539' }) }).click();
      await expect(recent).toHaveCount(0);
      await expectNoFindings(page, 'start', 'dialog[open]');
      await modal.box.fill(NOTHING);
      await modal.dialog.getByText(search.report).waitFor();
      await expectNoFindings(page, 'none', 'dialog[open]');
      await modal.box.fill('<retEnviNFe><cStat>539</cStat><xMotivo>Duplicidade de NF-e</xMotivo></retEnviNFe>');
      await modal.dialog.getByRole('option', { name: /539/ }).first().waitFor();
      await expectNoFindings(page, 'recognised', 'dialog[open]');
      await modal.box.fill('certificado');
      await expect(modal.options.first()).toContainText(/certificado/i);
      await expectNoFindings(page, 'results', 'dialog[open]');
    });
  });
});
