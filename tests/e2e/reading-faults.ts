import type { Page } from '@playwright/test';

/** A4 at 96 pixels to the inch, without margins. */
export const PAPER = { width: 794, height: 1123 };

/** Names of the controls on screen whose text is cut off. */
export async function listCutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, summary, h1, h2, h3, h4, label')]
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, pre'))
      .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
        const isBox = clientWidth > 0;
        return isBox && (scrollWidth > clientWidth + 2 || scrollHeight > clientHeight + 2);
      })
      .filter((element) => getComputedStyle(element).overflow !== 'visible')
      .map((element) => element.outerHTML.slice(0, 160)),
  );
}

/** Headings of the tables that scroll sideways, but for those of many columns, which may. */
export async function listScrollingTables(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('table')]
      .filter(({ tHead, parentElement }) => {
        const columns = tHead?.rows[0]?.cells.length ?? 0;
        return columns <= 6 && parentElement && parentElement.scrollWidth > parentElement.clientWidth;
      })
      .map(({ tHead }) => tHead?.textContent ?? ''),
  );
}

/** Chosen values of filters that their box cuts off: a box has room for its arrow beside the text. Examples have whole sentences as names. */
export async function listCutChoices(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const ARROW = 18;
    const measure = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll('main select:not([data-example-choice])')].flatMap((select) => {
      if (!(select instanceof HTMLSelectElement) || !measure || !select.checkVisibility()) return [];
      const { fontSize, fontFamily, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
      const room = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      const text = select.selectedOptions[0]?.text ?? '';
      measure.font = `${fontSize} ${fontFamily}`;
      return measure.measureText(text).width + ARROW > room ? [text] : [];
    });
  });
}

/** Headings whose mark, when a link leads to them, would touch the text below. */
export async function listTightHeadings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main h2[id]:has([data-copy-link]) + p')].flatMap((text) => {
      const heading = text.previousElementSibling;
      if (!heading || !text.checkVisibility()) return [];
      const gap = text.getBoundingClientRect().top - heading.getBoundingClientRect().bottom;
      return gap < 10 ? [heading.id] : [];
    }),
  );
}

/** Names of documents that do not look like the text around them, or stand apart from it. */
export async function listOddNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.unbroken')].flatMap((name) => {
      const text = name.parentElement;
      if (!text) return [];
      const [own, around] = [getComputedStyle(name), getComputedStyle(text)];
      const isAlike = own.color === around.color && own.fontSize === around.fontSize && own.display === 'inline';
      return isAlike ? [] : [text.outerHTML.slice(0, 120)];
    }),
  );
}

/** Elements whose changes take time. */
export async function listMoving(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
        const seconds = `${transitionDuration}, ${animationDuration}`.split(', ').map(Number.parseFloat);
        return Math.max(...seconds) > 0.01 || scrollBehavior === 'smooth';
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** Texts of the bar's links and buttons that stick out of it. */
export async function listOutsideBar(page: Page): Promise<readonly (string | null)[]> {
  const bar = page.getByRole('banner').first();
  return bar.evaluate((header) => {
    const area = header.getBoundingClientRect();
    const links = [...header.querySelectorAll('a, button, summary')].filter((link) => link.checkVisibility());
    return links
      .filter((link) => {
        const { left, right, bottom } = link.getBoundingClientRect();
        return left < area.left || right > area.right || bottom > area.bottom;
      })
      .map((link) => link.textContent);
  });
}

/** What is on screen and has no place on paper: how many elements of each role. */
export async function countControls(page: Page): Promise<Readonly<Record<string, number>>> {
  const shown = (role: 'banner' | 'contentinfo' | 'navigation' | 'button' | 'tablist') =>
    page.getByRole(role).filter({ visible: true });
  return {
    banner: await shown('banner').count(),
    contentinfo: await shown('contentinfo').count(),
    // The way to the page is printed.
    navigation: await shown('navigation')
      .filter({ hasNot: page.locator('ol') })
      .count(),
    button: await shown('button').count(),
    tablist: await shown('tablist').count(),
  };
}

/** Red, green and blue of the page's ground, and the brightest channel of its text and main heading. */
export async function readColours(
  page: Page,
): Promise<{ readonly ground: readonly number[]; readonly brightest: number }> {
  return page.evaluate(() => {
    const heading = document.querySelector('h1');
    const readChannels = (colour: string) => (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number);
    const texts = [document.body, ...(heading ? [heading] : [])];
    return {
      ground: readChannels(getComputedStyle(document.body).backgroundColor),
      brightest: Math.max(...texts.flatMap((element) => readChannels(getComputedStyle(element).color))),
    };
  });
}
