import { measureOverflow } from './page-states';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { texts } from './texts';

const WIDE = { width: 1280, height: 900 };

// @behaviour Navigation bar and mobile menu: Text enlarged to 200 % leaves nothing outside the bar
test('where the browser’s own text size is doubled, the menu takes the place of the bar’s links', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(WIDE);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await visit(PAGE.guide);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Documentation', exact: true })).toBeHidden();
  expect(await measureOverflow(page)).toBe(0);
  await page.getByRole('button', { name: texts.nav.toggleMenu }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
