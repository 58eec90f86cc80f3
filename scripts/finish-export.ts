/** Completes the export in out/: not-found pages where hosts look for them, then every link and anchor checked. */
import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { siteConfig } from '../lib/config/site';
import { findBrokenLinks, formatBrokenLinks } from '../lib/links/check-links';
import { readExport } from '../lib/links/read-export.build';
import { prefixedLocales } from '../lib/routes/locale-address';
import { runCommand } from './run-command';

const out = path.join(process.cwd(), 'out');

await runCommand(async () => {
  for (const locale of prefixedLocales) {
    // Hosts that look for the nearest 404.html then answer in the reader's locale.
    const source = path.join(out, locale, '404', 'index.html');
    if (existsSync(source)) copyFileSync(source, path.join(out, locale, '404.html'));
  }
  const published = readExport(out, siteConfig.basePath);
  const broken = findBrokenLinks(published);
  if (broken.length > 0) {
    console.error(formatBrokenLinks(broken));
    process.exitCode = 1;
    return;
  }
  const links = [...published.pages.values()].reduce((sum, page) => sum + page.links.length, 0);
  console.log(`Export: ${published.pages.size} pages, ${links} links, none broken.`);
});
