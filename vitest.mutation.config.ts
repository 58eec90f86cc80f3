import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** What tests import to have the whole site, the forms of all operations, or all of openapi.yaml. */
const WHOLE_SITE = /from '[./]+\/(support\/(project-(site|api)|request-forms)|description-document)'/;

const TESTS = 'tests/unit';
const wholeSiteTests = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => path.posix.join(TESTS, name))
  .filter((file) => WHOLE_SITE.test(readFileSync(file, 'utf8')));

/**
 * The unit tests that mutants must not survive: those that answer in milliseconds. scripts/test-mutation.ts says which
 * for each folder.
 */
export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    include: [process.env.MUTATION_TESTS ?? `${TESTS}/**/*.test.ts`],
    // Loading takes longer than testing: where they can, files share what they load.
    isolate: process.env.MUTATION_ISOLATED === 'true',
    exclude: [
      ...wholeSiteTests,
      // Each of these reads the whole content or all of openapi.yaml in a way of its own.
      '**/anchor-stability.test.ts',
      '**/description-answers.test.ts',
      '**/heading-ids.test.ts',
      '**/project-history.test.ts',
      // Read texts of many thousand characters, or schemas of thousands of properties.
      '**/hostile-text.test.ts',
      '**/large-schemas.test.ts',
    ],
  },
});
