import type { FirstFile } from './index-files';

/** Folder of the published files of the index, without base path. */
export const INDEX_FOLDER = '/search/index/';

/** The one file there whose name stays. */
export const FIRST_NAME = 'first.json';

/** What that file holds: what the first result needs, and where the rest of the same build is. */
export type PublishedFirst = {
  readonly index: FirstFile;
  /** Address of the second file, with base path, and with a hash of its content in the name. */
  readonly content: string;
};
