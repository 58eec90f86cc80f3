import type { Abbreviations } from '../analysis/spell-out-tag';
import type { Synonym } from '../analysis/synonyms';
import type { SearchKind } from '../records/record';

/** Pages and their records by column, which compresses better than by row. */
export type Columns = {
  /** One of each for each page: what its records share, and how many they are. */
  readonly paths: readonly string[];
  readonly titles: readonly string[];
  readonly categories: readonly string[];
  readonly kinds: readonly SearchKind[];
  readonly tags: readonly string[];
  readonly versions: readonly (readonly string[])[];
  /** The tag that has the document's content, of pages with fields of a layout; '' of others. */
  readonly roots: readonly string[];
  readonly counts: readonly number[];
  /** One of each for each record: what is particular to it. */
  readonly priorities: readonly number[];
  readonly anchors: readonly string[];
  /** How many headings are above its own, the page's title included; 0 is the page itself. */
  readonly depths: readonly number[];
  /** Its own, without the tag of a field, which its anchor ends with; with those above where they are not the page's last. */
  readonly headings: readonly (string | readonly string[])[];
  /** 0 where they follow from the root and the anchor (`listFieldKeywords`). */
  readonly keywords: readonly (readonly string[] | 0)[];
  readonly codes: readonly string[];
  readonly methods: readonly string[];
};

/** What a field's heading has behind its tag. */
export const BEHIND_TAG = ': ';

/** The tag of a field: the last step of its anchor. */
export const readTag = (anchor: string): string => anchor.split('.').at(-1) ?? '';

/** Stands for a code's number wherever its record repeats it. */
export const NUMBER = '{}';

/** The first file: the records that are likeliest meant, all but their texts. */
export type FirstFile = {
  readonly language: string;
  readonly synonyms: readonly Synonym[];
  readonly pages: Columns;
  /** Codes without a page of their own, by number and document alone: their whole records come with the second file. */
  readonly codes: {
    /** What codes of a document have in common, with a place for the number: each a page of one record. */
    readonly shapes: Columns;
    /** The numbers of each. */
    readonly numbers: readonly string[];
  };
};

/** The second file: the other records, and what every record says, those of the first file before the others. */
export type ContentFile = {
  readonly pages: Columns;
  readonly abbreviations: Abbreviations;
  readonly texts: readonly string[];
  /** Of each record too: an empty list compresses better than the places of those that have questions. */
  readonly questions: readonly (readonly string[])[];
};
