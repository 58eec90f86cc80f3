import type { CurrentResults, SampleRun } from '../quality/current-results';
import type { TestResults } from '../quality/test-results';

/** How many of all. */
export type Share = { readonly count: number; readonly of: number };

/** What the build counts in the sources. */
export type QualityCounts = {
  readonly operations: number;
  /** Operations whose first example ran as it is shown, in every language, without a failure. */
  readonly verifiedOperations: Share;
  /** A program for each example and language. */
  readonly samples: number;
  readonly languages: number;
  /** Parameters, headers and fields of bodies with a description, on all pages of operations. */
  readonly apiFields: Share;
  /** Groups, fields and attributes of layouts with a description. */
  readonly layoutFields: Share;
  /** The same of each document, and last of all events together. */
  readonly layouts: readonly { readonly name: string; readonly fields: Share }[];
  /** Status codes with cause and remedy. */
  readonly codes: Share;
  readonly guides: number;
  readonly recipes: number;
  /** Rules of the tax authority that guides state. */
  readonly rules: number;
  readonly outdatedRules: number;
  readonly staleRules: number;
  readonly unversionedRules: number;
  /** Rules and deadlines, each with its source and the day somebody compared them. */
  readonly statements: { readonly count: number; readonly oldest: string; readonly newest: string } | undefined;
  /** Published addresses and anchors that are kept. */
  readonly permalinks: number;
};

/** An operation's samples. */
export type OperationQuality = {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly examples: number;
  readonly samples: number;
  /** Undefined where what the page shows was not executed lately. */
  readonly lastRun: SampleRun | undefined;
};

/** Everything that the page of quality shows. */
export type Quality = {
  /** The day of the build, YYYY-MM-DD. */
  readonly builtOn: string;
  /** Days without a comparison after which a rule counts as stale, and after which the result of a run is left out. */
  readonly limits: { readonly ruleDays: number; readonly resultDays: number };
  readonly counts: QualityCounts;
  readonly tests: Pick<CurrentResults, 'samples' | 'accessibility'> & Pick<TestResults, 'vitals' | 'export'>;
  readonly operations: readonly OperationQuality[];
};
