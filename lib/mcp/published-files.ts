import QuickLRU from 'quick-lru';
import type { SitePath } from '../routes/locale-address';

/** The copy of the published files that came with the package. */
export type Copy = { readonly read: (path: SitePath) => Promise<string | undefined> };

/** Reads published files for one call of a tool, and remembers where from. */
export type Reading = {
  /** A file of the site, or the same of the copy while the site does not answer; undefined where there is none. */
  readonly read: (path: SitePath) => Promise<string | undefined>;
  /** A file of the copy. What is read so later goes with the copy too, because builds differ. */
  readonly readCopy: (path: SitePath) => Promise<string | undefined>;
  /** Whether anything came from the copy. */
  readonly isFromCopy: () => boolean;
};

export type PublishedFiles = {
  /** Where the files are, with base path and without a final slash. */
  readonly siteUrl: string;
  readonly open: () => Reading;
};

/** Milliseconds that a file may take. */
const TIMEOUT = 10_000;
/** Milliseconds for which a file is not asked for again, and the site not after it has failed. */
const FRESH = 300_000;
const OUTAGE = 30_000;
/** Characters of the longest file, and files kept in memory: up to twice as many. */
const LONGEST = 20_000_000;
const KEPT = 40;

type Answer = { readonly text: string | undefined };

/**
 * Reads the site's own files and no others: addresses are made here from paths, and no redirect is followed.
 * @param siteUrl as `parseSiteUrl` gives it
 */
export function createPublishedFiles(siteUrl: string, copy: Copy): PublishedFiles {
  const kept = new QuickLRU<SitePath, Answer>({ maxSize: KEPT, maxAge: FRESH });
  let outageUntil = 0;

  /** Undefined while the site does not answer. */
  async function ask(path: SitePath): Promise<Answer | undefined> {
    const known = kept.get(path);
    if (known) return known;
    if (Date.now() < outageUntil) return undefined;
    const answer = await fetchText(siteUrl + path).catch(() => undefined);
    if (!answer) {
      outageUntil = Date.now() + OUTAGE;
      return undefined;
    }
    kept.set(path, answer);
    return answer;
  }

  return {
    siteUrl,
    open() {
      let isFromCopy = false;
      const readCopy = (path: SitePath) => {
        isFromCopy = true;
        return copy.read(path);
      };
      return {
        async read(path) {
          const answer = await ask(path);
          return answer ? answer.text : readCopy(path);
        },
        readCopy,
        isFromCopy: () => isFromCopy,
      };
    },
  };
}

/**
 * A file by its address; no text where the site says that there is none.
 * @throws when the site does not answer, or with something else than a file of its own
 */
async function fetchText(address: string): Promise<Answer> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) });
  if (response.status === 404 || response.status === 410) {
    await response.body?.cancel();
    return { text: undefined };
  }
  if (!response.ok || !response.body) throw new Error(`${address} answered ${response.status}`);
  const text = await readAll(response.body);
  // Some hosts, and every captive portal, answer any address with a page.
  return { text: /^\s*<!doctype html/i.test(text) ? undefined : text };
}

async function readAll(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body) {
    text += decoder.decode(part, { stream: true });
    if (text.length > LONGEST) throw new Error('The file is longer than any of this site');
  }
  return text + decoder.decode();
}
