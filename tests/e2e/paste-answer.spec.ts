import type { Page } from '@playwright/test';
import { siteConfig } from '@/lib/config/site';
import { isWholeRun, NIGHTLY } from '../scope';
import { expectNoFindings } from './axe-findings';
import { localeCases } from './locale-cases';
import { measureOverflow } from './page-states';
import { findBox, KEY, PATH, XML } from './pasted-answers';
import { expect, test } from './site-test';
import { fill, texts } from './texts';

const PROBLEM = JSON.stringify({
  title: 'Dados inválidos',
  status: 422,
  codigo: 'DADOS_INVALIDOS',
  erros: [{ campo: '/documento/det/2/prod/NCM', mensagem: 'Informe 8 dígitos.' }],
});

for (const { locale, texts: own, path: inLocale, tag } of localeCases) {
  const { pasteAnswer, accessKey, keyParts, verdicts, actions } = own;
  const box = (page: Page) => findBox(page, own);
  const status = (page: Page) => page.getByRole('region', { name: pasteAnswer.heading }).getByRole('status').first();
  const card = (page: Page) => page.getByRole('article').first();

  test.describe(`in ${locale}`, { tag }, () => {
    const expectExplained = async (page: Page) => {
      await expect(card(page).getByRole('heading')).toHaveText('Rejeição 539 (NF-e)');
      await expect(status(page)).toHaveText(fill(pasteAnswer.found, { format: 'XML', count: 2 }));
      await expect(card(page)).toContainText(verdicts['consultar-antes']);
      await expect(card(page).getByRole('link', { name: KEY })).toHaveAttribute(
        'href',
        `${inLocale('/docs/ferramentas/chave-de-acesso/')}#chave=${KEY}`,
      );
      await expect(card(page)).toContainText(accessKey.digitRight);
      await expect(card(page)).toContainText(keyParts.code);
    };
    const openEntry = async (page: Page) => {
      await card(page).getByRole('link', { name: 'Rejeição 539 (NF-e)' }).click();
      await page.waitForURL(inLocale('/docs/cstat/nfe/539/'));
    };

    test('XML pasted on the page of all codes leads to the entry of its rejection', { tag: NIGHTLY }, async ({
      page,
      visit,
    }) => {
      await visit(inLocale('/docs/cstat/'));
      await box(page).fill(XML);
      await expectExplained(page);
      await openEntry(page);
    });

    test('an answer is explained, leads to its entry and stays on the page; its kinds, markup and what cannot be read are told apart', async ({
      page,
      visit,
    }) => {
      test.setTimeout(60_000);
      await visit(inLocale(PATH));
      /** Pastes in place of what was there, so that nothing read afterwards is of the answer before. */
      const paste = async (text: string) => {
        await box(page).fill('');
        await expect(page.getByRole('article')).toHaveCount(0);
        await box(page).fill(text);
      };

      await test.step('XML is explained; nothing of it leaves the page, and nothing is kept', async () => {
        const asked: string[] = [];
        page.on('request', (request) => asked.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`));
        await box(page).fill(XML);
        await expectExplained(page);
        // The page's own fonts and scripts carry nothing.
        expect(asked.filter((request) => !request.startsWith('/_next/static/')).toSorted()).toEqual([
          '/docs/cstat/codes.json ',
          '/docs/cstat/fields.json ',
        ]);
        const kept = await page.evaluate(() =>
          JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
        );
        expect(kept).not.toContain(KEY);
      });

      await test.step('markup in an answer is shown as text', async () => {
        const markup = '<img src=x onerror=alert(1)>';
        await paste(`{"cStat":"539","xMotivo":${JSON.stringify(markup)}}`);
        await expect(card(page)).toContainText(markup);
        await expect(page.getByRole('article').locator('img')).toHaveCount(0);
      });

      await test.step('a refused query says nothing against the document', async () => {
        await paste(
          '<retConsReciNFe xmlns="http://www.portalfiscal.inf.br/nfe"><nRec/><cStat>215</cStat></retConsReciNFe>',
        );
        await expect(card(page).getByRole('heading')).toHaveText('Rejeição 215 (NF-e)');
        await expect(card(page)).toContainText(verdicts['consultar-antes']);
        await expect(card(page)).toContainText(pasteAnswer.queryRefused);
        await expect(card(page)).not.toContainText(verdicts['corrigir-e-reenviar']);
      });

      await test.step('an error of the API leads to its explanation and points at the item', async () => {
        await paste(PROBLEM);
        await expect(card(page).getByRole('link', { name: 'DADOS_INVALIDOS' })).toHaveAttribute(
          'href',
          /#erro-dados-invalidos$/,
        );
        await expect(card(page)).toContainText(actions.corrigir);
        await expect(card(page).getByRole('definition').filter({ hasText: /^3$/ })).toBeVisible();
        await expect(card(page)).toContainText('Informe 8 dígitos.');
      });

      await test.step('a bare number that several documents use offers them all', async () => {
        await paste('611');
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

      await test.step('an official text without its number is recognised', async () => {
        await paste('Rejeicao: Duplicidade de NF-e com diferenca na Chave de Acesso');
        await expect(status(page)).toHaveText(pasteAnswer.textFound);
        await expect(card(page).getByRole('heading')).toHaveText('Rejeição 539 (NF-e)');
      });

      await test.step('a blocked distribution queue says what to adopt and how long to wait', async () => {
        await paste(
          '<retDistDFeInt xmlns="http://www.portalfiscal.inf.br/nfe"><cStat>656</cStat><ultNSU>000000000012380</ultNSU><maxNSU>000000000012431</maxNSU></retDistDFeInt>',
        );
        await expect(card(page)).toContainText(fill(pasteAnswer.queueBlocked, { last: '000000000012380' }));
      });

      await test.step('what cannot be read is told apart', async () => {
        const limit = (1_000_000).toLocaleString(siteConfig.contentLanguage);
        for (const [text, message] of [
          ['<a><b>', fill(pasteAnswer.broken, { format: 'XML' })],
          ['{"a":1}', fill(pasteAnswer.noResult, { format: 'JSON' })],
          ['bom dia, tudo bem por aí?', pasteAnswer.nothing],
          ...(isWholeRun ? [['a'.repeat(1_000_001), fill(pasteAnswer.tooLong, { limit })] as const] : []),
          ['', ''],
        ] as const) {
          await box(page).fill(text);
          await expect(status(page)).toHaveText(message);
          await expect(page.getByRole('article')).toHaveCount(0);
        }
      });

      await test.step('a result leads to the entry of its rejection', async () => {
        await paste(XML);
        await openEntry(page);
      });
    });

    test('has no accessibility finding in any state', async ({ page, visit }) => {
      test.setTimeout(180_000);
      await visit(inLocale(PATH));
      if (isWholeRun) await expectNoFindings(page, 'empty', 'main');
      // Daily those with an answer: the box is in each of them, and the figure of a key is the inspector's.
      for (const text of isWholeRun ? [XML, PROBLEM, '611', KEY] : [XML, PROBLEM, '611']) {
        await box(page).fill(text);
        await expect(status(page)).not.toBeEmpty();
        if (text !== KEY) await expect(card(page)).toBeVisible();
        await expectNoFindings(page, text, 'main');
      }
    });

    test('nothing is wider than a phone', { tag: NIGHTLY }, async ({ page, visit }) => {
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

test('the example can be cleared; a result leads to the fields that its rule reads, and to those that its message names', async ({
  page,
  visit,
}) => {
  await visit(PATH);
  const card = page.getByRole('article').first();
  await test.step('the example is recognised, and clearing takes it away', async () => {
    await page.getByRole('button', { name: pasteAnswer.useExample }).click();
    await expect(card).toContainText('539');
    await page.getByRole('button', { name: pasteAnswer.clear }).click();
    await expect(findBox(page)).toBeEmpty();
    await expect(findBox(page)).toBeFocused();
    await expect(page.getByRole('article')).toHaveCount(0);
  });
  await test.step('of the fields that its rule reads, those that the message names', async () => {
    const links = card.getByRole('definition').getByRole('link');
    await findBox(page).fill('{"cStat":"928","xMotivo":"Rejeição: cBenef não corresponde à UF e ao CST [nItem: 2]"}');
    await expect(links.filter({ hasText: 'det.prod.cBenef' })).toHaveAttribute(
      'href',
      '/docs/leiaute/nfe/det-prod/#det.prod.cBenef',
    );
    await expect(links.filter({ hasText: 'CST, em' })).toHaveCount(1);
    await findBox(page).fill('{"cStat":"928","xMotivo":"Rejeição: cBenef incorreto [nItem: 2]"}');
    await expect(links.filter({ hasText: 'CST, em' })).toHaveCount(0);
    await expect(links.filter({ hasText: 'det.prod.cBenef' })).toHaveCount(1);
  });
  await test.step('the message of a schema validator leads to the fields that it names', async () => {
    const refused = card.getByRole('link', { name: 'ide.dhEmi', exact: true });
    const message =
      "The element 'ide' in namespace 'http://www.portalfiscal.inf.br/nfe' has invalid child element 'dhEmi' in namespace 'http://www.portalfiscal.inf.br/nfe'. List of possible elements expected: 'serie' in namespace 'http://www.portalfiscal.inf.br/nfe'.";
    await findBox(page).fill(`cStat 225: Rejeicao: Falha no Schema XML do lote de NFe. ${message}`);
    await expect(refused).toHaveAttribute('href', '/docs/leiaute/nfe/ide/#ide.dhEmi');
    await expect(card.getByRole('link', { name: 'ide.serie' })).toBeVisible();
    await findBox(page).fill('[Elemento: enviMDFe/MDFe/infMDFe/ide/tpTransp] cvc-pattern-valid');
    await expect(card.getByRole('link', { name: 'ide.tpTransp' })).toHaveAttribute(
      'href',
      '/docs/leiaute/mdfe/ide/#ide.tpTransp',
    );
    await findBox(page).fill(message);
    await expect(page.getByText(pasteAnswer.schemaFound)).toBeVisible();
    await expect(card.getByRole('heading')).toHaveText(pasteAnswer.schemaFailure);
    await refused.click();
    await expect(page.locator('[id="ide.dhEmi"]')).toBeInViewport();
  });
});

test('a key pasted by mistake is taken apart here too', { tag: NIGHTLY }, async ({ page, visit }) => {
  await visit(PATH);
  await findBox(page).fill(`NFe${KEY}`);
  await expect(page.getByText(pasteAnswer.keyFound)).toBeVisible();
  await expect(page.getByRole('link', { name: texts.accessKey.openKey })).toHaveAttribute(
    'href',
    new RegExp(`#chave=${KEY}$`),
  );
});
