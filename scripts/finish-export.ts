/**
 * Completes the export in out/: not-found pages where hosts look for them, the files beside the pages (Markdown twins
 * and downloads), then every link and anchor checked.
 */
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteConfig } from '../lib/config/site';
import { findBrokenLinks, formatBrokenLinks } from '../lib/links/check-links';
import { readExport } from '../lib/links/read-export.build';
import { loadSite } from '../lib/pages/load-site.build';
import { listPublishedFiles } from '../lib/publish/list-files.build';
import { prefixedLocales } from '../lib/routes/locale-address';
import { runCommand } from './run-command';

const out = path.join(process.cwd(), 'out');

await runCommand(async () => {
  for (const locale of prefixedLocales) {
    // Hosts that look for the nearest 404.html then answer in the reader's locale.
    const source = path.join(out, locale, '404', 'index.html');
    if (existsSync(source)) copyFileSync(source, path.join(out, locale, '404.html'));
  }
  const files = listPublishedFiles(loadSite(process.cwd()), process.cwd());
  for (const file of files) {
    const target = path.join(out, file.path);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file.content);
  }
  const published = readExport(out, siteConfig.basePath, siteConfig.url);
  const broken = findBrokenLinks(published);
  if (broken.length > 0) {
    console.error(formatBrokenLinks(broken));
    process.exitCode = 1;
    return;
  }
  const links = [...published.pages.values()].reduce((sum, page) => sum + page.links.length, 0);
  console.log(`Export: ${published.pages.size} pages, ${files.length} files beside them, ${links} links, none broken.`);
});
