/**
 * Names of everything the site keeps in the reader's browser. Those of the first group are the names that readers'
 * browsers already hold from the site's earlier platform, so that choices survive; do not rename any.
 */
export const STORAGE_KEYS = {
  theme: 'theme',
  announcementDismissed: 'docusaurus.announcement.dismiss',
  announcementId: 'docusaurus.announcement.id',
  sampleLanguage: 'docusaurus.tab.code-samples',
  /** How deep the fields of a schema are open: 'all', or a number of levels. */
  schemaDepth: 'docusaurus-openapi-schema-expansion-level',

  /** The environment whose server the samples call. */
  environment: 'site.environment',
  /** Branches of the sidebars that the reader folded or unfolded: their names, as JSON. */
  sidebarBranches: 'site.sidebar',
  /** 'granted' or 'denied': whether page views may be measured. */
  measurement: 'site.measurement',
  /** 'answered' once the reader was offered the interface in their own language and decided. */
  localeOffer: 'site.locale-offer',
  /** 'fetched' once the browser has fetched the site's fonts on a line too slow for them on the first page. */
  fonts: 'site.fonts',
  /** The reader's own values for the samples, as JSON, where the reader asked to keep them. */
  readerData: 'site.reader-data',
} as const;

/** The id of an announcement that was given none, and how the earlier platform once spelled it. */
export const DEFAULT_ANNOUNCEMENT_ID = 'announcement-bar';
export const MISSPELLED_ANNOUNCEMENT_ID = 'annoucement-bar';

/** Name of the documentation version that the reader chose in a section. */
export function preferredVersionKey(sectionId: string): string {
  return `docs-preferred-version-${sectionId}`;
}

/** Start of the names under which the reader's choice in a group of tabs is kept; the group's name follows. */
export const TAB_KEY_PREFIX = 'docusaurus.tab.';

/** Name of the results that the reader opened from search, for one collection of records. */
export function recentSearchesKey(collection: string): string {
  return `__DOCSEARCH_RECENT_SEARCHES__${collection}`;
}

/** Name of the results that the reader keeps at hand, for one collection of records. */
export function favoriteSearchesKey(collection: string): string {
  return `__DOCSEARCH_FAVORITE_SEARCHES__${collection}`;
}
