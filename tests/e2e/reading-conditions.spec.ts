import { NIGHTLY } from '../scope';
import { addStyle } from './add-style';
import { measureOverflow, unfold, waitUntilIdle } from './page-states';
import {
  countControls,
  listCutChoices,
  listCutTexts,
  listMoving,
  listOddNames,
  listOutsideBar,
  listScrollingTables,
  listTightHeadings,
  PAPER,
  readColours,
} from './reading-faults';
import { waitUntilSearchIsComplete, watchSearch } from './search-completion';
import { kindCases, PAGE } from './site-pages';
import { expect, test } from './site-test';
import { texts } from './texts';

/** What WCAG 1.4.12 lets a reader set. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** 320 pixels are what 400 % zoom leaves of 1280; 997 is the first with the bar's links. */
const UNFOLDED_WIDTHS = [320, 390, 768, 997, 1280, 1536];

/** Daily each is asked of two kinds: what has most forms of text, and what has most stops for the keyboard. */
const FITTED: readonly string[] = ['guide', 'operationWithBody'];
const WALKED: readonly string[] = ['operationWithBody', 'search'];

for (const { kind, path, tag } of kindCases) {
  // One visit for what is read of the page at rest. What is cut is looked for before anything is unfolded.
  // @behaviour For every reader: At 320 px, and at 200 % zoom, nothing is cut or scrolls sideways
  // @behaviour For every reader: The reader's own text spacing fits
  // @behaviour For every reader: Forced colours and reduced motion are respected
  // @behaviour Navigation bar and mobile menu: Text enlarged to 200 % leaves nothing outside the bar
  // @behaviour For every reader: Paper shows the page: no bars, no buttons, the chosen sample, addresses of links
  test(`${kind} fits every width, zoom, text size and spacing, moves nothing where less motion is asked for, and prints dark on white`, {
    tag: FITTED.includes(kind) ? tag : NIGHTLY,
  }, async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // What 1280 by 720 pixels show at 200 %.
    await page.setViewportSize({ width: 640, height: 360 });
    await visit(path);
    expect.soft(await measureOverflow(page), '200 % zoom').toBe(0);
    expect.soft(await listCutTexts(page), '200 % zoom').toEqual([]);
    expect.soft(await listMoving(page)).toEqual([]);

    const spacing = await addStyle(page, TEXT_SPACING);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 720 });
      await waitUntilIdle(page);
      expect.soft(await measureOverflow(page), `text spacing, ${width} px`).toBe(0);
      expect.soft(await listCutTexts(page), `text spacing, ${width} px`).toEqual([]);
    }
    await spacing.evaluate((sheet) => sheet.replaceSync(''));

    const largeText = await addStyle(page, 'html { font-size: 200% !important; }');
    await page.setViewportSize({ width: 1280, height: 900 });
    await waitUntilIdle(page);
    expect.soft(await measureOverflow(page), 'text at 200 %').toBe(0);
    expect.soft(await listOutsideBar(page), 'text at 200 %').toEqual([]);
    await largeText.evaluate((sheet) => sheet.replaceSync(''));

    await unfold(page);
    for (const width of UNFOLDED_WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await waitUntilIdle(page);
      expect.soft(await measureOverflow(page), `unfolded, ${width} px`).toBe(0);
      if (width > 390) continue;
      expect.soft(await listScrollingTables(page), `unfolded, ${width} px`).toEqual([]);
      expect.soft(await listCutChoices(page), `unfolded, ${width} px`).toEqual([]);
      expect.soft(await listTightHeadings(page), `unfolded, ${width} px`).toEqual([]);
      expect.soft(await listOddNames(page), `unfolded, ${width} px`).toEqual([]);
    }

    await page.setViewportSize(PAPER);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const none = { banner: 0, contentinfo: 0, navigation: 0, button: 0, tablist: 0 };
    expect.soft(await countControls(page), 'on paper').toEqual(none);
    const { ground, brightest } = await readColours(page);
    expect.soft(ground, 'on paper').toEqual([255, 255, 255]);
    expect.soft(brightest, 'on paper').toBeLessThan(80);
    expect.soft(await measureOverflow(page), 'on paper').toBe(0);
  });

  // @behaviour For every reader: The keyboard alone is enough, and its place is always seen
  test(`${kind} can be walked with the Tab key: each stop is seen, outlined and clear of the bar`, {
    tag: WALKED.includes(kind) ? tag : NIGHTLY,
  }, async ({ page, visit }) => {
    test.setTimeout(60_000);
    if (kind === 'search') await watchSearch(page);
    await visit(path);
    if (kind === 'search') {
      // Results that come later move what follows them.
      await waitUntilSearchIsComplete(page);
      await waitUntilIdle(page);
    }
    const faults: string[] = [];
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab');
      const fault = await page.evaluate(describeFocusFault);
      if (fault === 'end') break;
      if (fault) faults.push(`stop ${stop + 1}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });
}

/** Runs in the page: what is wrong with the element that has the focus, or 'end' when none has. */
function describeFocusFault(): string | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return 'end';
  const name = element.outerHTML.slice(0, 120);
  // A field may leave the outline to the box around it.
  const isOutlined = [element, element.parentElement].some((box) => {
    if (!box) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(box);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  });
  if (!isOutlined) return `no outline: ${name}`;
  const box = element.getClientRects()[0];
  if (!box || box.width === 0) return `not on screen: ${name}`;
  // Of an element taller than the window, the start is enough.
  const y = Math.min(box.top + box.height / 2, box.top + 12);
  const seen = document.elementFromPoint(box.left + Math.min(box.width / 2, 12), y);
  const isClear = seen !== null && (element.contains(seen) || seen.contains(element));
  return isClear ? undefined : `covered by ${seen?.outerHTML.slice(0, 80)}: ${name}`;
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  // @behaviour For every reader: Forced colours and reduced motion are respected
  test('the chosen sample language, the current page and the focus can be told by more than colour', async ({
    page,
    visit,
  }) => {
    await visit(PAGE.operation);
    const look = (index: number) =>
      page
        .getByRole('tab')
        .nth(index)
        .evaluate((tab) => {
          const { borderBlockEndStyle, outlineStyle, textDecorationLine, fontWeight } = getComputedStyle(tab);
          return { borderBlockEndStyle, outlineStyle, textDecorationLine, fontWeight };
        });
    expect(await look(0)).not.toEqual(await look(1));
    const sidebar = page.getByRole('navigation', { name: texts.sidebar.docs });
    const weight = (selector: string) =>
      sidebar
        .locator(selector)
        .first()
        .evaluate((link) => {
          const { fontWeight, borderInlineStartStyle, outlineStyle, textDecorationLine } = getComputedStyle(link);
          return { fontWeight, borderInlineStartStyle, outlineStyle, textDecorationLine };
        });
    expect(await weight('a[aria-current="page"]')).not.toEqual(await weight('a:not([aria-current])'));
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
  });

  test('the icons that the style sheet draws and the values that readers replace have the colour of the text around them', {
    tag: NIGHTLY,
  }, async ({ page, visit }) => {
    await visit(PAGE.operationWithBody);
    for (const place of ['nav summary', 'button[data-copy]']) {
      const text = page
        .locator(place)
        .filter({ visible: true })
        .filter({ has: page.locator('[data-icon]') })
        .first();
      const colour = await text.evaluate((element) => getComputedStyle(element).color);
      await expect(text.locator('[data-icon]')).toHaveCSS('background-color', colour);
    }

    const value = page.locator('mark[data-value]').filter({ visible: true }).first();
    const around = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    await expect(value).toHaveCSS('color', around);
  });

  test('icons and the logo keep their contrast', { tag: NIGHTLY }, async ({ page, visit }) => {
    await visit(PAGE.guide);
    const icon = page
      .getByRole('button', { name: /dark and light/ })
      .locator('svg')
      .filter({ visible: true });
    await expect(icon).toHaveCount(1);
    const colours = await icon.evaluate((svg) => [
      getComputedStyle(svg).color,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(colours[0]).not.toBe(colours[1]);
  });
});
