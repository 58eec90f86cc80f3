import { loadSharedSources } from '../../../lib/pages/load-shared-sources.build';
import { PROJECT } from './fixture-site';
import { projectApi } from './project-api';
import { projectTables } from './project-description';

/**
 * What this project's guides share: layouts, codes, recipes, rules. For tests that need neither guides nor pages:
 * `npm run check` does not run them when only guides have changed.
 */
export const projectSources = loadSharedSources(PROJECT, { tables: projectTables, api: projectApi });
