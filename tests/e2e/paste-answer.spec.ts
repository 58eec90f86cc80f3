import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe-findings';
import { localeCases } from './locale-cases';
import { measureOverflow } from './page-states';
import { expect, test } from './site-test';
import { fill, texts } from './texts';

const PATH = '/docs/ferramentas/cole-o-retorno/';
const KEY = '35251111222333000181550010000012391704829157';
const OTHER = '35251111222333000181550010000012391305182648';
const REFUSAL = `Rejeição: Duplicidade de NF-e com diferença na Chave de Acesso [chNFe:${OTHER}][nRec:351000000012391]`;
const XML = `<soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope"><soap:Body>
<retEnviNFe xmlns="http://www.portalfiscal.inf.br/nfe"><cStat>104</cStat><xMotivo>Lote processado</xMotivo><protNFe>
<infProt><chNFe>${KEY}</chNFe><cStat>539</cStat><xMotivo>${REFUSAL}</xMotivo></infProt></protNFe></retEnviNFe>
</soap:Body></soap:Envelope>`;
const PROBLEM = JSON.stringify({
  title: 'Dados inválidos',
  status: 422,
  codigo: 'DADOS_INVALIDOS',
  erros: [{ campo: '/documento/det/2/prod/NCM', mensagem: 'Informe 8 dígitos.' }],
});

