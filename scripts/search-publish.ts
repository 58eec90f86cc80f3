/**
 * Publishes the search index to the Typesense server of site.config.ts.
 * Usage: TYPESENSE_ADMIN_KEY=… npm run search:publish [-- --dry-run]
 */
import { setTimeout as wait } from 'node:timers/promises';
import { siteConfig } from '../lib/config/site';
import { SiteError } from '../lib/errors/site-error';
import { loadSite } from '../lib/pages/load-site.build';
import { toAbsoluteUrl, withLocale } from '../lib/routes/locale-address';
import { loadSynonyms } from '../lib/search/analysis/load-synonyms.build';
import { loadRecords } from '../lib/search/records/load-records.build';
import { ADMIN_KEY_VARIABLE } from '../lib/search/typesense/admin-api';
import { buildDocuments } from '../lib/search/typesense/build-documents';
import { createProgressBar } from '../lib/search/typesense/progress-bar';
import { publishIndex } from '../lib/search/typesense/publish-index';
import { readPublishSettings } from '../lib/search/typesense/read-publish-settings';
import { toSynonymGroups } from '../lib/search/typesense/synonyms';
import { runCommand } from './run-command';

await runCommand(async () => {
  const unknown = process.argv.slice(2).find((argument) => argument !== '--dry-run');
  if (unknown !== undefined) {
    throw new SiteError({
      place: { file: 'command line' },
      key: unknown,
      found: 'unknown option',
      fix: 'the only one is --dry-run',
    });
  }
  const { search, adminKey } = readPublishSettings(siteConfig.search, process.env[ADMIN_KEY_VARIABLE]);
  const records = loadRecords(process.cwd(), loadSite(process.cwd()).pages);
  const locales = siteConfig.locales.map(({ code }) => code);
  await publishIndex({
    nodes: search.nodes,
    alias: search.collection,
    adminKey,
    fetcher: fetch,
    wait: async (milliseconds) => wait(milliseconds),
    now: Date.now,
    isDryRun: process.argv.includes('--dry-run'),
    contentLocale: siteConfig.contentLanguage.slice(0, 2),
    documents: buildDocuments(records, locales, (locale, path) => toAbsoluteUrl(withLocale(locale, path))),
    synonyms: toSynonymGroups(loadSynonyms(process.cwd())),
    onStep: (text) => console.log(text),
    onProgress: createProgressBar(process.stdout),
  });
});
