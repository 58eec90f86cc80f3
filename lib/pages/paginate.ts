import type { Guide } from '../content/load-guides.build';
import type { GuidePage, Page, PageLink } from './page';

/**
 * Applies what guides say about "previous" and "next" to the pages of one version: another neighbour or none, and
 * the title under which a guide appears there.
 * @param guides the version's guides; the ids they name were checked before
 */
export function paginate(pages: readonly Page[], guides: readonly Guide[]): readonly Page[] {
  const byId = new Map(guides.map((guide) => [guide.id, guide]));
  const guidePages = pages.filter((page): page is GuidePage => page.kind === 'guide');
  const labels = new Map(
    guidePages.map((page) => [page.path, byId.get(page.guideId)?.frontmatter.paginationLabel ?? undefined]),
  );
  const label = (link: PageLink | undefined) => link && { ...link, title: labels.get(link.path) ?? link.title };
  const choose = (asked: string | false | undefined, neighbour: PageLink | undefined): PageLink | undefined => {
    if (asked === undefined) return label(neighbour);
    const target = guidePages.find((page) => page.guideId === asked);
    return label(target && { title: target.title, path: target.path });
  };
  return pages.map((page) => {
    const asked = page.kind === 'guide' ? byId.get(page.guideId)?.frontmatter : undefined;
    return { ...page, previous: choose(asked?.previous, page.previous), next: choose(asked?.next, page.next) };
  });
}
