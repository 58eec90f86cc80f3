import { siteConfig } from '../config/site';
import { fillMessage } from '../i18n/fill-message';
import type { Messages } from '../i18n/messages';
import { type ChoiceStep, isSameStep, type LayoutName, type LayoutNode, type LayoutRow } from './layout';

type Texts = Messages['layout'];

/** A remark beside a node's name, and whether it says that the node is required. */
export type NodeMark = { readonly text: string; readonly isRequired: boolean };

/** What stands beside a node's name: whether and how often it occurs, who fills it, which models have it, since when. */
export function describeMarks(
  node: LayoutNode,
  siblings: readonly LayoutNode[],
  { models }: LayoutName,
  texts: Texts,
): readonly NodeMark[] {
  const { occurs, filledBy, since, apiField, history } = node;
  const isRequired = isAlwaysThere(node);
  const presence = isRequired ? texts.required : isOneDemanded(node, siblings) ? texts.oneRequired : texts.optional;
  const limit = occurs.max === undefined ? texts.unlimited : fillMessage(texts.upTo, { max: occurs.max });
  const own = node.models.filter((model) => models.includes(model));
  const marks = [
    { text: presence, isRequired },
    occurs.max !== 1 && { text: limit, isRequired: false },
    filledBy === 'default' && { text: texts.filledByDefault, isRequired: false },
    filledBy === 'api' && { text: texts.filledByApi, isRequired: false },
    apiField !== undefined && { text: fillMessage(texts.inRequest, { field: apiField }), isRequired: false },
    own.length > 0 && { text: fillMessage(texts.onlyModels, { models: own.join(' e ') }), isRequired: false },
    node.kind === 'attribute' && { text: texts.attribute, isRequired: false },
    since !== undefined && { text: fillMessage(texts.since, { note: since }), isRequired: false },
    history?.since !== undefined && {
      text: fillMessage(texts.sincePackage, { package: history.since }),
      isRequired: false,
    },
    history !== undefined &&
      history.changedIn.length > 0 && {
        text: fillMessage(texts.changedInPackages, { packages: history.changedIn.join(', ') }),
        isRequired: false,
      },
  ];
  return marks.filter((mark) => mark !== false);
}

/** Where a node stands among its neighbours, and how often. */
type Placed = Pick<LayoutRow, 'occurs' | 'choice'>;

/** Whether a node is there wherever its group is, and not one of several. */
export function isAlwaysThere({ occurs, choice }: Placed): boolean {
  return occurs.min > 0 && !choice.some(({ isOptional, kind }) => isOptional || kind === 'choice');
}

/** Whether a node, or another alternative of its choice, is there wherever its group is. */
export function isOneDemanded({ occurs, choice }: Placed, siblings: readonly Placed[]): boolean {
  return occurs.min > 0 && choice.every((step, depth) => isDemanded(step, siblings, depth));
}

/** Whether something of a step has to be there. A choice with an alternative that may be empty demands nothing. */
function isDemanded(step: ChoiceStep, siblings: readonly Placed[], depth: number): boolean {
  const inStep = siblings.filter(({ choice }) => isSameStep(choice[depth], step));
  const needs = (nodes: readonly Placed[]) =>
    nodes.some(({ occurs, choice }) => occurs.min > 0 && !choice.slice(depth + 1).some(({ isOptional }) => isOptional));
  return !step.isOptional && groupByBranch(inStep, depth).every(needs);
}

/** What ties a node to its neighbours, in words; none where nothing does. */
export function describeTies(node: LayoutNode, siblings: readonly LayoutNode[], texts: Texts): readonly string[] {
  return node.choice.flatMap((step, depth) => {
    const inStep = siblings.filter(({ choice }) => isSameStep(choice[depth], step));
    if (step.kind === 'sequence') {
      const others = inStep.filter((other) => other.path !== node.path);
      return others.length > 0 && step.isOptional ? [fillMessage(texts.together, { tags: listTags(others) })] : [];
    }
    const branches = groupByBranch(inStep, depth);
    const isOne = isDemanded(step, siblings, depth);
    const [few, many] = isOne ? [texts.choice, texts.choiceOfMany] : [texts.choiceOrNone, texts.choiceOfManyOrNone];
    if (branches.length > MOST_LISTED) return [fillMessage(many, { count: branches.length })];
    return branches.length > 1 ? [fillMessage(few, { tags: listBranches(branches, texts) })] : [];
  });
}

/** Alternatives that each of them names: of more, the reader sees the list around. */
const MOST_LISTED = 6;

/** Alternatives of a choice, each with the nodes that come together. */
function groupByBranch<Node extends Placed>(nodes: readonly Node[], depth: number): readonly (readonly Node[])[] {
  const byBranch = new Map<number, Node[]>();
  for (const node of nodes) {
    const branch = node.choice[depth]?.branch ?? 0;
    byBranch.set(branch, [...(byBranch.get(branch) ?? []), node]);
  }
  return [...byBranch.values()];
}

const alternatives = new Intl.ListFormat(siteConfig.contentLanguage, { type: 'disjunction' });
const companions = new Intl.ListFormat(siteConfig.contentLanguage, { type: 'conjunction' });

/** `A`, `B` ou `C`; where one of them is several nodes: `A` e `B`; ou `C`. */
function listBranches(branches: readonly (readonly LayoutNode[])[], texts: Texts): string {
  const words = branches.map(listTags);
  return branches.every(({ length }) => length === 1) ? alternatives.format(words) : words.join(texts.orElse);
}

const listTags = (nodes: readonly LayoutNode[]) => companions.format(nodes.map(({ tag }) => `\`${tag}\``));
