import type { LayoutPackage, NodeHistory } from './packages/layout-package';

/** Names the documents whose layout is described, from the project's root. */
export const DOCUMENTS_FILE = 'content/leiaute/documentos.yaml';

/** Who fills a field: the reader; the API when it is absent; always the API. */
export const FILLERS = ['reader', 'default', 'api'] as const;
export type Filler = (typeof FILLERS)[number];

/** How often something may occur; `max` is undefined where nothing limits it. */
export type Occurrence = { readonly min: number; readonly max: number | undefined };

/**
 * A step of what ties neighbours of one group together. In a choice, those with the same number and another branch
 * exclude each other; in a sequence, those with the same number come together or not at all.
 */
export type ChoiceStep = {
  readonly kind: 'choice' | 'sequence';
  readonly number: number;
  /** Alternative of a choice, from 1; 0 in a sequence. */
  readonly branch: number;
  readonly isOptional: boolean;
  readonly isRepeatable: boolean;
};

/** Whether a step is the same of its group, though it may be another branch. */
export const isSameStep = (other: ChoiceStep | undefined, step: ChoiceStep) =>
  other?.kind === step.kind && other.number === step.number;

/** A value that a field may have, and what it means. */
export type LayoutValue = { readonly value: string; readonly meaning: string };

/** A row of an official layout, as its table says it. */
export type LayoutRow = {
  /** From the root of the document: "/NFe/infNFe/ide/cUF". Attributes begin with "@". */
  readonly path: string;
  readonly kind: 'group' | 'field' | 'attribute';
  /** Number in the official manual, such as B02; undefined where there is none. */
  readonly manualId: string | undefined;
  readonly occurs: Occurrence;
  /** From the outermost step to the innermost; none for what stands alone. */
  readonly choice: readonly ChoiceStep[];
  readonly type: string;
  /** Shortest and longest text: "1-60", "-14", "17"; '' where a pattern says it. */
  readonly length: string;
  /** Regular expressions, " | " between several that all hold; '' for none. */
  readonly pattern: string;
  readonly values: readonly string[];
  /** Line of the table. */
  readonly line: number;
};

/** A group, field or attribute of a layout, with what the site says about it. */
export type LayoutNode = Omit<LayoutRow, 'values' | 'line'> & {
  readonly tag: string;
  readonly description: string;
  readonly note: string | undefined;
  readonly example: string | undefined;
  readonly filledBy: Filler;
  /** Models that have it, of those that the layout serves; all of them when empty. */
  readonly models: readonly string[];
  /** The technical note that brought it, as rules cite it. */
  readonly since: string | undefined;
  /** The property of an event's request that carries it, where that is not `detalhe`: "encerramento.data". */
  readonly apiField: string | undefined;
  /** What a value looks like, in words; undefined for groups and where values are listed. */
  readonly size: string | undefined;
  readonly values: readonly LayoutValue[];
  /** Absent where it is as the first package kept has it. */
  readonly history?: NodeHistory;
  readonly children: readonly LayoutNode[];
};

/** A validation rule of the tax authority. */
export type LayoutRule = {
  /** Its number in the manual, such as N12-40; empty where that is not known. */
  readonly number: string;
  /** Status code, without its document. */
  readonly code: string;
  /** Whether each state decides if it applies the rule; undefined where its source does not say. */
  readonly isOptional: boolean | undefined;
  /** Models of documents that it is applied to. */
  readonly models: readonly string[];
  /** Paths of the fields and groups of one layout that it reads; none for rules that read something else. */
  readonly fields: readonly string[];
  /** The publication that it was read in. */
  readonly source: string;
};

/** A document's layout. */
export type Layout = {
  readonly id: string;
  readonly name: string;
  readonly models: readonly string[];
  /** The official package that the table was read from, and its date. */
  readonly source: string;
  /** The packages kept, newest first; those of an event are of all events of its document. None on a site without. */
  readonly packages: readonly LayoutPackage[];
  /** The document of the knowledge base that has its status codes. */
  readonly codes: string;
  /** The group in which `documento` begins, with what stands outside of it left out. */
  readonly content: LayoutNode;
  /** Titles of the groups that have a page of their own, by their paths. */
  readonly pages: ReadonlyMap<string, string>;
  /** Id of the recipe of a plain document; undefined where there is none. */
  readonly plainRecipe: string | undefined;
  /** The rules for the documents that share its codes, in the order of their table. */
  readonly rules: readonly LayoutRule[];
  /** Where the rules were read, newest last. */
  readonly ruleSources: readonly string[];
};

/** The layout of an event: the group `detEvento`, which `detalhe` carries. */
export type EventLayout = Layout & {
  /** The official document of its table: nfe, cte, mdfe, nfcom or bpe. */
  readonly document: string;
  /** Name of that document, or of those that share its events. */
  readonly documentName: string;
  /** Code of the event, six digits. */
  readonly tpEvento: string;
  /** What the event is for. */
  readonly description: string;
  /** `tipo` of the request that sends it, "outro" for most; undefined for events that the API does not send. */
  readonly tipo: string | undefined;
  /** Who may register it. */
  readonly author: string;
};

/** A layout without its nodes, as pages name it. */
export type LayoutName = Pick<Layout, 'id' | 'name' | 'models' | 'source'>;

/** Everything below a node, itself first, in the order of the layout. */
export function listNodes(node: LayoutNode): readonly LayoutNode[] {
  const nodes: LayoutNode[] = [];
  const add = (own: LayoutNode) => {
    nodes.push(own);
    for (const child of own.children) add(child);
  };
  add(node);
  return nodes;
}

/** Whether a rule has a number, and so its place on the page of rules. */
export const isNumbered = ({ number }: LayoutRule): boolean => number !== '';

/** The rules that read a field or group of a layout, by its path. */
export function groupRulesByField({ rules }: Pick<Layout, 'rules'>): ReadonlyMap<string, readonly LayoutRule[]> {
  const byField = new Map<string, LayoutRule[]>();
  for (const rule of rules) {
    for (const path of rule.fields) byField.set(path, [...(byField.get(path) ?? []), rule]);
  }
  return byField;
}

/** What a field is called in JSON, where attributes have names as elements have. */
export const toJsonName = ({ tag }: Pick<LayoutNode, 'tag'>): string => tag.replace('@', '');

/** Path of a node below the group in which `documento` begins, as the JSON of the API has it: "det.prod.CFOP". */
export function toJsonPath({ path }: Pick<LayoutNode, 'path'>, contentPath: string): string {
  return path
    .slice(contentPath.length + 1)
    .replaceAll('@', '')
    .replaceAll('/', '.');
}

/** What stands on a node's page: all below it down to the groups that have pages of their own, which are empty. */
export function cutAtPages(node: LayoutNode, pages: Layout['pages']): LayoutNode {
  const cut = (child: LayoutNode): LayoutNode =>
    pages.has(child.path) ? { ...child, children: [] } : cutAtPages(child, pages);
  return { ...node, children: node.children.map(cut) };
}
