import { listTestsOf, readTestImports } from './test-imports.mjs';

/** What reads all of openapi.yaml as soon as it is imported; whatever reads more of the site imports it. */
const WHOLE_SITE = 'tests/unit/support/project-description.ts';

/**
 * @returns the unit tests that load the whole site, themselves or by what they import, as paths from the root
 */
export async function listWholeSiteTests(): Promise<readonly string[]> {
  return listTestsOf(await readTestImports(), [WHOLE_SITE]);
}
