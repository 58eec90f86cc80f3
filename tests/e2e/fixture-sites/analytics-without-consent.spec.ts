import { NIGHTLY } from '../../scope';
import { blockStorage, fillStorage } from '../blocked-storage';
import { texts } from '../texts';
import { answer, expectCodeIsThere, notice, openChoices, SIGNALS } from './analytics-choices';
import { testMeasuredSite } from './analytics-stub';
import { expect } from './fixture-site-test';

const measured = testMeasuredSite('prefixed');
const GUIDE = '/documentos/docs/documentacao/introducao/';
const NEXT = '/documentos/docs/documentacao/envio/';

measured.describe('where consent is not required', () => {
  measured(
    'the reader is measured without a question, and can refuse by the footer',
    { tag: NIGHTLY },
    async ({ page, stub, visit }) => {
      await visit(GUIDE);
      await expect.poll(() => stub.views.length).toBe(1);
      expect(stub.requests).toEqual(['www.googletagmanager.com/gtag/js?id=G-TESTE0002']);
      await expect(notice(page)).toBeHidden();

      await openChoices(page);
      await expect(notice(page)).toContainText(texts.consent.inform);
      const reloaded = page.waitForEvent('load');
      await answer(page, texts.consent.refuse).click();
      await reloaded;
      await visit(NEXT);
      await expectCodeIsThere(page);
      expect(stub.requests).toHaveLength(1);
    },
  );

  for (const [name, signal] of Object.entries(SIGNALS)) {
    measured(`${name} is a refusal`, { tag: NIGHTLY }, async ({ page, stub, visit }) => {
      await page.addInitScript(signal);
      await visit(GUIDE);
      await visit(NEXT);
      await expectCodeIsThere(page);
      expect(stub.requests).toEqual([]);
    });
  }

  measured(
    'a browser that keeps nothing could not keep a refusal: nothing is measured',
    { tag: NIGHTLY },
    async ({ page, problems, stub, visit }) => {
      problems.expect(/The browser refused access to its storage/);
      await measured.step('one that is full', async () => {
        await fillStorage(page);
        await visit(GUIDE);
        await expectCodeIsThere(page);
        await expect(notice(page)).toContainText(texts.consent.signal);
        expect(stub.requests).toEqual([]);
      });
      await measured.step('one that refuses', async () => {
        await blockStorage(page);
        await visit(GUIDE);
        await expectCodeIsThere(page);
        expect(stub.requests).toEqual([]);
      });
    },
  );
});
