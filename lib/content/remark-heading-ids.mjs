// Plain JavaScript: see lib/text/slug.mjs.
import { toString as toText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { HeadingSlugger } from '../text/slug.mjs';

/**
 * Remark plugin: gives every heading the id that the table of contents, search and link check use.
 * @returns {(tree: import('mdast').Root) => void}
 */
export default function remarkHeadingIds() {
  return (tree) => {
    const slugger = new HeadingSlugger();
    visit(tree, 'heading', (heading) => {
      const { id, text } = slugger.slug(toText(heading));
      heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
      const last = heading.children.at(-1);
      if (last?.type === 'text' && text !== toText(heading)) {
        last.value = last.value.replace(/\s*\[#[^\]]+\]\s*$/, '');
      }
    });
  };
}
