import { defineConfig } from 'vitest/config';

/**
 * The unit tests that mutants must not survive: those that answer in milliseconds. scripts/test-mutation.ts says which
 * for each folder.
 */
export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    include: [process.env.MUTATION_TESTS ?? 'tests/unit/**/*.test.ts'],
    // Loading takes longer than testing: where they can, files share what they load.
    isolate: process.env.MUTATION_ISOLATED === 'true',
    exclude: [
      // Each of these reads the whole content or all of openapi.yaml.
      '**/anchor-stability.test.ts',
      '**/description-*.test.ts',
      '**/guide-link{,s}.test.ts',
      '**/guides-prose.test.ts',
      '**/heading-ids.test.ts',
      '**/inline-code.test.ts',
      '**/large-schemas.test.ts',
      '**/load-history.test.ts',
      '**/project-forms.test.ts',
      '**/project-records.test.ts',
      '**/real-anchors.test.ts',
      '**/relevance{,-targets}.test.ts',
      // Read texts of many thousand characters.
      '**/hostile-text.test.ts',
    ],
  },
});
