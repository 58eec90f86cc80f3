import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { siteConfig } from '../lib/config/site';
import { SiteError, type SiteErrorParts } from '../lib/errors/site-error';
import { toAddress } from '../lib/links/read-export.build';
import { type HtmlFacts, readHtml } from '../lib/links/read-html';
import { fillSidebar } from '../lib/navigation/sidebar-files.build';
import { DATA_FILE, ROUTER_FILE } from '../lib/page-scripts/page-data';
import { findPage } from '../lib/pages/find-page';
import type { Site } from '../lib/pages/site';
import { readSnapshot } from '../lib/pages/site-snapshot.build';
import { checkPageData } from '../lib/publish/check-page-data';
import { markEnd } from '../lib/publish/mark-end';
import { orderHead } from '../lib/publish/order-head';
import { nameScriptsLast } from '../lib/publish/scripts-last';
import { collectInlineCode, type FoundCode } from '../lib/publish/security/collect-inline-code';
import { insertPolicy } from '../lib/publish/security/insert-policy';
import { refuseMarkup } from '../lib/publish/security/refused-markup';
import { splitPayload } from '../lib/publish/split-payload';
import { writeStructuredData } from '../lib/publish/structured-data';
import { type SitePath, splitLocale } from '../lib/routes/locale-address';
import { linkReference, nameSheets, type SharedSheets } from './share-style-sheets';

/** The pages that a thread completes, and what it needs for them. */
export type PageShare = {
  /** The export's folder. */
  readonly out: string;
  /** Files below it. */
  readonly names: readonly string[];
  /** The file with the model of the site. */
  readonly snapshot: string;
};

/** The two tasks of a thread, in their order: to complete its pages, and to put the policy of the site into them. */
export type ShareTask = { readonly sheets: SharedSheets | undefined } | { readonly policy: string };

/** What a thread knows of its pages once they are complete. */
export type CompletedShare = {
  readonly code: readonly FoundCode[];
  /** By the names of their files, with slashes. The policy, which comes after, has no part in it. */
  readonly facts: ReadonlyMap<string, HtmlFacts>;
};

/** What a thread answers to a task: what it knows, after the second nothing, or what stopped it. */
export type ShareAnswer = { readonly completed: CompletedShare | undefined } | { readonly fault: SiteErrorParts };

/** Reads the model while the main thread makes the style sheets, then carries out the tasks that it is given. */
function run(port: MessagePort, share: PageShare): void {
  const site = readSnapshot(share.snapshot);
  if (!site) throw new Error(`${share.snapshot} is missing: the build writes it before Next runs`);
  const show = (name: string) => path.join(path.basename(share.out), name);
  port.on('message', (task: ShareTask) => {
    port.postMessage(
      readAnswer(() => {
        if ('sheets' in task) return completeShare(share, site, task.sheets, show);
        for (const name of share.names) {
          const file = path.join(share.out, name);
          writeFileSync(file, insertPolicy(readFileSync(file, 'utf8'), task.policy, show(name)));
        }
        return undefined;
      }),
    );
  });
}

/** Faults of the content cross as their parts: of an error only the text would arrive. */
function readAnswer(task: () => CompletedShare | undefined): ShareAnswer {
  try {
    return { completed: task() };
  } catch (error) {
    if (error instanceof SiteError) return { fault: error.parts };
    throw error;
  }
}

function completeShare(
  { out, names }: PageShare,
  site: Site,
  sheets: SharedSheets | undefined,
  show: (name: string) => string,
): CompletedShare {
  const facts = new Map<string, HtmlFacts>();
  const inlineCode = collectInlineCode();
  const nameSheet = (text: string) => (sheets ? nameSheets(sheets, text) : text);
  for (const name of names) {
    const file = path.join(out, name);
    const { locale, address } = readAddress(name);
    const page = findPage(site, address);
    const structuredData = page === undefined ? '' : writeStructuredData(page);
    const html = fillSidebar(readFileSync(file, 'utf8'), site.versions, locale, address);
    checkPageData(html, show(name));
    const split = dropInertScript(moveData(html, file, address, { shownName: show(name), nameSheet }));
    const named = nameScriptsLast(sheets ? linkReference(sheets, split) : split, show(name));
    const whole = orderHead(named, show(name));
    const complete = markEnd(
      whole.replace('</head>', () => `${structuredData}</head>`),
      show(name),
    );
    inlineCode.add(complete, show(name));
    refuseMarkup(complete, show(name));
    facts.set(toSlashes(name), readHtml(complete));
    writeFileSync(file, complete);
  }
  return { code: inlineCode.listFound(), facts };
}

/** next-themes' script, which this site does not run (ThemeProvider), without its text: it weighs 320 B compressed. */
const dropInertScript = (html: string): string => html.replace(/(<script type="text\/plain">).*?(?=<\/script>)/s, '$1');

const toSlashes = (name: string): string => name.split(path.sep).join('/');

/** Locale and address of a page, without base path, from its file below out/. */
function readAddress(name: string): { readonly locale: string; readonly address: SitePath } {
  const address = toAddress(toSlashes(name), '');
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

if (parentPort) run(parentPort, workerData);
