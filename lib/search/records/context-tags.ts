import { type DocsSection, findActiveVersion, listCandidates } from '../../navigation/docs-section';
import { DEFAULT_TAG, versionTag } from './version-tag';

/**
 * The tags of the records that a reader wants: those of no version, and of each section the version that is open, or
 * else the preferred one, or else the last.
 * @param path of the page that is open, without locale prefix
 * @param readPreferred the name of the version that the reader chose in a section; null when none was
 */
export function listContextTags(
  sections: readonly DocsSection[],
  path: string,
  readPreferred: (sectionId: string) => string | null,
): readonly string[] {
  const active = findActiveVersion(sections, path);
  const tags = sections.flatMap((section) => {
    const activeName = active?.section.id === section.id ? active.version.name : undefined;
    const [best] = listCandidates(section, activeName, readPreferred(section.id));
    return best ? [versionTag(section.id, best.name)] : [];
  });
  return [DEFAULT_TAG, ...tags];
}
