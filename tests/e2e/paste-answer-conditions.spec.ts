import { NIGHTLY } from '../scope';
import { findBox, PATH } from './pasted-answers';
import { expect, test } from './site-test';
import { texts } from './texts';

// What the tool keeps to where something is missing: the network, and scripts.

const { pasteAnswer } = texts;

test('when the codes cannot be fetched the reader is told, and trying again works; a result is whole without the fields', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/request failed: .*codes.json|ERR_INTERNET_DISCONNECTED/);
  problems.expect(/request failed: .*fields.json|ERR_INTERNET_DISCONNECTED/);
  const failed = page.getByText(pasteAnswer.failed);
  const card = page.getByRole('article').first();
  for (const file of ['codes', 'fields'])
    await page.route(`**/docs/cstat/${file}.json`, (route) => route.abort('internetdisconnected'));
  await visit(PATH);
  await findBox(page).fill('cStat 232');
  await expect(failed).toBeVisible();
  await page.unroute('**/docs/cstat/codes.json');
  await page.getByRole('button', { name: pasteAnswer.retry }).click();
  await expect(card).toContainText('Rejeição 232 (NF-e)');
  await test.step('a result is whole without the fields of its rule', async () => {
    await findBox(page).fill('cStat 928');
    await expect(card).toContainText('Rejeição 928 (NF-e)');
    await expect(failed).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it does, what it needs and where to look instead', { tag: NIGHTLY }, async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText(pasteAnswer.withoutScript)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: pasteAnswer.knowledgeBase })).toHaveAttribute(
      'href',
      '/docs/cstat/',
    );
  });
});
