import type { Page } from '@playwright/test';
import type { FaultName } from './faulty-host';

/** Pages between which the reader moves. */
export const START = '/docs/documentacao/introducao/';
export const NEXT = '/docs/documentacao/faq/';
export const SEARCH = '/search/';

/**
 * What becomes of the page: it comes and answers; it can be read and says what is missing, with a button that brings
 * the rest; it can be read while the browser still waits; or nothing happens to it.
 */
export type Outcome = 'comes' | 'tells' | 'waits' | 'stays';

export type Moment = {
  readonly name: string;
  /** Where the reader is when the line goes bad; nowhere before the first page. */
  readonly from: string | undefined;
  readonly to: string;
  /** By path and query. */
  readonly isSpoilt: (address: string, searchScripts: readonly string[]) => boolean;
  /** Whether what is spoilt are the scripts that only the search page needs. */
  readonly needsSearchScripts?: boolean;
  readonly times?: number;
  readonly act: (page: Page, url: string) => Promise<unknown>;
  readonly outcome: (fault: FaultName) => Outcome;
  /** Faults that cannot happen to this, or that no page can do anything about. */
  readonly leftOut?: readonly FaultName[];
};

const isSilent = (fault: FaultName) => fault.startsWith('nothing comes');
/** As the router asks for it; the page itself names what it expects there. */
const isData = (address: string) => address === `${NEXT}data.js`;
const isScript = (path: string) => path.startsWith('/_next/') && path.endsWith('.js');
const always = (outcome: Outcome) => () => outcome;

const link = (page: Page) => page.locator('#probe');
const open = (page: Page, url: string) => page.goto(url, { waitUntil: 'commit' });
const click = (page: Page) => link(page).click({ noWaitAfter: true });
const prefetch = async (page: Page) => {
  const isAsked = page.waitForRequest(/\/faq\/data\.js$/);
  await link(page).hover();
  await isAsked;
};

export const MOMENTS: readonly Moment[] = [
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
    name: 'code of the next page',
    from: START,
    to: SEARCH,
    isSpoilt: (path, scripts) => scripts.includes(path),
    needsSearchScripts: true,
    act: click,
    outcome: (fault) => (isSilent(fault) ? 'waits' : 'tells'),
  },
  {
    name: 'code of the next page, once',
    from: START,
    to: SEARCH,
    isSpoilt: (path, scripts) => scripts.includes(path),
    needsSearchScripts: true,
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
    needsSearchScripts: true,
    act: open,
    outcome: (fault) => (isSilent(fault) ? 'waits' : 'tells'),
  },
  {
    name: 'data of the first page',
    from: undefined,
    to: NEXT,
    isSpoilt: (address) => address.startsWith(`${NEXT}data.js?`),
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
export const DAILY: readonly string[] = [
  'data, clicked: it breaks off before the length it has',
  'all scripts of the first page: another page comes under its type',
  'data of the first page: its first half comes as if it were whole',
];
