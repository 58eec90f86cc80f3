import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isSafeAddress } from './safe-address';

type Cut = { readonly start: number; readonly end: number; readonly text: string };

/**
 * A Markdown text without the addresses that would run code; what stood in their links stays.
 * @param tree the text as it was parsed
 */
export function dropUnsafeLinks(source: string, tree: Root): string {
  const names = new Set<string>();
  visit(tree, 'definition', ({ url, identifier }) => {
    if (!isSafeAddress(url)) names.add(identifier);
  });
  const cuts: Cut[] = [];
  visit(tree, (node) => {
    if (('url' in node && !isSafeAddress(node.url)) || ('referenceType' in node && names.has(node.identifier)))
      cuts.push(...cutAround(node));
  });
  // From the end, so that what is cut does not move what is still to be cut.
  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce((text, cut) => text.slice(0, cut.start) + cut.text + text.slice(cut.end), source);
}

/** What to take away for the text of a link, or the words of an image, to be left alone. */
function cutAround(node: Nodes): readonly Cut[] {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  const inside = 'children' in node ? node.children : [];
  const first = inside[0]?.position?.start.offset;
  const last = inside.at(-1)?.position?.end.offset;
  if (first === undefined || last === undefined) return [{ start, end, text: 'alt' in node ? (node.alt ?? '') : '' }];
  return [
    { start, end: first, text: '' },
    { start: last, end, text: '' },
  ];
}
