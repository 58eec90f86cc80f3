// Plain JavaScript, because the MDX compiler loads it without a TypeScript step.
import { SKIP, visit } from 'unist-util-visit';
import { splitNames } from './document-names.mjs';

/** Keeps the names of documents together on a line: `NF-e` becomes `<span class="unbroken">NF-e</span>`. */
export default function rehypeUnbrokenNames() {
  /** @param {import('hast').Root} tree */
  return (tree) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && (node.tagName === 'code' || node.tagName === 'pre')) return SKIP;
      if (node.type !== 'text' || index === undefined || !parent) return undefined;
      const parts = splitNames(node.value);
      if (parts.every(({ isName }) => !isName)) return undefined;
      parent.children.splice(index, 1, ...parts.map(toNode));
      return [SKIP, index + parts.length];
    });
  };
}

/**
 * @param {{ readonly text: string; readonly isName: boolean }} part
 * @returns {import('hast').ElementContent}
 */
function toNode({ text, isName }) {
  const node = { type: /** @type {const} */ ('text'), value: text };
  if (!isName) return node;
  return { type: 'element', tagName: 'span', properties: { className: ['unbroken'] }, children: [node] };
}
