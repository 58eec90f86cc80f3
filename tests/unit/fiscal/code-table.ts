import type { CodeEntry } from '../../../lib/fiscal/match-codes';
import { projectSite } from '../support/project-site';

/** Every code of the official table. */
export const CODE_TABLE: readonly CodeEntry[] = [...projectSite.cstats.values()];
