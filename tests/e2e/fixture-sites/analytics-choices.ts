import { expect, type Page } from '@playwright/test';
import { texts } from '../texts';

/** The question whether the reader's use may be measured, and the reader's answers. */
export const notice = (page: Page) => page.getByRole('region', { name: texts.consent.title });
export const answer = (page: Page, name: string) => notice(page).getByRole('button', { name, exact: true });
export const openChoices = (page: Page) => page.getByRole('button', { name: texts.consent.choices }).click();

/** Opens the choices, which only the code that measures can show: that it measures nothing says something only then. */
export async function expectCodeIsThere(page: Page): Promise<void> {
  await openChoices(page);
  await expect(notice(page)).toBeVisible();
}

/** What browsers put where a reader has asked not to be tracked. */
export const SIGNALS = {
  'Global Privacy Control': () => Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
  'Do Not Track': () => Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' }),
};

/** Makes the reader one who has agreed. To be called before the page is opened. */
export const grantMeasurement = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('site.measurement', 'granted'));
