import { RELOAD_PAUSE, RELOADED_AT } from '../storage/reload-guard';
import { DATA_FILE, swapQuotes, TAKE_DATA } from './page-data';
import { fillStaticParts } from './static-parts';

/** Id of the notice that a part of the page did not arrive. */
export const PART_FAILURE = 'part-failure';

/** Attribute of <html>: the build has put an element with the id `PAGE_END` at the end of the page. */
export const HAS_END = 'data-has-end';
export const PAGE_END = 'page-end';

/** Name of the list on `window` to which Next's own scripts add the data of a page. The build checks that they do. */
export const PAGE_DATA = '__next_f';

/** Attribute of the box in which React itself says that a part did not arrive. */
export const LOAD_FAILURE = 'data-load-failure';

/** Milliseconds that a page whose scripts are all there may take to answer. One that takes longer takes it back. */
const PATIENCE = 4000;

type ScriptOptions = {
  readonly noticeId: string;
  readonly failureBox: string;
  readonly reloadedAt: string;
  readonly reloadPause: number;
  readonly hasEnd: string;
  readonly endId: string;
  readonly pageData: string;
  readonly dataFile: string;
  readonly takeData: string;
  readonly patience: number;
};

/**
 * Runs in the browser before anything else, as text in the page's head: it cannot use anything from outside. When a
 * script that the page starts with does not come, React waits for it for ever and can say nothing. Then the page
 * becomes the one that readers without scripts have, all of which is there, and a notice offers to load it anew. That
 * does not happen by itself: without a connection the reader would lose a page that can be read.
 *
 * So it does when the page or its scripts break off: the line is lost, the reader stops them, or follows a link while
 * they are still coming. In Firefox such a document ends like a whole one, and Next would tell React that it has all the
 * data; React then puts an error in place of everything that the reader already has. The data comes as a file of its
 * own, which may also be missing, or be that of another build than the page.
 */
function watchFirstLoad(options: ScriptOptions, swap: typeof swapQuotes, fill: typeof fillStaticParts): void {
  const { noticeId, failureBox, reloadedAt, reloadPause, hasEnd, endId, pageData, dataFile, takeData, patience } =
    options;
  const root = document.documentElement;
  /** Its box says more than the notice, and needs the scripts that are there. */
  const isFailureShown = () => document.querySelector(`[${failureBox}]`) !== null;
  const findButton = () => document.querySelector(`#${noticeId} button`);
  const reload = ({ target }: Event) => {
    if (!(target instanceof Node && findButton()?.contains(target))) return;
    try {
      sessionStorage.setItem(reloadedAt, String(Date.now()));
    } catch {
      // Without storage nothing loads a page anew by itself.
    }
    location.reload();
  };
  const showNotice = () => {
    document.getElementById(noticeId)?.removeAttribute('hidden');
    // At the window: React, while it waits for data, keeps clicks from the parts of the page that it has not taken over.
    addEventListener('click', reload, { capture: true });
  };
  const goWithoutScripts = () => {
    if (isFailureShown() || root.dataset.hasHydrated === 'true') return;
    delete root.dataset.script;
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', goWithoutScripts);
    else showNotice();
  };
  /** Whoever stops a page mostly turns to another: nothing is said for the moment until that is there. */
  const goWithoutScriptsSoon = () => setTimeout(goWithoutScripts, 1000);

  /** As in lib/storage/reload-guard.ts: once, because the host may go on sending the older page. */
  const mayLoadAnew = () => {
    try {
      const now = Date.now();
      const last = Number(sessionStorage.getItem(reloadedAt) ?? Number.NaN);
      if (last <= now && now - last < reloadPause) return false;
      sessionStorage.setItem(reloadedAt, String(now));
      return sessionStorage.getItem(reloadedAt) === String(now);
    } catch {
      return false;
    }
  };

  let isDataHere = false;
  /** Called by the file with the data. */
  const take = ([digest, text]: readonly [string, string]) => {
    const { currentScript } = document;
    if (!(currentScript instanceof HTMLScriptElement)) return;
    isDataHere = currentScript.src.endsWith(`?${digest}`);
    // That of another build than the page, React would put in place of the page, and what is set by now would be lost.
    // Loaded anew, the page comes from that build too.
    if (!isDataHere) return void (mayLoadAnew() && location.reload());
    for (const row of [[0], [1, fill(swap(text), document)]]) Reflect.get(window, pageData).push(row);
  };

  const noteFailure = (event: Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent && event.error instanceof SyntaxError) {
      // A host that answers everything sends a page in place of a script that is gone, and the browser takes it for one.
      const isFaulty = (script: HTMLScriptElement) => script.src === event.filename;
      [...document.scripts].find(isFaulty)?.dispatchEvent(new Event('error'));
    }
    const isOwn = target instanceof HTMLScriptElement && target.src.includes('/_next/');
    if (!isOwn) return;
    if (document.readyState !== 'complete') goWithoutScripts();
    // Later ones are a matter of the pages that need them, unless the reader has stopped the first.
    else if (root.dataset.hasHydrated !== 'true') goWithoutScriptsSoon();
  };
  const noteEnd = () => {
    if (!root.hasAttribute(hasEnd)) return;
    const lacksData = !isDataHere && document.querySelector(`script[src*="${dataFile}"]`) !== null;
    if (document.getElementById(endId) && !lacksData) return;
    // On its way from the window it would reach Next.
    addEventListener('DOMContentLoaded', (event) => event.stopImmediatePropagation(), { capture: true });
    // A part of the data is worse than none, with which React does not begin.
    const data: unknown = Reflect.get(window, pageData);
    if (Array.isArray(data)) data.splice(0);
    goWithoutScriptsSoon();
  };
  Reflect.set(window, pageData, []);
  Reflect.set(window, takeData, take);
  addEventListener('error', noteFailure, { capture: true });
  // Of a script that came empty, nothing tells.
  addEventListener('load', () => setTimeout(goWithoutScripts, patience));
  document.addEventListener('readystatechange', noteEnd, { once: true });
}

/** The script's text. */
export function buildPartFailureScript(): string {
  const options: ScriptOptions = {
    noticeId: PART_FAILURE,
    failureBox: LOAD_FAILURE,
    reloadedAt: RELOADED_AT,
    reloadPause: RELOAD_PAUSE,
    hasEnd: HAS_END,
    endId: PAGE_END,
    pageData: PAGE_DATA,
    dataFile: `/${DATA_FILE}?`,
    takeData: TAKE_DATA,
    patience: PATIENCE,
  };
  return `(${watchFirstLoad.toString()})(${JSON.stringify(options)},${swapQuotes.toString()},${fillStaticParts.toString()})`;
}
