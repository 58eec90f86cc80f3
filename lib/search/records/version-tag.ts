/** Tag of records that belong to no version. */
export const DEFAULT_TAG = 'default';

/** Tag of the records of one version, in the form that hosted collections of documentation sites use. */
export function versionTag(sectionId: string, version: string): string {
  return `docs-${sectionId}-${version}`;
}
