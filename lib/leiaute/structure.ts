import type { LayoutNode } from './layout';

/**
 * What is inside a group, without the words about it: two groups of the same structure take the same values. The
 * numbers of choices count within a document, so only their order matters.
 */
export function toStructure(group: LayoutNode): string {
  return JSON.stringify(group.children.map(describe));
}

function describe(node: LayoutNode): unknown {
  const { tag, kind, occurs, type, length, pattern, values, filledBy, models, choice } = node;
  const steps = choice.map((step) => [step.kind, step.branch, step.isOptional, step.isRepeatable]);
  const own = [tag, kind, occurs.min, occurs.max, type, length, pattern, values.map(({ value }) => value)];
  return [...own, filledBy, models, steps, node.children.map(describe)];
}