for (const { locale, texts: own, path: inLocale, tag } of localeCases) {
  const { pasteAnswer, accessKey, keyParts, verdicts, actions } = own;
  const box = (page: Page) => page.getByRole('textbox', { name: pasteAnswer.label });
  const status = (page: Page) => page.getByRole('region', { name: pasteAnswer.heading }).getByRole('status').first();
  const card = (page: Page) => page.getByRole('article').first();

  test.describe(`in ${locale}`, { tag }, () => {
    for (const where of [PATH, '/docs/cstat/']) {
      test(`XML pasted on ${where} leads to the entry of its rejection`, async ({ page, visit }) => {
        await visit(inLocale(where));
        await box(page).fill(XML);
        await expect(card(page).getByRole('heading')).toHaveText('Rejeição 539 (NF-e)');
        await expect(status(page)).toHaveText(fill(pasteAnswer.found, { format: 'XML', count: 2 }));
        await expect(card(page)).toContainText(verdicts['consultar-antes']);
        await expect(card(page).getByRole('link', { name: KEY })).toHaveAttribute(
          'href',
          `${inLocale('/docs/ferramentas/chave-de-acesso/')}#chave=${KEY}`,
        );
        await expect(card(page)).toContainText(accessKey.digitRight);
        await expect(card(page)).toContainText(keyParts.code);
        await card(page).getByRole('link', { name: 'Rejeição 539 (NF-e)' }).click();
        await expect(page).toHaveURL(inLocale('/docs/cstat/nfe/539/'));
      });
    }

    test('a refused query says nothing against the document', async ({ page, visit }) => {
      await visit(inLocale(PATH));
      await box(page).fill(
        '<retConsReciNFe xmlns="http://www.portalfiscal.inf.br/nfe"><nRec/><cStat>215</cStat></retConsReciNFe>',
      );
      await expect(card(page).getByRole('heading')).toHaveText('Rejeição 215 (NF-e)');
      await expect(card(page)).toContainText(verdicts['consultar-antes']);
      await expect(card(page)).toContainText(pasteAnswer.queryRefused);
      await expect(card(page)).not.toContainText(verdicts['corrigir-e-reenviar']);
    });

    test('an error of the API leads to its explanation and points at the item', async ({ page, visit }) => {
      await visit(inLocale(PATH));
      await box(page).fill(PROBLEM);
      await expect(card(page).getByRole('link', { name: 'DADOS_INVALIDOS' })).toHaveAttribute(
        'href',
        /#erro-dados-invalidos$/,
      );
      await expect(card(page)).toContainText(actions.corrigir);
      await expect(card(page).getByRole('definition').filter({ hasText: /^3$/ })).toBeVisible();
      await expect(card(page)).toContainText('Informe 8 dígitos.');
    });

    test('a bare number that several documents use offers them all', async ({ page, visit }) => {
      await visit(inLocale(PATH));
      await box(page).fill('611');
      await expect(card(page)).toContainText(pasteAnswer.chooseDocument);
      await expect(card(page).getByRole('link', { name: /\(NF-e\)/ })).toHaveAttribute(
        'href',
        /\/docs\/cstat\/nfe[/#]/,
      );
      await expect(card(page).getByRole('link', { name: /\(MDF-e\)/ })).toHaveAttribute(
        'href',
        /\/docs\/cstat\/mdfe[/#]/,
      );
    });

    test('an official text without its number is recognised', async ({ page, visit }) => {
      await visit(inLocale(PATH));
      await box(page).fill('Rejeicao: Duplicidade de NF-e com diferenca na Chave de Acesso');
      await expect(status(page)).toHaveText(pasteAnswer.textFound);
      await expect(card(page).getByRole('heading')).toHaveText('Rejeição 539 (NF-e)');
    });

    test('a blocked distribution queue says what to adopt and how long to wait', async ({ page, visit }) => {
      await visit(inLocale(PATH));
      await box(page).fill(
        '<retDistDFeInt xmlns="http://www.portalfiscal.inf.br/nfe"><cStat>656</cStat><ultNSU>000000000012380</ultNSU><maxNSU>000000000012431</maxNSU></retDistDFeInt>',
      );
      await expect(card(page)).toContainText(fill(pasteAnswer.queueBlocked, { last: '000000000012380' }));
    });

    test('what cannot be read is told apart', async ({ page, visit }) => {
      await visit(inLocale(PATH));
      for (const [text, message] of [
        ['<a><b>', fill(pasteAnswer.broken, { format: 'XML' })],
        ['{"a":1}', fill(pasteAnswer.noResult, { format: 'JSON' })],
        ['bom dia, tudo bem por aí?', pasteAnswer.nothing],
        ['a'.repeat(1_000_001), fill(pasteAnswer.tooLong, { limit: (1_000_000).toLocaleString(locale) })],
        ['', ''],
      ] as const) {
        await box(page).fill(text);
        await expect(status(page)).toHaveText(message);
        await expect(page.getByRole('article')).toHaveCount(0);
      }
    });

    test('has no accessibility finding in any state, in either theme', async ({ page, visit }) => {
      test.setTimeout(180_000);
      await visit(inLocale(PATH));
      await expectNoFindings(page, 'empty');
      for (const text of [XML, PROBLEM, '611', KEY]) {
        await box(page).fill(text);
        await expect(status(page)).not.toBeEmpty();
        if (text !== KEY) await expect(card(page)).toBeVisible();
        await expectNoFindings(page, text);
      }
    });

    test('nothing is wider than a phone', async ({ page, visit }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(inLocale(PATH));
      for (const text of [XML, PROBLEM, '611', KEY]) {
        await box(page).fill(text);
        await expect(status(page)).not.toBeEmpty();
        if (text === '611') await expect(card(page).getByRole('link')).toHaveCount(2);
        expect(await measureOverflow(page)).toBe(0);
      }
    });
  });
}

const { pasteAnswer } = texts;
const box = (page: Page) => page.getByRole('textbox', { name: pasteAnswer.label });

test('the example is recognised, and clearing takes it away', async ({ page, visit }) => {
  await visit(PATH);
  await page.getByRole('button', { name: pasteAnswer.useExample }).click();
  await expect(page.getByRole('article').first()).toContainText('539');
  await page.getByRole('button', { name: pasteAnswer.clear }).click();
  await expect(box(page)).toBeEmpty();
  await expect(box(page)).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('a result leads to the fields that its rule reads: to those that the message names, where it names some', async ({
  page,
  visit,
}) => {
  await visit(PATH);
  const links = page.getByRole('article').first().getByRole('definition').getByRole('link');
  await box(page).fill('{"cStat":"928","xMotivo":"Rejeição: cBenef não corresponde à UF e ao CST [nItem: 2]"}');
  await expect(links.filter({ hasText: 'det.prod.cBenef' })).toHaveAttribute(
    'href',
    '/docs/leiaute/nfe/det-prod/#det.prod.cBenef',
  );
  await expect(links.filter({ hasText: 'CST, em' })).toHaveCount(1);
  await box(page).fill('{"cStat":"928","xMotivo":"Rejeição: cBenef incorreto [nItem: 2]"}');
  await expect(links.filter({ hasText: 'CST, em' })).toHaveCount(0);
  await links.filter({ hasText: 'det.prod.cBenef' }).click();
  await expect(page.locator('[id="det.prod.cBenef"]')).toBeInViewport();
});

test('a result is whole without the fields of its rule', async ({ page, problems, visit }) => {
  problems.expect(/request failed|ERR_INTERNET_DISCONNECTED/);
  await page.route('**/docs/cstat/fields.json', (route) => route.abort('internetdisconnected'));
  await visit(PATH);
  await box(page).fill('cStat 928');
  await expect(page.getByRole('article').first()).toContainText('Rejeição 928 (NF-e)');
  await expect(page.getByText(pasteAnswer.failed)).toHaveCount(0);
});

test('markup in an answer is shown as text', async ({ page, visit }) => {
  await visit(PATH);
  const markup = '<img src=x onerror=alert(1)>';
  await box(page).fill(`{"cStat":"539","xMotivo":${JSON.stringify(markup)}}`);
  await expect(page.getByRole('article').first()).toContainText(markup);
  await expect(page.getByRole('article').locator('img')).toHaveCount(0);
});

test('nothing pasted leaves the page, and nothing is kept', async ({ page, visit }) => {
  await visit(PATH);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`));
  await box(page).fill(XML);
  await expect(page.getByRole('article').first()).toContainText('539');
  // The page's own fonts and scripts carry nothing.
  expect(asked.filter((request) => !request.startsWith('/_next/static/')).toSorted()).toEqual([
    '/docs/cstat/codes.json ',
    '/docs/cstat/fields.json ',
  ]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  expect(kept).not.toContain(KEY);
});

test('when the codes cannot be fetched the reader is told, and trying again works', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/request failed|ERR_INTERNET_DISCONNECTED/);
  await page.route('**/docs/cstat/codes.json', (route) => route.abort('internetdisconnected'));
  await visit(PATH);
  await box(page).fill('cStat 232');
  await expect(page.getByText(pasteAnswer.failed)).toBeVisible();
  await page.unroute('**/docs/cstat/codes.json');
  await page.getByRole('button', { name: pasteAnswer.retry }).click();
  await expect(page.getByRole('article').first()).toContainText('Rejeição 232 (NF-e)');
});

test('a key pasted by mistake is taken apart here too', async ({ page, visit }) => {
  await visit(PATH);
  await box(page).fill(`NFe${KEY}`);
  await expect(page.getByText(pasteAnswer.keyFound)).toBeVisible();
  await expect(page.getByRole('link', { name: texts.accessKey.openKey })).toHaveAttribute(
    'href',
    new RegExp(`#chave=${KEY}$`),
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it does, what it needs and where to look instead', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText(pasteAnswer.withoutScript)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: pasteAnswer.knowledgeBase })).toHaveAttribute(
      'href',
      '/docs/cstat/',
    );
  });
});
