import type { Page } from '@playwright/test';
import { FONTS_FETCHED } from '@/lib/page-scripts/site-fonts';
import { STORAGE_KEYS } from '@/lib/storage/keys';
import { holdRequests } from './hold-requests';

/** Lets pages ask for the fonts that they show at once, however long they were on their way. */
export async function askForFontsAtOnce(page: Page): Promise<void> {
  await page.addInitScript(
    ([key, fetched]) => {
      // An empty page has no origin and so no storage; in Firefox one that is on its way out has no address either.
      if (origin !== 'null') localStorage.setItem(key, fetched);
    },
    [STORAGE_KEYS.fonts, FONTS_FETCHED] as const,
  );
}

/** Holds the site's fonts back on pages that ask for them at once. */
export async function holdFonts(page: Page) {
  await askForFontsAtOnce(page);
  return holdRequests(page, '**/*.woff2');
}
