import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { siteConfig } from '../lib/config/site';
import { SiteError } from '../lib/errors/site-error';
import type { HtmlFacts } from '../lib/links/read-html';
import { collectInlineCode } from '../lib/publish/security/collect-inline-code';
import { buildContentSecurityPolicy, type InlineHashes } from '../lib/publish/security/content-security-policy';
import type { CompletedShare, PageShare, ShareAnswer, ShareTask } from './complete-pages.worker';
import { shareStyleSheets } from './share-style-sheets';

const WORKER = new URL('./start-page-worker.mjs', import.meta.url);
/** Each holds the model once more, which takes a second and memory: more than four are not worth it. */
const THREADS = Math.min(4, Math.max(2, availableParallelism() - 1));

/** What the last step knows of the pages that it completed. */
export type CompletedPages = {
  /** Digests of the code that stands in the pages, for the policy in headers. */
  readonly hashes: InlineHashes;
  /** Links and ids of each, by the name of its file, with slashes. */
  readonly facts: ReadonlyMap<string, HtmlFacts>;
};

/**
 * Completes the pages that Next made, in several threads. Their data, which Next writes into the page and for the router,
 * goes into one file beside each, style sheets that always come together become one, and scripts are named behind the
 * content. Every page gets its sidebar, what search engines read of it, an end that can be found, and last the security
 * policy, which names the scripts of all pages.
 * @param out the export's folder
 * @param snapshot the file with the model that it was made from (site-snapshot.build.ts)
 * @throws SiteError for what a page has that it may not have
 */
export async function completePages(out: string, snapshot: string): Promise<CompletedPages> {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(isOwnPage);
  const count = Math.min(THREADS, names.length);
  const workers = Array.from({ length: count }, (_, turn) => {
    const workerData: PageShare = {
      out,
      names: names.filter((_name, index) => index % count === turn),
      snapshot,
    };
    return new Worker(WORKER, { workerData });
  });
  const give = (task: ShareTask) => Promise.all(workers.map((worker) => carryOut(worker, task)));
  try {
    const shares = (await give({ sheets: shareStyleSheets(out, names) })).filter((share) => share !== undefined);
    const inlineCode = collectInlineCode();
    for (const { code } of shares) inlineCode.addFound(code);
    const hashes = inlineCode.listHashes();
    await give({ policy: buildContentSecurityPolicy(siteConfig, hashes, 'meta') });
    return { hashes, facts: new Map(shares.flatMap(({ facts }) => [...facts])) };
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** What a thread answers to a task. One that ends by an error of its own rejects. */
async function carryOut(worker: Worker, task: ShareTask): Promise<CompletedShare | undefined> {
  worker.postMessage(task);
  const [answer]: ShareAnswer[] = await once(worker, 'message');
  if (answer === undefined) throw new Error('a thread answered nothing');
  if ('fault' in answer) throw new SiteError(answer.fault);
  return answer.completed;
}

/** The not-found page of the default locale is there twice, and copied from the one that is a page like the others. */
const isOwnPage = (name: string): boolean => name.endsWith('.html') && name !== '404.html';
