/**
 * Names of everything the site keeps in the reader's browser. They are the names that readers' browsers already
 * hold from the site's earlier platform, so that choices survive; do not rename them.
 */
export const STORAGE_KEYS = {
  theme: 'theme',
  announcementDismissed: 'docusaurus.announcement.dismiss',
  announcementId: 'docusaurus.announcement.id',
  sampleLanguage: 'docusaurus.tab.code-samples',
} as const;

/** Name of the documentation version that the reader chose in a section. */
export function preferredVersionKey(sectionId: string): string {
  return `docs-preferred-version-${sectionId}`;
}

/** Start of the names under which the reader's choice in a group of tabs is kept; the group's name follows. */
export const TAB_KEY_PREFIX = 'docusaurus.tab.';
