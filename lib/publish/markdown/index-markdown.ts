import type { Messages } from '../../i18n/messages';
import { isCategory, isLink, type SidebarItem } from '../../navigation/sidebar';
import { findVersion, getLastVersion } from '../../pages/find-version';
import type { DocsIndexPage } from '../../pages/page';
import type { Site } from '../../pages/site';
import { apiPath, docsPath, overviewSlug } from '../../routes/page-address';
import { joinBlocks, linkTo } from './blocks';

/** The home page: ways in by task, the first requests and the most looked-up answers. */
export function writeHomeMarkdown(site: Site, { homePage, docs }: Messages): string {
  const { version } = getLastVersion(site);
  const { tasks, requests, answers } = site.home;
  const guidePath = (id: string) => docsPath(version.path, id);
  const operationPath = (id: string) => apiPath(version.path, site.operations.get(id)?.slug ?? '');
  return joinBlocks([
    `- ${linkTo(docs.title, docsPath(version.path))}\n- ${linkTo(docs.reference, apiPath(version.path, overviewSlug))}`,
    `## ${homePage.tasks}`,
    tasks
      .map((task) => `- ${linkTo(task.title, 'guide' in task ? guidePath(task.guide) : task.path)}: ${task.text}`)
      .join('\n'),
    `## ${homePage.firstRequest}`,
    requests.map(({ title, operation }) => `- ${linkTo(title, operationPath(operation))}`).join('\n'),
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

/** A sidebar as headings and lists of Markdown links. */
export function writeOutline(items: readonly SidebarItem[], level: number): string {
  return joinBlocks([
    items
      .filter(isLink)
      .map(({ label, path }) => `- ${linkTo(label, path)}`)
      .join('\n'),
    ...items
      .filter(isCategory)
      .map(({ label, items: inner }) => joinBlocks([`${'#'.repeat(level)} ${label}`, writeOutline(inner, level + 1)])),
  ]);
}
