/** A request in one language, for one named example; an only example may have no name. */
export type HighlightedSample = {
  readonly example: string | undefined;
  readonly summary: string;
  /** The inside of a <code> element. */
  readonly html: string;
};

/** The samples beside the first as their own file has them, by language. */
export type OtherSamples = Readonly<Record<string, readonly HighlightedSample[]>>;
