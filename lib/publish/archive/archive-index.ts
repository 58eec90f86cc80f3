import type { Messages } from '../../i18n/messages';
import type { EngineFiles } from '../../search/service/search-engine';
import type { SitePlace } from '../../search/view/hit-address';

/** What the archive's search page knows. A script assigns it to a global, because a page on a disk can fetch nothing. */
export type ArchiveIndex = Required<EngineFiles> & {
  /** Values of `docusaurus_tag` of what may be found. */
  readonly tags: readonly string[];
  readonly place: SitePlace;
  /** Name of the site: ends the title of the document. */
  readonly name: string;
  /** Language of results, where it is not the interface's. */
  readonly lang: string | undefined;
  readonly messages: Messages['search'];
  /** Says that what was pasted is not read here. */
  readonly unread: string;
};

/** The search page, by its path in the archive. */
export const SEARCH_FILE = 'search/index.html';
