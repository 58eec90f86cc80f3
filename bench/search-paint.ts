/**
 * Measures what a reader of a slow phone waits for: from each key press in the search box to the frame that shows its
 * results as far as they can be seen, and to the frame that has also drawn those below. The engine runs on the page, not
 * in its worker, because a browser's slowdown does not reach workers. Beside it what the browser alone needs: the same
 * lists as ready markup put in place by each key press, without engine or React, and a key press that changes no list.
 */
import type { Browser, Page } from '@playwright/test';
import { type Line, line } from './measure/lines';
import { percentile } from './measure/statistics';
import { DESKTOP, openPage, SLOWDOWN } from './measure/throttled-browser';
import { readQueries } from './relevance';

/** One query of this many is typed. */
const EVERY = 30;
/** Milliseconds after which a key press has been answered or changes nothing, which no event would tell. */
const SETTLED = 400;

/**
 * Types queries into the search box of a guide. Takes some minutes.
 * @param site name in the table
 * @param address of the guide
 */
export async function measureTyping(browser: Browser, site: string, address: string): Promise<readonly Line[]> {
  const page = await openSearch(browser, address);
  const times: Painted[] = [];
  const lists: string[] = [];
  for (const { query } of readQueries().filter((_, index) => index % EVERY === 0)) {
    await page.getByRole('combobox').fill('');
    for (const letter of query) {
      const time = await press(page, letter);
      // Results of the letter before may have gone, with nothing in their place.
      if (time === undefined || (await page.getByRole('listbox').count()) === 0) continue;
      times.push(time);
      lists.push(await page.getByRole('listbox').innerHTML());
    }
  }
  await page.getByRole('combobox').fill('539');
  await page.getByRole('option').first().waitFor();
  await replaceByCopy(page, lists);
  const ready = await pressFor(page, lists);
  // No list is left to be shown.
  const alone = await pressFor(page, lists);
  await page.context().close();
  const first = times.map((time) => time.first);
  const describe = (what: string, all: readonly number[]) => [
    line(site, `${what}, p50 ms`, percentile(all, 0.5)),
    line(site, `${what}, p95 ms`, percentile(all, 0.95)),
    line(site, `${what}, worst ms`, percentile(all, 0.999)),
  ];
  return [
    line(site, 'key presses that change the results', times.length),
    ...describe('key press to results painted', first),
    ...describe(
      'key press to whole list painted',
      times.map(({ last }) => last),
    ),
    ...describe('the same lists as ready markup', ready),
    ...describe('the letter in the box alone', alone),
  ];
}

/** Times on the page's clock, in milliseconds; 0 for what has not happened. */
type Times = { pressed: number; first: number; last: number };

/** Milliseconds from a key press to the first and to the last frame with its results. */
type Painted = { readonly first: number; readonly last: number };

/** A guide with the search box open, all of its index there, and the processor slowed down. */
async function openSearch(browser: Browser, address: string): Promise<Page> {
  const { page, session } = await openPage(browser, { viewport: DESKTOP });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('539');
  await page.getByRole('option').first().waitFor();
  await page.waitForLoadState('networkidle');
  // The texts are taken up in steps between which the page breathes, and nothing on the page tells of the last.
  await page.waitForTimeout(5000);
  await page.evaluate(() => {
    const state: Times = { pressed: 0, first: 0, last: 0 };
    Object.assign(window, { searchPaint: state });
    // A letter that no key of the keyboard has comes without a key press.
    for (const type of ['keydown', 'beforeinput']) {
      document.addEventListener(
        type,
        ({ timeStamp }) => {
          state.pressed ||= timeStamp;
        },
        { capture: true },
      );
    }
    new MutationObserver((changes) => {
      // Not what is said to readers who do not see, and not the box before there is a result.
      const elements = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement));
      if (elements.every((element) => element?.closest('[role=status], input, fieldset'))) return;
      if (!document.querySelector('dialog [role=option]')) return;
      requestAnimationFrame(() =>
        // The task after the frame: by then it is painted.
        setTimeout(() => {
          state.last = performance.now();
          state.first ||= state.last;
        }),
      );
    }).observe(document.querySelector('dialog[open]') ?? document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** Puts a copy of the box in its place, without any of the site's code: each key press shows the next of the lists. */
async function replaceByCopy(page: Page, lists: readonly string[]): Promise<void> {
  await page.evaluate((given) => {
    const left = [...given];
    const state = Reflect.get(window, 'searchPaint') as Times;
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
    const copy = dialog?.cloneNode(true) as HTMLDialogElement;
    dialog?.remove();
    copy.removeAttribute('open');
    document.body.append(copy);
    copy.showModal();
    const box = copy.querySelector('input');
    const list = copy.querySelector('[role=listbox]');
    if (!box || !list) throw new Error('There is no box with a list to copy.');
    box.focus();
    box.addEventListener('keydown', (event) => event.stopPropagation());
    box.addEventListener('input', (event) => {
      event.stopPropagation();
      const next = left.shift();
      if (next !== undefined) list.innerHTML = next;
      requestAnimationFrame(() =>
        setTimeout(() => {
          state.first = performance.now();
        }),
      );
    });
  }, lists);
}

/** Presses a key for each of the lists: milliseconds to the first frame after each. */
async function pressFor(page: Page, lists: readonly string[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (let count = 0; count < lists.length; count += 1) {
    const time = await press(page, 'a');
    if (!time) throw new Error('A key press was not painted.');
    times.push(time.first);
  }
  return times;
}

/** When the results of a key press were painted; undefined when it leaves them as they are. */
async function press(page: Page, letter: string): Promise<Painted | undefined> {
  await page.evaluate(() =>
    Object.assign(Reflect.get(window, 'searchPaint') as Times, { pressed: 0, first: 0, last: 0 }),
  );
  await page.keyboard.press(letter === ' ' ? 'Space' : letter).catch(() => page.keyboard.insertText(letter));
  // A press that changes nothing gives no event to wait for.
  await page.waitForTimeout(SETTLED);
  return page.evaluate(() => {
    const { pressed, first, last } = Reflect.get(window, 'searchPaint') as Times;
    return first === 0 ? undefined : { first: first - pressed, last: last - pressed };
  });
}
