import { loadCStats } from '../../../lib/cstat/load-cstat.build';
import type { CodeEntry } from '../../../lib/fiscal/match-codes';
import { PROJECT } from '../support/fixture-site';

/** Every code of the official table. */
export const CODE_TABLE: readonly CodeEntry[] = [...loadCStats(PROJECT).values()];
