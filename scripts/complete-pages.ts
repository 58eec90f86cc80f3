import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { siteConfig } from '../lib/config/site';
import { SiteError } from '../lib/errors/site-error';
import { collectInlineCode, type FoundCode } from '../lib/publish/security/collect-inline-code';
import { buildContentSecurityPolicy, type InlineHashes } from '../lib/publish/security/content-security-policy';
import type { PageShare, ShareAnswer } from './complete-pages.worker';
import { shareStyleSheets } from './share-style-sheets';

const WORKER = new URL('./start-page-worker.mjs', import.meta.url);
/** Each holds the model once more, which takes a second and memory: more than four are not worth it. */
const THREADS = Math.min(4, Math.max(2, availableParallelism() - 1));

/**
 * Completes the pages that Next made, in several threads. Their data, which Next writes into the page and for the router,
 * goes into one file beside each, style sheets that always come together become one, and scripts are named behind the
 * content. Every page gets its sidebar, what search engines read of it, an end that can be found, and last the security
 * policy, which names the scripts of all pages.
 * @param out the export's folder
 * @param snapshot the file with the model that it was made from (site-snapshot.build.ts)
 * @returns digests of the code that stands in the pages, for the policy in headers
 * @throws SiteError for what a page has that it may not have
 */
export async function completePages(out: string, snapshot: string): Promise<InlineHashes> {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(isOwnPage);
  const sheets = shareStyleSheets(out, names);
  const workers = Array.from({ length: THREADS }, (_, turn) => {
    const workerData: PageShare = {
      out,
      names: names.filter((_name, index) => index % THREADS === turn),
      sheets,
      snapshot,
    };
    return new Worker(WORKER, { workerData });
  });
  try {
    const inlineCode = collectInlineCode();
    for (const found of await Promise.all(workers.map(receive))) inlineCode.addFound(found);
    const hashes = inlineCode.listHashes();
    const policy = buildContentSecurityPolicy(siteConfig, hashes, 'meta');
    await Promise.all(
      workers.map((worker) => {
        worker.postMessage(policy);
        return receive(worker);
      }),
    );
    return hashes;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** What a thread found by its next task. One that ends by an error of its own rejects. */
async function receive(worker: Worker): Promise<readonly FoundCode[]> {
  const [answer]: ShareAnswer[] = await once(worker, 'message');
  if (answer === undefined) throw new Error('a thread answered nothing');
  if ('fault' in answer) throw new SiteError(answer.fault);
  return answer.found;
}

/** The not-found page of the default locale is there twice, and copied from the one that is a page like the others. */
const isOwnPage = (name: string): boolean => name.endsWith('.html') && name !== '404.html';
