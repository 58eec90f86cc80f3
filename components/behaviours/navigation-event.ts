/** Event on window: a navigation to another path inside the site has begun. */
export const NAVIGATION_STARTED = 'site:navigation-started';
