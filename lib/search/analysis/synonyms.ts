/** Words of readers and what the texts call it. Each phrase is a list of folded words as they are indexed. */
export type Synonym = {
  /** What a query may say. */
  readonly phrases: readonly (readonly string[])[];
  /** What is found then as well. */
  readonly means: readonly (readonly string[])[];
};
