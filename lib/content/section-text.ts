import type { Nodes } from 'mdast';

/** Attributes of components that readers see as text. */
const SHOWN_ATTRIBUTES = ['code', 'title', 'label', 'alt', 'caption'];
/** Elements inside a line: a word may go on across their border. */
const INLINE = new Set(['text', 'emphasis', 'strong', 'delete', 'inlineCode', 'link', 'mdxJsxTextElement', 'image']);

/**
 * The words that a reader sees in a part of a guide, on one line. Neighbouring cells, items and paragraphs are kept
 * apart, which `mdast-util-to-string` does not do; components give their visible attributes and what they contain.
 */
export function readSectionText(node: Nodes): string {
  return collect(node).replace(/\s+/gu, ' ').trim();
}

function collect(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression' || node.type === 'html') return '';
  if ('value' in node) return node.value;
  const inside = 'children' in node ? node.children.map(collect).join('') : '';
  const text =
    node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
      ? [...readShown(node), inside].filter((shown) => shown !== '').join(' ')
      : inside;
  return INLINE.has(node.type) ? text : ` ${text} `;
}

function readShown(element: Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>): readonly string[] {
  return element.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return [];
    return SHOWN_ATTRIBUTES.includes(attribute.name) ? [attribute.value] : [];
  });
}
