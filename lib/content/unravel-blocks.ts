import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { MdxFlowExpression } from 'mdast-util-mdx-expression';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/**
 * Reads components that are written on one line like those on several: they are blocks, and what stands in them is a
 * paragraph. The page's compiler makes blocks of them too before its plugins run (`remark-mark-and-unravel`).
 */
export function unravelBlocks(tree: Root): void {
  visit(tree, 'paragraph', ({ children }, index, parent) => {
    const shown = children.filter((child) => child.type !== 'text' || /[^\t\n\r ]/.test(child.value));
    const blocks = shown.flatMap(toBlocks);
    if (!parent || index === undefined || blocks.length === 0 || blocks.length < shown.length) return undefined;
    parent.children.splice(index, 1, ...blocks);
    // What stands in the blocks may be components alone again.
    return index;
  });
}

/** The block that a component or comment of a line becomes; none of anything else. */
function toBlocks(node: PhrasingContent): readonly (MdxJsxFlowElement | MdxFlowExpression)[] {
  if (node.type === 'mdxTextExpression') return [{ ...node, type: 'mdxFlowExpression' }];
  if (node.type !== 'mdxJsxTextElement') return [];
  const { children, position } = node;
  const inside: Paragraph[] =
    children.length === 0 ? [] : [{ type: 'paragraph', children: trimEnds(children), position }];
  return [{ ...node, type: 'mdxJsxFlowElement', children: inside }];
}

/** Without the spaces at the start and the end, which a paragraph does not have. */
function trimEnds(children: PhrasingContent[]): PhrasingContent[] {
  const [first, last] = [children.at(0), children.at(-1)];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return children;
}
