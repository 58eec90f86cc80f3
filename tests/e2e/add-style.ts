import type { JSHandle, Page } from '@playwright/test';

/** Adds rules to the page as readers' own tools do: the site's policy refuses a `<style>` that it does not know. */
export function addStyle(page: Page, css: string): Promise<JSHandle<CSSStyleSheet>> {
  return page.evaluateHandle((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, css);
}
