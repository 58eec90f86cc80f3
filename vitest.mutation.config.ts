import { defineConfig } from 'vitest/config';

/** The unit tests that mutants must not survive: those that answer in milliseconds. Stryker says in which folder. */
export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    // Loading takes longer than testing: the files share what they load, unless scripts/test-mutation.ts says otherwise.
    isolate: process.env.MUTATION_TESTS === 'isolated',
    include: ['**/*.test.ts'],
    exclude: [
      // Each of these reads the whole content or all of openapi.yaml.
      '**/anchor-stability.test.ts',
      '**/description-*.test.ts',
      '**/guide-link.test.ts',
      '**/guides-prose.test.ts',
      '**/heading-ids.test.ts',
      '**/inline-code.test.ts',
      '**/large-schemas.test.ts',
      '**/load-questions.test.ts',
      '**/project-synonyms.test.ts',
      '**/real-anchors.test.ts',
      '**/relevance.test.ts',
      // Reads texts of a million characters.
      '**/hostile-text.test.ts',
    ],
  },
});
