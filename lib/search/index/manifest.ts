/** Where the browser finds the files of the index: with base path, and with a hash of the content in the name. */
export type IndexAddresses = {
  /** What the first result needs: titles, headings, identifiers and the numbers of codes. */
  readonly first: string;
  /** The other records, and the texts of all. */
  readonly content: string;
};

/** Folder of the published files, without base path. */
export const INDEX_FOLDER = '/search/index/';

/** The one file there whose name stays: which of the others are the current ones, as `IndexAddresses`. */
export const MANIFEST_NAME = 'current.json';
