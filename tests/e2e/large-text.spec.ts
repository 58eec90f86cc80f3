import { addStyle } from './add-style';
import { measureOverflow, waitUntilIdle } from './page-states';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { texts } from './texts';

const WIDE = { width: 1280, height: 900 };

for (const [kind, path] of Object.entries(PAGE)) {
  // @behaviour Navigation bar and mobile menu: Text enlarged to 200 % leaves nothing outside the bar
  test(`${kind} with its text enlarged to 200 % scrolls up and down only, and nothing leaves the bar`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(WIDE);
    await visit(path);
    await addStyle(page, 'html { font-size: 200% !important; }');
    await waitUntilIdle(page);
    expect(await measureOverflow(page)).toBe(0);
    const bar = page.getByRole('banner').first();
    const cut = await bar.evaluate((header) => {
      const area = header.getBoundingClientRect();
      const links = [...header.querySelectorAll('a, button, summary')].filter((link) => link.checkVisibility());
      return links
        .filter((link) => {
          const { left, right, bottom } = link.getBoundingClientRect();
          return left < area.left || right > area.right || bottom > area.bottom;
        })
        .map((link) => link.textContent);
    });
    expect(cut).toEqual([]);
  });
}

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
