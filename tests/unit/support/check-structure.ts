import type { ChoiceStep, LayoutNode } from '../../../lib/leiaute/layout';
import { isGroup } from '../../../lib/recipes/read-document';
import type { DocumentGroup, DocumentValue } from '../../../lib/recipes/recipe';

/**
 * What a document's structure has against its layout: unknown and missing tags, values and patterns, two branches of a
 * choice. Order is of no weight in JSON.
 */
export function checkStructure(document: DocumentGroup, layout: LayoutNode): readonly string[] {
  const known = new Map(layout.children.map((child) => [child.tag.replace('@', ''), child]));
  const unknown = Object.keys(document).filter((tag) => !known.has(tag));
  return [
    ...unknown.map((tag) => `${layout.path}: unknown ${tag}`),
    ...[...known].flatMap(([tag, node]) => checkNode(document[tag], node, layout, document)),
    ...checkChoices(document, layout),
  ];
}

function checkNode(
  value: DocumentValue | undefined,
  node: LayoutNode,
  parent: LayoutNode,
  document: DocumentGroup,
): readonly string[] {
  if (value === undefined) {
    // Each modal is a table of its own, hung below: a document has one of them.
    const isOtherModal = parent.tag === 'infModal' && node.kind === 'group';
    const isBound =
      !isOtherModal && node.occurs.min > 0 && node.filledBy === 'reader' && isInPlay(node, parent, document);
    return isBound ? [`${node.path}: missing`] : [];
  }
  const { max } = node.occurs;
  const values: readonly DocumentValue[] = typeof value === 'string' || isGroup(value) ? [value] : value;
  if (max !== 1 && !Array.isArray(value)) return [`${node.path}: no list`];
  if (max !== undefined && values.length > max) return [`${node.path}: more than ${max}`];
  return values.flatMap((one) => checkValue(one, node));
}

function checkValue(value: DocumentValue, node: LayoutNode): readonly string[] {
  if (isGroup(value)) return node.kind === 'group' ? checkStructure(value, node) : [`${node.path}: no text`];
  if (typeof value !== 'string' || node.kind === 'group') return [`${node.path}: no group`];
  if (node.values.length > 0 && !node.values.some((allowed) => allowed.value === value)) {
    return [`${node.path}: "${value}" is none of its values`];
  }
  const broken = node.pattern.split(' | ').find((one) => one !== '' && !new RegExp(`^(?:${one})$`, 'u').test(value));
  return broken === undefined ? [] : [`${node.path}: "${value}" is not ${broken}`];
}

/** Whether a field of a choice or sequence is due: the branch is taken by another of its fields, or nothing else is. */
function isInPlay(node: LayoutNode, parent: LayoutNode, document: DocumentGroup): boolean {
  return node.choice.every((step, depth) => {
    const others = parent.children.filter(({ choice }) => choice[depth]?.number === step.number);
    const here = others.filter((other) => document[other.tag.replace('@', '')] !== undefined);
    const isTaken = here.some(({ choice }) => choice[depth]?.branch === step.branch);
    return isTaken || (!step.isOptional && here.length === 0);
  });
}

function checkChoices(document: DocumentGroup, layout: LayoutNode): readonly string[] {
  const branches = new Map<number, Set<number>>();
  for (const { tag, choice } of layout.children) {
    const steps = document[tag.replace('@', '')] === undefined ? [] : choice.filter(isExclusive);
    for (const { number, branch } of steps) branches.set(number, (branches.get(number) ?? new Set()).add(branch));
  }
  return [...branches.values()].some((taken) => taken.size > 1) ? [`${layout.path}: two branches of a choice`] : [];
}

const isExclusive = ({ kind, isRepeatable }: ChoiceStep) => kind === 'choice' && !isRepeatable;
