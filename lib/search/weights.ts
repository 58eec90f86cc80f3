/**
 * What counts how much in ranking: which kinds of records come first, where a word weighs most, what headings and
 * questions add, and which records are no answer. The weights of what a word may mean stand in analysis/expand-word.ts
 * and analysis/query.ts, further thresholds in ranking/rank.ts and ranking/weigh-headings.ts. Change a number, then
 * compare `npx tsx bench/relevance.ts` before and after.
 */

/** Of records that fit equally well the higher one comes first (`item_priority`), from 0 to 100. */
export const PRIORITY = {
  /** A guide, the FAQ among them, and a tool. */
  guide: 100,
  cstatDocument: 97,
  cstatIndex: 95,
  /** A part of a guide under its own heading, such as a question of the FAQ. */
  section: 95,
  /** A change of the rules: news, where guides say what to do. */
  change: 90,
  operation: 85,
  overview: 85,
  overviewSection: 80,
  /** A status code with a page of its own; one less for each document that fewer readers issue. */
  explainedCode: 80,
  problem: 75,
  docsIndex: 70,
  /** A tax situation of IBS and CBS in the table of cClassTrib, and one of its codes. */
  cst: 60,
  classTrib: 56,
  /** A document's layout, a group of it with a page, and one of its fields. */
  layout: 60,
  layoutGroup: 60,
  layoutField: 55,
  /** A complete document for a case. */
  recipe: 60,
  /** A heading with nothing of its own below it only gathers the sections that answer. */
  emptySection: 65,
  operationGroup: 62,
  /** A field that somebody has to send; less for each level it lies deeper. */
  sentField: 58,
  /** A status code of which only the official text is known. */
  bareCode: 55,
  /** A field that only comes back. */
  answeredField: 48,
} as const;

/** Records up to this priority come with the second file: there are more of them than of all others together. */
export const LATER_PRIORITY = 60;

/** How much a word counts by where it stands. */
export const FIELD_WEIGHTS = { heading: 5, above: 1.5, keywords: 2, content: 1, questions: 1.5 } as const;

/** What a heading adds: made of the query's words, naming all of them, together with the headings above; and saying just that. */
export const HEADING_WEIGHTS = { made: 0.8, named: 0.5, above: 0.3, page: 0.6, start: 0.3, literal: 1.5 } as const;

/** What a question of readers adds that the query asks whole, and that is asked whole by it. */
export const QUESTION_WEIGHT = 2;
/**
 * How much sooner the same question in other inflections counts than one that only shares words; where somebody asks in a
 * sentence only the phrase's own words count so.
 */
export const QUESTION_POWER = 4;

/** The place, counted from 1, at which a layout's field stands at the latest: whose tag or name is the query, and that has all its words. */
export const FIELD_PLACE = { named: 3, whole: 5 } as const;
/** The same field of several documents fits equally well down to this share of the best one's score. */
export const FIELD_TIE = 0.8;

/** A record without half of what the best one has of the query is no answer. */
export const LEAST_SHARE = 0.5;
/** Beyond so many records of a kind, one with less than this share of the best one's score says next to nothing. */
export const SHORT_LIST = 20;
export const LEAST_SCORE = 0.05;
/** How strongly records that lack words of the query fall behind. */
export const COVERAGE_POWER = 2;
/** How strongly a lower priority falls behind. */
export const PRIORITY_POWER = 2;
/** A word in another section of the page counts so much of one in the section. */
export const PAGE_SHARE = 0.2;

/** A query of so many parts is a whole question, in which filler words count so much of others. */
export const QUESTION_PARTS = 6;
export const FILLER_WEIGHT = 0.15;
