import { loadApi } from '../../../lib/openapi/load-api.build';
import { PROJECT } from './fixture-site';
import { projectDescription } from './project-description';

/**
 * This project's own API as its description says it, for tests that need nothing else of the site: `npm run check` does
 * not run them when only guides have changed.
 */
export const projectApi = loadApi(PROJECT, projectDescription);
