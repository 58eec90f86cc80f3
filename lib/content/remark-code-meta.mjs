// Plain JavaScript: see lib/text/slug.mjs.
import { visit } from 'unist-util-visit';

/**
 * Remark plugin: hands the words after the language of a fenced block on to the component that shows it.
 * @returns {(tree: import('mdast').Root) => void}
 */
export default function remarkCodeMeta() {
  return (tree) => {
    visit(tree, 'code', (block) => {
      if (!block.meta) return;
      block.data = { ...block.data, hProperties: { ...block.data?.hProperties, 'data-meta': block.meta } };
    });
  };
}
