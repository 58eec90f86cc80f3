import type { BrowserContextOptions, Page } from '@playwright/test';
import { SETTINGS_HEADER } from './reader-settings.mjs';

/** Settings of a reader that Playwright does not send to Firefox. */
type ToldSettings = Pick<BrowserContextOptions, 'forcedColors' | 'javaScriptEnabled' | 'reducedMotion'> & {
  readonly media?: 'print' | 'screen' | null;
};

/** The header that tells the bridge (firefox-bridge.mjs) what the reader set. */
export function tellSettings(settings: ToldSettings): Record<string, string> {
  return { [SETTINGS_HEADER]: JSON.stringify(settings) };
}

/** Makes `page.emulateMedia` do in Firefox what it does elsewhere: Playwright itself only sends the colour scheme. */
export function carryOutEmulation(page: Page): void {
  const emulateMedia = page.emulateMedia.bind(page);
  page.emulateMedia = async (options = {}) => {
    await emulateMedia(options);
    await page.setExtraHTTPHeaders(tellSettings(options));
  };
}
