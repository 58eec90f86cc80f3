/** Documents that a note may be about, by the names that readers know them by, in the order in which they are listed. */
export const RULE_DOCUMENTS = ['NF-e', 'NFC-e', 'CT-e', 'CT-e OS', 'GTV-e', 'MDF-e', 'NFCom', 'BP-e', 'NF3e'] as const;

export type RuleDocument = (typeof RULE_DOCUMENTS)[number];

/** How sure a statement is: read in the published text, read elsewhere, or sources say different things. */
export const CONFIDENCES = ['official', 'secondary', 'conflict'] as const;

export type Confidence = (typeof CONFIDENCES)[number];

/** What a note changes from one date on for who issues or receives documents. */
export type RuleChange = {
  /** Unique in its note; part of the permanent address, never changed. */
  readonly id: string;
  readonly title: string;
  readonly documents: readonly RuleDocument[];
  /** The version of the note that brought it, where that is not the newest. */
  readonly inVersion: string | undefined;
  /** YYYY-MM-DD, or YYYY-MM where only the month is known; undefined without a date. */
  readonly homologation: string | undefined;
  readonly production: string | undefined;
  /** The production date that was announced before. */
  readonly postponedFrom: string | undefined;
  /** Day on which the entry last changed, for readers of the feed. */
  readonly updated: string;
  /** What changes and what to do, in inline Markdown. */
  readonly text: string;
  readonly action: string;
  /** Guides, as ids with an optional anchor. */
  readonly guides: readonly string[];
  /** Keys of status codes, such as "nfe/321". */
  readonly codes: readonly string[];
  /** Fields and groups of layouts, such as "nfe/dest.IE". */
  readonly fields: readonly string[];
  readonly confidence: Confidence;
  /** Where sources say different things or leave something open. */
  readonly doubt: string | undefined;
  /** Line in the register, for messages. */
  readonly line: number;
};

/** What a rule may cite; only notes and manuals have versions that follow each other. */
export const NOTE_KINDS = ['note', 'manual', 'law', 'schema', 'notice'] as const;

/** A technical note, a manual, a law, a package of schemas or a public notice that rules cite. */
export type RuleNote = {
  /** As citations name it: "NT 2025.002", "NT MDF-e 2026.001", "MOC NF-e". */
  readonly id: string;
  readonly kind: (typeof NOTE_KINDS)[number];
  readonly title: string;
  readonly documents: readonly RuleDocument[];
  /** The newest version known; undefined for laws, and where none was read. */
  readonly version: string | undefined;
  /** Day or month of the newest version. */
  readonly published: string | undefined;
  /** Other names that citations use. */
  readonly also: readonly string[];
  readonly changes: readonly RuleChange[];
  /** Line in the register, for messages. */
  readonly line: number;
};

/** Every note by its id, in the order of the register. */
export type RuleNotes = ReadonlyMap<string, RuleNote>;
