import { expect, type Page, test } from '@playwright/test';
import { NIGHTLY } from '../../scope';
import { waitUntilInteractive } from '../page-states';
import { texts } from '../texts';
import { FAULTS, type FaultName, startFaultyHost } from './faulty-host';

const START = '/docs/documentacao/introducao/';
const NEXT = '/docs/documentacao/faq/';
const SEARCH = '/search/';

/** Milliseconds that a page may take: ten until a navigation is given up, and four until a page is found dead. */
const PATIENCE = 30_000;

/**
 * What becomes of the page: it comes and answers; it can be read and says what is missing, with a button that brings
 * the rest; it can be read while the browser still waits; or nothing happens to it.
 */
type Outcome = 'comes' | 'tells' | 'waits' | 'stays';

type Moment = {
  readonly name: string;
  /** Where the reader is when the line goes bad; nowhere before the first page. */
  readonly from: string | undefined;
  readonly to: string;
  readonly isSpoilt: (path: string, searchScripts: readonly string[]) => boolean;
  readonly times?: number;
  readonly act: (page: Page, url: string) => Promise<unknown>;
  readonly outcome: (fault: FaultName) => Outcome;
  /** Faults that cannot happen to this, or that no page can do anything about. */
  readonly leftOut?: readonly FaultName[];
};

const isSilent = (fault: FaultName) => fault.startsWith('nothing comes');
const isData = (path: string) => path.startsWith(NEXT) && path.endsWith('.txt');
const isScript = (path: string) => path.startsWith('/_next/') && path.endsWith('.js');
const always = (outcome: Outcome) => () => outcome;

const link = (page: Page) => page.locator('#probe');
const open = (page: Page, url: string) => page.goto(url, { waitUntil: 'commit' });
const click = (page: Page) => link(page).click({ noWaitAfter: true });
const prefetch = async (page: Page) => {
  const isAsked = page.waitForRequest(/\/faq\/.*\.txt/);
  await link(page).hover();
  await isAsked;
};

const MOMENTS: readonly Moment[] = [
  { name: 'data, clicked', from: START, to: NEXT, isSpoilt: isData, act: click, outcome: always('comes') },
  {
    name: 'data, clicked, once',
    from: START,
    to: NEXT,
    isSpoilt: isData,
    times: 1,
    act: click,
    outcome: always('comes'),
  },
  { name: 'data, pointed at', from: START, to: START, isSpoilt: isData, act: prefetch, outcome: always('stays') },
  {
    name: 'data, pointed at and clicked',
    from: START,
    to: NEXT,
    isSpoilt: isData,
    act: async (page) => {
      await prefetch(page);
      await click(page);
    },
    outcome: always('comes'),
  },
  {
    name: 'parts of the data, pointed at and clicked',
    from: START,
    to: NEXT,
    isSpoilt: (path) => isData(path) && /__next\.(?!_tree)/.test(path),
    act: async (page) => {
      await prefetch(page);
      await click(page);
    },
    outcome: always('comes'),
  },
  {
    name: 'code of the next page',
    from: START,
    to: SEARCH,
    isSpoilt: (path, scripts) => scripts.includes(path),
    act: click,
    outcome: (fault) => (isSilent(fault) ? 'waits' : 'tells'),
  },
  {
    name: 'code of the next page, once',
    from: START,
    to: SEARCH,
    isSpoilt: (path, scripts) => scripts.includes(path),
    times: 1,
    act: click,
    outcome: always('comes'),
  },
  {
    name: 'all scripts of the first page',
    from: undefined,
    to: NEXT,
    isSpoilt: isScript,
    act: open,
    outcome: (fault) => (isSilent(fault) ? 'waits' : 'tells'),
  },
  {
    name: 'some scripts of the first page',
    from: undefined,
    to: SEARCH,
    isSpoilt: (path, scripts) => scripts.includes(path),
    act: open,
    outcome: (fault) => (isSilent(fault) ? 'waits' : 'tells'),
  },
  {
    name: 'styles of the first page',
    from: undefined,
    to: NEXT,
    isSpoilt: (path) => path.endsWith('.css'),
    act: open,
    outcome: always('comes'),
    // Browsers show nothing while styles are on their way.
    leftOut: ['nothing comes', 'nothing comes after its first half'],
  },
  {
    name: 'fonts of the first page',
    from: undefined,
    to: NEXT,
    isSpoilt: (path) => path.endsWith('.woff2'),
    act: open,
    outcome: always('comes'),
  },
  {
    name: 'the first page itself',
    from: undefined,
    to: NEXT,
    isSpoilt: (path) => path === NEXT,
    act: open,
    outcome: always('waits'),
    // Of these the browser shows what came, or says itself that nothing did.
    leftOut: [
      'the connection is reset',
      'it comes empty',
      'another page comes in its place',
      'another page comes under its type',
      'it is gone (404)',
      'the host fails (500)',
      'nothing comes',
    ],
  },
];

