/**
 * The base path for code that runs in the browser, put in by next.config.ts. Browser code reads it here instead of
 * from lib/config, so that the configuration's schema stays out of what readers download.
 */
export const basePath = process.env.SITE_BASE_PATH ?? '';
