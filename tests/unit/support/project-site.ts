import { loadSite } from '../../../lib/pages/load-site.build';
import { loadRecords } from '../../../lib/search/records/load-records.build';
import type { SearchRecord } from '../../../lib/search/records/record';
import { PROJECT } from './fixture-site';
import { projectSources } from './project-sources';

/**
 * This project's own site as its sources say it. Reading it takes seconds: tests that need it share this one, and none
 * changes it. `npm run check` runs the tests that import this file when content has changed.
 */
export const projectSite = loadSite(PROJECT, projectSources);

let records: readonly SearchRecord[] | undefined;

/** What search knows of this project's own site. */
export function getProjectRecords(): readonly SearchRecord[] {
  records ??= loadRecords(PROJECT, projectSite.pages);
  return records;
}
