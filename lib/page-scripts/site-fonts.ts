import { STORAGE_KEYS } from '../storage/keys';

/** What is stored once the browser has the fonts. */
export const FONTS_FETCHED = 'fetched';

/**
 * Decides before the first paint whether the page asks for the site's fonts at once, which the style sheets read from
 * <html>. For a tenth of a second a browser hides text whose font is on its way, and then does without. Where this script
 * was half of that on its way, the line is one on which the font would come too late: it is fetched behind the page.
 * Runs as text in the page's head: it cannot use anything from outside.
 */
function chooseFonts(key: string, fetched: string): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFast = !navigation || performance.now() - navigation.requestStart < 50;
  const hasFonts = () => {
    try {
      return localStorage.getItem(key) === fetched;
    } catch {
      return false;
    }
  };
  if (isFast || hasFonts()) {
    document.documentElement.dataset.fonts = 'on';
    return;
  }
  addEventListener('load', async () => {
    try {
      // Sheets of other hosts, which the owner's services may add, cannot be read.
      const own = [...document.styleSheets].filter(({ href }) => href?.startsWith(location.origin));
      const addresses = own.flatMap(({ cssRules, href }) =>
        [...cssRules].flatMap((rule) => {
          const file = rule instanceof CSSFontFaceRule && /url\("([^"]+)/.exec(rule.cssText)?.[1];
          return file ? new URL(file, href ?? '') : [];
        }),
      );
      // Fetched by hand, because Firefox gives up an optional font that is late.
      const bodies = addresses.map(async (address) => {
        const response = await fetch(address);
        await response.arrayBuffer();
        return response.ok;
      });
      if (!(await Promise.all(bodies)).includes(false)) localStorage.setItem(key, fetched);
    } catch {
      // What did not come, or cannot be remembered, is tried again by the next document.
    }
  });
}

/** The script's text. */
export function buildSiteFontsScript(): string {
  return `(${chooseFonts.toString()})(${JSON.stringify(STORAGE_KEYS.fonts)},${JSON.stringify(FONTS_FETCHED)})`;
}
