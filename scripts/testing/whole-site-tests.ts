import { listWithImports, readUnitTests } from './unit-test-imports';

/** What reads all of openapi.yaml as soon as it is imported; whatever reads more of the site imports it. */
const WHOLE_SITE = 'tests/unit/support/project-description.ts';

/**
 * @param root the project's root folder
 * @returns the unit tests that load the whole site, themselves or by what they import of the folder of unit tests, as
 *   paths from the root
 */
export function listWholeSiteTests(root: string): readonly string[] {
  const sources = readUnitTests(root);
  return [...sources.keys()]
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => listWithImports(sources, file).includes(WHOLE_SITE));
}