/** What stands for the others every day. */
const DAILY: readonly string[] = [
  'data, clicked: it breaks off before the length it has',
  'data, clicked: its first half comes as if it were whole',
  'data, pointed at and clicked: it breaks off between two chunks',
  'data, clicked: nothing comes',
  'code of the next page: another page comes under its type',
  'code of the next page, once: another page comes under its type',
  'all scripts of the first page: another page comes under its type',
  'some scripts of the first page: it comes empty',
];

/** In the notice, or in the box in place of a part that did not come. */
const retry = (page: Page) => page.getByRole('alert').getByRole('button', { name: texts.crash.loadRetry });

async function expectOutcome(page: Page, outcome: Outcome, address: string): Promise<void> {
  await expect(page).toHaveURL(address, { timeout: PATIENCE });
  if (outcome === 'tells') {
    await expect(retry(page)).toBeVisible({ timeout: PATIENCE });
    return;
  }
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible({ timeout: PATIENCE });
  if (outcome === 'waits') return;
  await waitUntilInteractive(page);
  await expect(retry(page)).toBeHidden();
}

test.describe('a bad line', () => {
  let host: Awaited<ReturnType<typeof startFaultyHost>>;
  let searchScripts: readonly string[];

  test.beforeAll(async ({ browser }) => {
    host = await startFaultyHost();
    const page = await browser.newPage();
    const list = async (path: string) => {
      await page.goto(host.url + path);
      return page.evaluate(() => [...document.scripts].map(({ src }) => src && new URL(src).pathname).filter(Boolean));
    };
    const elsewhere = new Set(await list(START));
    searchScripts = (await list(SEARCH)).filter((script) => !elsewhere.has(script));
    await page.close();
  });
  test.afterAll(() => host.stop());
  test.beforeEach(() => host.mend());

  for (const moment of MOMENTS) {
    for (const fault of Object.keys(FAULTS) as FaultName[]) {
      if (moment.leftOut?.includes(fault)) continue;
      const name = `${moment.name}: ${fault}`;
      const outcome = moment.outcome(fault);

      // @behaviour Failures: Whatever fails on the line, the reader keeps a page that can be read, and a way on
      test(`${name}: the page ${outcome}`, { tag: DAILY.includes(name) ? [] : NIGHTLY }, async ({ page }) => {
        test.setTimeout(90_000);
        const { from, to, isSpoilt, times, act } = moment;
        if (from !== undefined) {
          await page.goto(host.url + from);
          await waitUntilInteractive(page);
          // A link of the content: no others are everywhere, and menus would cover them.
          await page.getByRole('heading', { level: 1 }).evaluate(
            (title, href) => {
              title.insertAdjacentHTML('afterend', `<a id="probe" href="${href}">Next</a>`);
            },
            to === START ? NEXT : to,
          );
        }
        host.spoil((path) => isSpoilt(path, searchScripts), fault, times);
        await act(page, host.url + to);
        await expectOutcome(page, outcome, host.url + to);
        await expect(page.getByText(/^This page couldn/), 'the framework’s own error page').toHaveCount(0);

        // On a good line again, the reader gets all of it.
        host.mend();
        // What never comes would keep the connections that the browser has for the host.
        await page.evaluate(() => window.stop());
        await page.goto(host.url + to);
        await expectOutcome(page, 'comes', host.url + to);
      });
    }
  }
});
