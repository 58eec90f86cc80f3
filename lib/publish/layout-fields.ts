import { DEFAULT_SECTION } from '../config/section-schema';
import { siteConfig } from '../config/site';
import type { LayoutFields } from '../leiaute/find-failed-fields';
import { listNodes, toJsonPath } from '../leiaute/layout';
import { findLastVersion } from '../pages/find-version';
import { layoutPath } from '../pages/layout-links';
import type { Site } from '../pages/site';

/** The fields of every layout by the pages that describe them, for messages of schema validators. */
export function buildLayoutFields({ layouts, versions }: Site): readonly LayoutFields[] {
  const current = findLastVersion(versions, DEFAULT_SECTION);
  return layouts.map((layout) => {
    const { id, name, codes, models, content } = layout;
    const [, root = '', group = ''] = content.path.split('/');
    const [, ...nodes] = listNodes(content);
    const owners = [content.path, ...layout.pages.keys()];
    const pathOf = (path: string) => layoutPath(layout, path, { current, locale: siteConfig.defaultLocale });
    const pages = owners.map((owner) => ({
      path: pathOf(owner),
      group: toJsonPath({ path: owner }, content.path),
      fields: nodes
        .filter(({ path }) => !layout.pages.has(path) && pathOf(path) === pathOf(owner))
        .map((node) => toJsonPath(node, content.path)),
    }));
    return { name, codes, isMain: id === codes, models, root, content: group, pages };
  });
}
