// Plain JavaScript: see lib/text/slug.mjs.
import { visit } from 'unist-util-visit';

/**
 * Remark plugin: gives every <Tabs> the id that its panels' permanent links start with, by its group: `sistema`, and
 * `sistema-2` for the second group of that name. The panel of the tab `linux` is then `#sistema.linux`.
 * @returns {(tree: import('mdast').Root) => void}
 */
export default function remarkTabsIds() {
  return (tree) => {
    /** @type {Map<string, number>} */
    const counts = new Map();
    visit(tree, 'mdxJsxFlowElement', (element) => {
      if (element.name !== 'Tabs') return;
      const group = element.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === 'group');
      const name = typeof group?.value === 'string' ? group.value : 'tabs';
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      const value = count === 1 ? name : `${name}-${count}`;
      element.attributes.push({ type: 'mdxJsxAttribute', name: 'id', value });
    });
  };
}
