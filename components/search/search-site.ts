import type { Messages } from '@/lib/i18n/messages';
import type { HostedSearch } from './engine/search-client';

/** What search in the browser needs to know of the site, in one locale. Plain data: a server component passes it. */
export type SearchSite = {
  readonly messages: Messages['search'];
  readonly locale: string;
  /** Name of the site: ends the title of the document. */
  readonly name: string;
  /** Language of results, where it is not the interface's. */
  readonly lang: string | undefined;
  /** Address prefixes of the locales that have one: "/pt-BR". */
  readonly localePrefixes: readonly string[];
  readonly hosted: HostedSearch | undefined;
  /** Address of the script of the site's own search. */
  readonly worker: string;
  /** Name of the records: the hosted collection's, or that of the site's own. Remembered results are kept under it. */
  readonly collection: string;
  /** Results whose address it matches belong to other sites. */
  readonly externalUrlRegex: string | undefined;
  /** Where readers report that nothing was found; `{query}` is its place. */
  readonly missingResultsUrl: string | undefined;
  /** Addresses of pages, base path and locale prefix included. */
  readonly hrefs: {
    readonly search: string;
    /** The tool that takes access keys apart. */
    readonly inspector: string;
    /** The tool that explains pasted answers. */
    readonly pasteAnswer: string;
  };
};
