import { listSteps } from '../../content/first-note';
import type { Messages } from '../../i18n/messages';
import { isCategory, isLink, type SidebarItem } from '../../navigation/sidebar';
import { findVersion, getLastVersion } from '../../pages/find-version';
import type { DocsIndexPage } from '../../pages/page';
import type { Site } from '../../pages/site';
import type { SitePath } from '../../routes/locale-address';
import { apiPath, docsPath, overviewSlug } from '../../routes/page-address';
import { joinBlocks, linkTo } from './blocks';

/** The home page: ways in by task, the steps of the first document and the most looked-up answers. */
export function writeHomeMarkdown(site: Site, { homePage, docs }: Messages): string {
  const { version, guides } = getLastVersion(site);
  const { tasks, quickStart, answers } = site.home;
  const guidePath = (id: string) => docsPath(version.path, id);
  const firstGuide = guides.find(({ id }) => id === quickStart);
  const steps = firstGuide ? listSteps(firstGuide, site.firstNote) : [];
  return joinBlocks([
    `- ${linkTo(docs.title, docsPath(version.path))}\n- ${linkTo(docs.reference, apiPath(version.path, overviewSlug))}`,
    `## ${homePage.tasks}`,
    tasks
      .map((task) => `- ${linkTo(task.title, 'guide' in task ? guidePath(task.guide) : task.path)}: ${task.text}`)
      .join('\n'),
    steps.length > 0 && `## ${homePage.firstNote}`,
    steps
      .map(({ title, lead, anchor }) => `- ${linkTo(title, `${guidePath(quickStart)}#${anchor}`)}: ${lead}`)
      .join('\n'),
    `## ${homePage.lookedUp}`,
    answers.map((item) => `- ${linkTo(item.question, `${guidePath(item.guide)}#${item.anchor}`)}`).join('\n'),
  ]);
}

/** Every guide by section. */
export function writeDocsIndexMarkdown(page: DocsIndexPage, site: Site, { docs }: Messages): string {
  const { referencePath, sidebars } = findVersion(site, page);
  return joinBlocks([
    linkTo(docs.reference, apiPath(referencePath, overviewSlug)),
    writeOutline(sidebars.docs.items, 2),
  ]);
}

/**
 * A sidebar as headings and lists of Markdown links.
 * @param describe what a page is about, by its path; nothing where the list is one of titles
 */
export function writeOutline(
  items: readonly SidebarItem[],
  level: number,
  describe: (path: SitePath) => string | undefined = () => undefined,
): string {
  const writeLine = (label: string, path: SitePath) => {
    const description = describe(path);
    return `- ${linkTo(label, path)}${description === undefined ? '' : `: ${description}`}`;
  };
  return joinBlocks([
    items
      .filter(isLink)
      .map(({ label, path }) => writeLine(label, path))
      .join('\n'),
    ...items
      .filter(isCategory)
      .map(({ label, items: inner }) =>
        joinBlocks([`${'#'.repeat(level)} ${label}`, writeOutline(inner, level + 1, describe)]),
      ),
  ]);
}
