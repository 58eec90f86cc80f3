import type { PhrasingContent } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';

/** A run of plain or code text: enough for titles and tables of contents, and safe as JSON. */
export type InlineText = readonly { readonly text: string; readonly isCode: boolean }[];

/** Reduces Markdown phrasing to plain and code runs. */
export function toInlineText(nodes: readonly PhrasingContent[]): InlineText {
  return nodes
    .map((node) => ({ text: toText(node), isCode: node.type === 'inlineCode' }))
    .filter(({ text }) => text !== '');
}
