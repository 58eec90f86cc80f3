import { loadCStats } from '../../../lib/cstat/load-cstat.build';
import { PROJECT } from './fixture-site';

/** This project's own status codes with their explanations. Tests share this one, and none changes it. */
export const projectCStats = loadCStats(PROJECT);
