import { loadCStats } from '../../../lib/cstat/load-cstat.build';
import type { CodeEntry } from '../../../lib/fiscal/match-codes';
import type { DocumentFamily } from '../../../lib/fiscal/models';
import { PROJECT } from '../support/world';

const isFamily = (document: string): document is DocumentFamily =>
  ['nfe', 'cte', 'mdfe', 'nfcom', 'gtin'].includes(document);

/** The table of codes as the site publishes it, without verdicts. */
export const CODE_TABLE: readonly CodeEntry[] = [...loadCStats(PROJECT).values()].flatMap(({ document, code, text }) =>
  isFamily(document)
    ? [{ document, code, text, path: `/docs/cstat/${document}/${code}/`, resend: null, kind: 'rejeição' }]
    : [],
);
