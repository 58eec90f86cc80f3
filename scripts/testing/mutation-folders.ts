/** Code that is changed, and the tests that should notice. */
export type MutationFolder = {
  /** Folders from the project's root; those inside them are listed on their own. */
  readonly code: readonly string[];
  /** The only files of these folders that are changed, or those that are not, as a glob. */
  readonly only?: string;
  readonly without?: string;
  /** The tests that should notice, as a glob. */
  readonly tests: string;
  /** Whether these put something in the place of modules or globals, each file something else. */
  readonly isIsolated?: boolean;
};

const UNIT = 'tests/unit';
/** Code that is tested on whole sites. Their tests take longer than all others of the folder, which do without. */
const ON_SITES = '{check-references,glossary.build,guide-images.build,missing-links}.ts';
const TESTS_ON_SITES = 'check-references|glossary|guide-images|missing-links';
/** They load the generators alone, in a third of the time that the description takes. */
const TESTS_OF_SAMPLES = '(samples-*|server-choices).test.ts';

/** By the name that `npm run test:mutation -- name` has for each. */
export const MUTATION_FOLDERS: Readonly<Record<string, MutationFolder>> = {
  text: { code: ['lib/text'], only: '*.{ts,mjs}', tests: `${UNIT}/text/*.test.ts` },
  routes: { code: ['lib/routes'], tests: `${UNIT}/routes/*.test.ts`, isIsolated: true },
  links: { code: ['lib/links'], tests: `${UNIT}/links/*.test.ts` },
  // Not lib/page-scripts: these run as text in the page's head, where the marks of the instrumented code are unknown.
  storage: { code: ['lib/storage'], tests: `${UNIT}/storage/*.test.ts`, isIsolated: true },
  content: { code: ['lib/content'], without: ON_SITES, tests: `${UNIT}/content/!(${TESTS_ON_SITES}).test.ts` },
  'content-on-sites': {
    code: ['lib/content'],
    only: ON_SITES,
    tests: `${UNIT}/content/@(${TESTS_ON_SITES}|*-faults|first-note).test.ts`,
  },
  analysis: { code: ['lib/search/analysis'], tests: `${UNIT}/search/analysis/*.test.ts` },
  ranking: { code: ['lib/search/ranking'], tests: `${UNIT}/search/ranking/*.test.ts` },
  fiscal: { code: ['lib/fiscal'], tests: `${UNIT}/fiscal/*.test.ts` },
  openapi: {
    code: ['lib/openapi', 'lib/openapi/receivers'],
    without: 'highlight-*.ts',
    tests: `${UNIT}/openapi/!${TESTS_OF_SAMPLES}`,
  },
  samples: { code: ['lib/openapi/samples'], without: 'highlight-*.ts', tests: `${UNIT}/openapi/@${TESTS_OF_SAMPLES}` },
  'request-form': { code: ['lib/openapi/request-form'], tests: `${UNIT}/openapi/request-form/*.test.ts` },
  'api-changes': { code: ['lib/openapi/changes'], tests: `${UNIT}/openapi/changes/*.test.ts` },
};

/** Globs of the files that are changed. */
export function listMutated({ code, only = '*.ts', without }: MutationFolder): readonly string[] {
  return code.flatMap((folder) => [`${folder}/${only}`, ...(without === undefined ? [] : [`!${folder}/${without}`])]);
}
