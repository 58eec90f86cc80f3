import { defineConfig } from 'vitest/config';
import { listWholeSiteTests } from './scripts/testing/whole-site-tests';

/**
 * The unit tests that mutants must not survive: those that answer in milliseconds. Which for each folder, says
 * scripts/testing/mutation-folders.ts.
 */
export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    include: [process.env.MUTATION_TESTS ?? 'tests/unit/**/*.test.ts'],
    // Loading takes longer than testing: where they can, files share what they load.
    isolate: process.env.MUTATION_ISOLATED === 'true',
    exclude: [
      ...(await listWholeSiteTests()),
      // Read texts of many thousand characters, or schemas of thousands of properties.
      '**/hostile-text.test.ts',
      '**/large-schemas.test.ts',
    ],
  },
});
