import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/**
 * What readers do most, in a second engine: the tests of these files again, in a stock Firefox. It cannot be told to
 * prefer a colour scheme, a language or less motion, nor be filled with stored values before its first page.
 */
export default defineConfig({
  ...base,
  outputDir: 'test-results/firefox',
  testMatch: [
    'code-copy.spec.ts',
    'hash-links.spec.ts',
    'home.spec.ts',
    'locale.spec.ts',
    'mobile-menu.spec.ts',
    'navigation.spec.ts',
    'toc.spec.ts',
  ],
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    baseURL: base.use?.baseURL,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: path.join(import.meta.dirname, 'tests/firefox/firefox-bridge.mjs') },
  },
});
