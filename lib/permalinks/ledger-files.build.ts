import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseOrThrow } from '../errors/parse';
import { readJson } from '../errors/read-json.build';
import { listSources } from '../errors/read-source.build';
import type { Ledger } from './alias';

/** Where every address is kept that was ever published, from the project's root. */
export const LEDGER_FOLDER = 'content/permalinks';

/** Where a build leaves the addresses that the ledger lacks, as JSON, from the project's root: in Next's folder for caches. */
export const NEW_PERMALINKS_FILE = '.next/cache/new-permalinks.json';

const ledgerSchema = z.record(z.string().regex(/^\/(?:.+\/)?$/), z.array(z.string().min(1)));

/**
 * Reads the ledger of published addresses.
 * @param root the project's root folder
 * @returns undefined for a site that keeps none
 * @throws SiteError on a file that cannot be read
 */
export function readLedger(root: string): Ledger | undefined {
  const files = listSources(root, LEDGER_FOLDER, '.json');
  if (files.length === 0) return undefined;
  return new Map(files.flatMap((file) => Object.entries(parseOrThrow(ledgerSchema, readJson(root, file), file))));
}

/** Writes the ledger, a file for each part of the site, a line for each address, sorted. */
export function writeLedger(root: string, ledger: Ledger): void {
  const folder = path.join(root, LEDGER_FOLDER);
  mkdirSync(folder, { recursive: true });
  const parts = new Map<string, Record<string, readonly string[]>>();
  for (const page of [...ledger.keys()].sort(compare)) {
    const part = toPart(page);
    const pages = parts.get(part) ?? {};
    pages[page] = [...(ledger.get(page) ?? [])].sort(compare);
    parts.set(part, pages);
  }
  for (const [part, pages] of parts) {
    writeFileSync(path.join(folder, `${part}.json`), `${JSON.stringify(pages, null, 1)}\n`);
  }
}

/** /docs/cstat/nfe/204/ → cstat ; /search/ → site */
function toPart(page: string): string {
  return /^\/docs\/([^/]+)\//.exec(page)?.[1] ?? 'site';
}

/** By code points: the same on every machine. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
