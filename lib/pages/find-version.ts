import type { VersionSources } from './load-site.build';

/** The version that readers of a section get when they ask for none. Configuration has exactly one. */
export function findLastVersion(versions: readonly VersionSources[], sectionId: string): VersionSources {
  const last = versions.find(({ version }) => version.sectionId === sectionId && version.isLast);
  if (!last) throw new Error(`No last version in section ${sectionId}`);
  return last;
}
