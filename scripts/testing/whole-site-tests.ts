import { listWithImports, readUnitTests } from './unit-test-imports';

/** What has the whole site, all of openapi.yaml, or the forms of all operations as soon as it is imported. */
const WHOLE_SITE: ReadonlySet<string> = new Set([
  'tests/unit/support/project-site.ts',
  'tests/unit/support/project-api.ts',
  'tests/unit/support/request-forms.ts',
  'tests/unit/openapi/description-document.ts',
]);

/**
 * @param root the project's root folder
 * @returns the unit tests that load the whole site, themselves or by what they import of the folder of unit tests, as
 *   paths from the root
 */
export function listWholeSiteTests(root: string): readonly string[] {
  const sources = readUnitTests(root);
  return [...sources.keys()]
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => listWithImports(sources, file).some((imported) => WHOLE_SITE.has(imported)));
}
