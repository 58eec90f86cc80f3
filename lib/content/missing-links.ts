import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { suggest } from '../errors/nearest';
import { formatSiteError } from '../errors/site-error';
import type { Guide } from './load-guides.build';
import { resolveLink } from './resolve-link';

/**
 * The links of a version's guides to files that are no guides, each as the warning that the build prints. Pages,
 * Markdown files and search show the text of such a link without one.
 */
export function describeMissingLinks(guides: readonly Guide[]): readonly string[] {
  const ids = new Set(guides.map(({ id }) => id));
  return guides.flatMap(({ file, source, links }) => {
    const toPath = (id: string) => (ids.has(id) ? id : undefined);
    const missing = links.filter(({ href }) => resolveLink(href, source, toPath).kind === 'missingFile');
    return missing.map(({ href, line }) => {
      const files = guides.map((guide) => `${path.posix.relative(path.posix.dirname(source), guide.source)}.mdx`);
      const parts = { key: href, found: 'no guide has this file', fix: suggest(href, files) };
      return formatSiteError({ place: { file, line }, ...parts });
    });
  });
}

/**
 * Puts the text of links that lead to no guide in their place.
 * @param tree the guide's syntax tree; it is changed
 */
export function unlinkMissing(tree: Root, isMissing: (href: string) => boolean): void {
  const names = new Set<string>();
  visit(tree, 'definition', ({ identifier, url }, index, parent) => {
    if (index === undefined || !parent || !isMissing(url)) return undefined;
    names.add(identifier);
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  const isUnlinked = (node: Nodes) =>
    node.type === 'link' ? isMissing(node.url) : node.type === 'linkReference' && names.has(node.identifier);
  visit(tree, (node, index, parent) => {
    if (index === undefined || !parent || !('children' in node) || !isUnlinked(node)) return undefined;
    parent.children.splice(index, 1, ...node.children);
    return [SKIP, index];
  });
}
