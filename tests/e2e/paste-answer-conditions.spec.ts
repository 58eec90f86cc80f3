import { NIGHTLY } from '../scope';
import { findBox, KEY, PATH, XML } from './pasted-answers';
import { expect, test } from './site-test';
import { texts } from './texts';

// What the tool keeps to whatever is pasted: markup, privacy, a network that fails, and no scripts.

const { pasteAnswer } = texts;

test('a result is whole without the fields of its rule', async ({ page, problems, visit }) => {
  problems.expect(/request failed|ERR_INTERNET_DISCONNECTED/);
  await page.route('**/docs/cstat/fields.json', (route) => route.abort('internetdisconnected'));
  await visit(PATH);
  await findBox(page).fill('cStat 928');
  await expect(page.getByRole('article').first()).toContainText('Rejeição 928 (NF-e)');
  await expect(page.getByText(pasteAnswer.failed)).toHaveCount(0);
});

test('nothing pasted leaves the page, nothing is kept, and markup in an answer is shown as text', async ({
  page,
  visit,
}) => {
  await visit(PATH);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`));
  await findBox(page).fill(XML);
  await expect(page.getByRole('article').first()).toContainText('539');
  // The page's own fonts and scripts carry nothing.
  expect(asked.filter((request) => !request.startsWith('/_next/static/')).toSorted()).toEqual([
    '/docs/cstat/codes.json ',
    '/docs/cstat/fields.json ',
  ]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  expect(kept).not.toContain(KEY);
  await test.step('markup in an answer is shown as text', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    await findBox(page).fill(`{"cStat":"539","xMotivo":${JSON.stringify(markup)}}`);
    await expect(page.getByRole('article').first()).toContainText(markup);
    await expect(page.getByRole('article').locator('img')).toHaveCount(0);
  });
});

test('when the codes cannot be fetched the reader is told, and trying again works', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/request failed|ERR_INTERNET_DISCONNECTED/);
  await page.route('**/docs/cstat/codes.json', (route) => route.abort('internetdisconnected'));
  await visit(PATH);
  await findBox(page).fill('cStat 232');
  await expect(page.getByText(pasteAnswer.failed)).toBeVisible();
  await page.unroute('**/docs/cstat/codes.json');
  await page.getByRole('button', { name: pasteAnswer.retry }).click();
  await expect(page.getByRole('article').first()).toContainText('Rejeição 232 (NF-e)');
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
