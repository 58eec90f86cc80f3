// Plain JavaScript: see lib/text/slug.mjs.
import { visit } from 'unist-util-visit';

/** What the id of a rule may be. */
export const RULE_ID = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;

/**
 * Remark plugin: gives a <Rule> without an id that of the heading it stands below, which never changes. Where several
 * stand below one heading, only their order would tell them apart, and order changes: they get none, see
 * docs/decisions/015-rules-and-notes.md.
 * @returns {(tree: import('mdast').Root) => void}
 */
export default function remarkRuleIds() {
  return (tree) => {
    /** @type {Map<string, import('mdast-util-mdx-jsx').MdxJsxFlowElement[]>} */
    const unnamed = new Map();
    let heading = 'inicio';
    visit(tree, (node) => {
      if (node.type === 'heading') heading = String(node.data?.hProperties?.id ?? heading);
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Rule') return;
      if (node.attributes.some((item) => item.type === 'mdxJsxAttribute' && item.name === 'id')) return;
      unnamed.set(heading, [...(unnamed.get(heading) ?? []), node]);
    });
    for (const [value, rules] of unnamed) {
      const [rule, other] = rules;
      // A heading with a dash among its words has two hyphens there, which an id of a rule has not.
      if (rule && !other && RULE_ID.test(value)) rule.attributes.push({ type: 'mdxJsxAttribute', name: 'id', value });
    }
  };
}
