// Which modules stand for a change, so that the tests that depend on it can be found.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tools.mjs';

const SUPPORT = 'tests/unit/support';

/**
 * Tests read these files from the disk, where no import tells of it. Of each, the modules by which tests come to it.
 * @type {readonly (readonly [RegExp, readonly string[]])[]}
 */
export const READ_FROM_DISK = [
  [/^bench\//, [`${SUPPORT}/project-site.ts`]],
  [
    /^content\/docs\//,
    [
      `${SUPPORT}/project-site.ts`,
      'tests/unit/bench/multiply-sources.test.ts',
      'tests/unit/leiaute/guide-parts.test.ts',
      'tests/unit/openapi/description-knowledge.test.ts',
      'tests/unit/reader-data/example-companies.test.ts',
      'tests/unit/rules/project-rules.test.ts',
    ],
  ],
  [
    /^content\/(?!docs\/)/,
    [
      `${SUPPORT}/project-description.ts`,
      `${SUPPORT}/explained-codes.ts`,
      'tests/unit/fiscal/code-table.ts',
      'tests/unit/openapi/load-receivers.test.ts',
      'tests/unit/content/first-note.test.ts',
      `${SUPPORT}/project-cstats.ts`,
      'tests/unit/ibs-cbs/class-tribs.test.ts',
      'tests/unit/leiaute/rule-paths.test.ts',
      'tests/unit/reader-data/example-companies.test.ts',
      'tests/unit/reader-data/example-registrations.test.ts',
      'tests/unit/recipes/load-layout-examples.test.ts',
      'tests/unit/recipes/load-recipes.test.ts',
      'tests/unit/i18n/messages.test.ts',
      'tests/unit/search/analysis/load-abbreviations.test.ts',
    ],
  ],
  [
    /^openapi\.yaml$/,
    [
      `${SUPPORT}/project-description.ts`,
      'tests/unit/cstat/official-text.test.ts',
      'tests/unit/openapi/describe-pattern.test.ts',
      'tests/unit/reader-data/example-companies.test.ts',
      'tests/unit/reader-data/example-registrations.test.ts',
    ],
  ],
  [/^tests\/fixture-sites\//, [`${SUPPORT}/fixture-site.ts`]],
  // Documents name tests and files: whatever moves may break them.
  [/./, ['tests/unit/docs/contributor-docs.test.ts', 'tests/unit/docs/tables.test.ts']],
  // Uses of the interface's texts are looked for in the code, styles in their list, and what writes markup.
  [
    /^(app|components|lib)\//,
    [
      'tests/unit/i18n/messages.test.ts',
      'tests/unit/components/style-sheet.test.ts',
      'tests/unit/components/written-markup.test.ts',
    ],
  ],
  [/^(app|components)\/.*\.(css|svg|woff2)$/, ['tests/unit/scripts/font-subsets.test.ts']],
  [/^app\/styles\/base\.css$/, ['tests/unit/highlight/highlight.test.ts']],
  [/^app\/styles\/icons\.css$/, ['tests/unit/components/icons.test.ts']],
  [/^components\/code\/.*\.css$/, ['tests/unit/code/sample-styles.test.ts']],
  [/^components\/mdx\/diagram\.module\.css$/, ['tests/unit/diagrams/draw-diagram.test.ts']],
  [/^(package-lock\.json|\.npmrc|docs\/decisions\/026-.*)$/, ['tests/unit/docs/dependencies.test.ts']],
  [/^\.github\/workflows\//, ['tests/unit/docs/workflows.test.ts']],
  [/^docs\/hosting\.md$/, ['tests/unit/docs/hosting.test.ts']],
  [/^CONTRIBUTING\.md$/, ['tests/unit/testing/recipe-proofs.test.ts']],
  [/^tests\/e2e\//, ['tests/unit/testing/first-waits.test.ts']],
  [/^tests\/unit\//, ['tests/unit/testing/whole-site-tests.test.ts']],
  [/^tests\/questions(-2026)?\.md$/, ['tests/unit/pages/questions.test.ts']],
];

/** What can be followed from test to module. */
const MODULE = /\.(ts|tsx|mjs|json)$/;

/**
 * @param {readonly string[]} changed paths from the project's root
 * @returns {readonly string[]} modules whose dependent tests are those that the change touches
 */
export function findTouchedSources(changed) {
  const readers = changed.flatMap((file) =>
    READ_FROM_DISK.filter(([pattern]) => pattern.test(file)).flatMap(([, modules]) => modules),
  );
  const modules = changed.filter((file) => MODULE.test(file) && existsSync(path.join(root, file)));
  return [...new Set([...modules, ...readers])];
}
