import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TESTS = 'tests/unit';
/** What has the whole site, all of openapi.yaml, or the forms of all operations as soon as it is imported. */
const WHOLE_SITE = [
  `${TESTS}/support/project-site.ts`,
  `${TESTS}/support/project-api.ts`,
  `${TESTS}/support/request-forms.ts`,
  `${TESTS}/openapi/description-document.ts`,
];
const RELATIVE_IMPORT = / from '(\.[^']+)'/g;

/**
 * @param root the project's root folder
 * @returns the unit tests that load the whole site, themselves or by what they import of the folder of unit tests, as
 *   paths from the root
 */
export function listWholeSiteTests(root: string): readonly string[] {
  const files = readdirSync(path.join(root, TESTS), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(TESTS, name));
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const [, target = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(RELATIVE_IMPORT)) {
      const imported = `${path.posix.join(path.posix.dirname(file), target)}.ts`;
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  // A set hands out what is added to it while it is walked through.
  const loading = new Set(WHOLE_SITE);
  for (const file of loading) for (const importer of importers.get(file) ?? []) loading.add(importer);
  return files.filter((file) => file.endsWith('.test.ts') && loading.has(file));
}
