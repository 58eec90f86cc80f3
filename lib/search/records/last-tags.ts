import { DEFAULT_TAG, versionTag } from './version-tag';

type Section = {
  readonly id: string;
  readonly versions: readonly { readonly name: string; readonly isLast: boolean }[];
};

/** The tags of the records that a reader wants who has chosen no version: those of no version, and of each section's last. */
export function listLastTags(sections: readonly Section[]): readonly string[] {
  const last = sections.flatMap(({ id, versions }) =>
    versions.filter(({ isLast }) => isLast).map(({ name }) => versionTag(id, name)),
  );
  return [DEFAULT_TAG, ...last];
}
