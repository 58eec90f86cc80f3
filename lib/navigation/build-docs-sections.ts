import { localizeText } from '../config/localized-text';
import type { Section, Version } from '../config/section-schema';
import type { Messages } from '../i18n/messages';
import type { Page } from '../pages/page';
import type { VersionSources } from '../pages/site';
import { docsPath } from '../routes/page-address';
import type { DocsSection } from './docs-section';

type Sources = { readonly versions: readonly VersionSources[]; readonly pages: readonly Page[] };

/** What readers call a version. */
export function formatVersionLabel({ label }: Version, locale: string, messages: Messages): string {
  return label === undefined ? messages.versions.next : localizeText(label, locale);
}

/** The sections and versions as the browser needs them, with labels in one locale. */
export function buildDocsSections(
  sections: readonly Section[],
  { versions, pages }: Sources,
  locale: string,
  messages: Messages,
): readonly DocsSection[] {
  const local = pages.filter((page) => page.locale === locale);
  return sections.map(({ id, versions: configured }) => {
    const paths = new Map(
      configured.map(({ name, path }) => [
        name,
        local
          .filter((page) => page.section === id && page.version === name)
          .map(({ sharedPath }) => sharedPath.slice(docsPath(path).length)),
      ]),
    );
    const all = [...new Set([...paths.values()].flat())];
    return {
      id,
      versions: configured.map((version) => {
        const sources = versions.find(
          (candidate) => candidate.version.sectionId === id && candidate.version.name === version.name,
        );
        const own = paths.get(version.name) ?? [];
        return {
          name: version.name,
          label: formatVersionLabel(version, locale, messages),
          path: docsPath(version.path),
          mainPath: sources?.sidebars.docs.entryPath ?? docsPath(version.path),
          isLast: version.isLast,
          missing: listMissing(own, all),
        };
      }),
    };
  });
}

/** Paths of `all` that are not in `own`; a folder of which nothing is there is one entry. */
function listMissing(own: readonly string[], all: readonly string[]): readonly string[] {
  const present = new Set(own);
  const entries = all
    .filter((path) => !present.has(path))
    .map((path) => {
      const parts = path.split('/').filter(Boolean);
      const folders = parts.slice(0, -1).map((_, index) => `${parts.slice(0, index + 1).join('/')}/`);
      const absent = folders.find((folder) => !own.some((candidate) => candidate.startsWith(folder)));
      return absent === undefined ? path : `${absent}*`;
    });
  return [...new Set(entries)];
}
