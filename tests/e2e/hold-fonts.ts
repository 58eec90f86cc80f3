import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '@/lib/storage/keys';
import { holdRequests } from './hold-requests';

/** Holds the site's fonts back on pages that ask for them at once, however long they were on their way. */
export async function holdFonts(page: Page) {
  await page.addInitScript((key) => localStorage.setItem(key, 'fetched'), STORAGE_KEYS.fonts);
  return holdRequests(page, '**/*.woff2');
}
