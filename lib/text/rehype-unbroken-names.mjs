// Plain JavaScript, because the MDX compiler loads it without a TypeScript step.
import { SKIP, visit } from 'unist-util-visit';

/** Names of the documents: a line may not end after their hyphen. */
const NAME = /\b(?:NFC?|NF3|NFS|CT|MDF|DF|BP|GTV)-e\b/g;

/** Keeps the names of documents together on a line: `NF-e` becomes `<span class="unbroken">NF-e</span>`. */
export default function rehypeUnbrokenNames() {
  /** @param {import('hast').Root} tree */
  return (tree) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && (node.tagName === 'code' || node.tagName === 'pre')) return SKIP;
      if (node.type !== 'text' || index === undefined || !parent) return undefined;
      const parts = splitNames(node.value);
      if (parts.every(({ type }) => type === 'text')) return undefined;
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
  };
}

/**
 * @param {string} value
 * @returns {import('hast').ElementContent[]} the text with each name in an element of its own
 */
function splitNames(value) {
  /** @type {import('hast').ElementContent[]} */
  const parts = [];
  let from = 0;
  for (const { 0: name, index } of value.matchAll(NAME)) {
    if (index > from) parts.push({ type: 'text', value: value.slice(from, index) });
    const children = [{ type: /** @type {const} */ ('text'), value: name }];
    parts.push({ type: 'element', tagName: 'span', properties: { className: ['unbroken'] }, children });
    from = index + name.length;
  }
  if (from < value.length || parts.length === 0) parts.push({ type: 'text', value: value.slice(from) });
  return parts;
}
