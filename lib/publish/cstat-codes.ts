import { toCStatAddress } from '../cstat/address';
import type { CStatCodeEntry } from '../cstat/code-entry';
import type { CStat } from '../cstat/cstat';

/** Every status code in the short form that lookups in the browser fetch. */
export function buildCodeEntries(cstats: Iterable<CStat>): readonly CStatCodeEntry[] {
  return [...cstats].map((cstat) => ({
    document: cstat.document,
    code: cstat.code,
    text: cstat.text,
    path: toCStatAddress(cstat),
    resend: cstat.explanation?.resend ?? null,
    kind: cstat.kind,
  }));
}
