import type { Guide } from './load-guides.build';

/** A rule of the tax authority that nobody has compared with its source for long. */
export type StaleRule = {
  readonly file: string;
  readonly line: number;
  readonly source: string;
  /** YYYY-MM-DD. */
  readonly verified: string;
  /** Whole days since then. */
  readonly days: number;
};

const DAY = 24 * 60 * 60 * 1000;

/**
 * The rules that guides state and that were last compared with their source more than `maxDays` days ago, oldest
 * first.
 * @param today milliseconds since 1970
 */
export function findStaleRules(guides: readonly Guide[], maxDays: number, today: number): readonly StaleRule[] {
  return guides
    .flatMap(({ file, references }) =>
      references
        .filter(({ component }) => component === 'Rule')
        .map(({ line, attributes: { source = '', verified = '' } }) => {
          const days = Math.floor((today - Date.parse(verified)) / DAY);
          return { file, line, source, verified, days };
        }),
    )
    .filter(({ days }) => days > maxDays)
    .sort((a, b) => b.days - a.days);
}

/** The list as the build prints it; empty when nothing is stale. */
export function formatStaleRules(rules: readonly StaleRule[]): string {
  if (rules.length === 0) return '';
  const lines = rules.map(({ file, line, source, days }) => `  ${file}:${line} ${source} (${days} days)`);
  const what =
    rules.length === 1 ? '1 rule was not compared with its' : `${rules.length} rules were not compared with their`;
  return `${what} source for long:\n${lines.join('\n')}`;
}
