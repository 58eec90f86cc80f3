import type { Page } from '@playwright/test';
import type { FoldedCode } from '@/lib/openapi/folded-code';
import { NIGHTLY } from '../scope';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { texts } from './texts';

const panel = (page: Page) => page.getByRole('complementary', { name: texts.reference.samples });
const FOLDED = /\.examples\.json$/;

test.describe('the code of folded examples', () => {
  const answer = (page: Page) => panel(page).locator('details[name="resposta"]:not([open])').first();

  test('that does not come says so, leaves a way to the text, and is asked for again; it is a block like the others', async ({
    page,
    problems,
    visit,
  }) => {
    problems.expect(/503/);
    await page.route(FOLDED, (route) => route.fulfill({ status: 503 }));
    await visit(PAGE.operation);
    const id = (await answer(page).getAttribute('id')) ?? '';
    const fold = page.locator(`[id="${id}"]`);
    await expect(fold.locator('pre')).toHaveCount(0);
    await fold.locator('> summary').click();
    await expect(fold.getByRole('status')).toHaveText(texts.code.exampleFailed);
    await expect(fold.getByRole('link', { name: texts.code.examplesAsText })).toBeVisible();
    await page.unroute(FOLDED);
    await fold.locator('> summary').click();
    await fold.locator('> summary').click();
    await expect(fold.locator('pre')).toBeVisible();
    expect(JSON.parse(await fold.locator('pre').innerText())).not.toEqual({});
    const title = (await fold.locator('figcaption > span').first().innerText()).trim();
    expect(title).toContain((await fold.locator('> summary').innerText()).match(/\d{3}/)?.[0] ?? 'a status');
    await expect(fold.getByRole('button', { name: `${texts.code.copy}: ${title}` })).toBeVisible();
    await expect(fold.locator('figcaption').getByRole('link')).toHaveAttribute('href', `#${id}`);
    await expect(fold.locator('[data-folded-code]')).toHaveCount(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is one link away', { tag: NIGHTLY }, async ({ page }) => {
      await page.goto(PAGE.operationWithBody);
      const fold = page.locator(`[id="${await answer(page).getAttribute('id')}"]`);
      await fold.locator('> summary').click();
      const link = fold.getByRole('link', { name: texts.code.examplesAsText });
      await expect(link).toBeVisible();
      const text = await (await page.request.get((await link.getAttribute('href')) ?? '')).text();
      const summary = (await fold.locator('> summary > span').last().textContent()) ?? '';
      const codes: FoldedCode = await (
        await page.request.get(PAGE.operationWithBody.replace(/\/$/, '.examples.json'))
      ).json();
      // The code as text, in the environment of the Markdown file.
      const code = await page.evaluate(
        (html) => {
          const { body } = new DOMParser().parseFromString(html, 'text/html');
          for (const lines of body.querySelectorAll('[data-when="producao"]')) lines.remove();
          return body.textContent;
        },
        codes[(await fold.getAttribute('id')) ?? ''] ?? '',
      );
      expect(text).toContain(`**${summary}**\n\n\`\`\`json\n${code}\n\`\`\``);
    });
  });
});
