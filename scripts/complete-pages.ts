import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteConfig } from '../lib/config/site';
import { toAddress } from '../lib/links/read-export.build';
import { fillSidebar } from '../lib/navigation/sidebar-files.build';
import { DATA_FILE, ROUTER_FILE } from '../lib/page-scripts/page-data';
import { findPage } from '../lib/pages/find-page';
import type { Site } from '../lib/pages/site';
import { checkPageData } from '../lib/publish/check-page-data';
import { markEnd } from '../lib/publish/mark-end';
import { orderHead } from '../lib/publish/order-head';
import { nameScriptsLast } from '../lib/publish/scripts-last';
import { collectInlineCode } from '../lib/publish/security/collect-inline-code';
import type { InlineHashes } from '../lib/publish/security/content-security-policy';
import { buildContentSecurityPolicy } from '../lib/publish/security/content-security-policy';
import { insertPolicy } from '../lib/publish/security/insert-policy';
import { refuseMarkup } from '../lib/publish/security/refused-markup';
import { splitPayload } from '../lib/publish/split-payload';
import { writeStructuredData } from '../lib/publish/structured-data';
import { type SitePath, splitLocale } from '../lib/routes/locale-address';
import { shareStyleSheets } from './share-style-sheets';

/**
 * Completes the pages that Next made. Their data, which Next writes into the page and for the router, goes into one file
 * beside each, style sheets that always come together become one, and scripts are named behind the content. Every page
 * gets its sidebar, what search engines read of it, an end that can be found, and last the security policy, which names
 * the scripts of all pages.
 * @param out the export's folder
 * @returns digests of the code that stands in the pages, for the policy in headers
 */
export function completePages(out: string, site: Pick<Site, 'versions' | 'pages'>): InlineHashes {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(isOwnPage);
  const show = (name: string) => path.join(path.basename(out), name);
  const inlineCode = collectInlineCode();
  const sheets = shareStyleSheets(out, names);
  for (const name of names) {
    const file = path.join(out, name);
    const { locale, address } = readAddress(name);
    const page = findPage(site, address);
    const facts = page === undefined ? '' : writeStructuredData(page);
    const html = fillSidebar(readFileSync(file, 'utf8'), site.versions, locale, address);
    checkPageData(html, show(name));
    const split = moveData(html, file, address, { shownName: show(name), nameSheet: sheets.nameSheets });
    const named = nameScriptsLast(sheets.linkReference(dropInertScript(split)), show(name));
    const whole = orderHead(named, show(name));
    const complete = markEnd(
      whole.replace('</head>', () => `${facts}</head>`),
      show(name),
    );
    inlineCode.add(complete, show(name));
    refuseMarkup(complete, show(name));
    writeFileSync(file, complete);
  }
  const hashes = inlineCode.listHashes();
  const policy = buildContentSecurityPolicy(siteConfig, hashes, 'meta');
  for (const name of names) {
    const file = path.join(out, name);
    writeFileSync(file, insertPolicy(readFileSync(file, 'utf8'), policy, show(name)));
  }
  return hashes;
}

/** next-themes' script, which this site does not run (ThemeProvider), without its text: it weighs 320 B compressed. */
const dropInertScript = (html: string): string => html.replace(/(<script type="text\/plain">).*?(?=<\/script>)/s, '$1');

/** The not-found page of the default locale is there twice, and copied from the one that is a page like the others. */
const isOwnPage = (name: string): boolean => name.endsWith('.html') && name !== '404.html';

/** Locale and address of a page, without base path, from its file below out/. */
function readAddress(name: string): { readonly locale: string; readonly address: SitePath } {
  const address = toAddress(name.split(path.sep).join('/'), '');
  return { locale: splitLocale(address).locale, address };
}

/** Writes the data of a page into a file of its own, which takes the place of the router's. Returns the page without it. */
function moveData(
  html: string,
  file: string,
  page: SitePath,
  { shownName, nameSheet }: { readonly shownName: string; readonly nameSheet: (text: string) => string },
): string {
  const routerFile = path.join(path.dirname(file), ROUTER_FILE);
  const routerData = existsSync(routerFile) ? readFileSync(routerFile, 'utf8') : undefined;
  const split = splitPayload(html, routerData, siteConfig.basePath + page, shownName, nameSheet);
  writeFileSync(path.join(path.dirname(file), DATA_FILE), split.script);
  rmSync(routerFile, { force: true });
  return split.html;
}
