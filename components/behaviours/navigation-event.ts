/** Event on window: a navigation to another path inside the site has begun; `detail` is the address it leads to. */
export const NAVIGATION_STARTED = 'site:navigation-started';
/** Event on window: the reader stays on the page after all. */
export const NAVIGATION_ENDED = 'site:navigation-ended';
/** Event on window: the page that was asked for has come, and is about to be shown. */
export const PAGE_ARRIVED = 'site:page-arrived';

declare global {
  interface WindowEventMap {
    readonly [NAVIGATION_STARTED]: CustomEvent<string>;
    readonly [NAVIGATION_ENDED]: CustomEvent<string>;
    readonly [PAGE_ARRIVED]: Event;
  }
}
