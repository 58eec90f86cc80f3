import type { Heading, Nodes, Root } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import { dropMarks } from './code-meta';

/** Attributes of components that readers see as text. */
const SHOWN_ATTRIBUTES = ['code', 'title', 'label', 'alt', 'caption'];
/** Elements inside a line: a word may go on across their border. */
const INLINE = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'link',
  'linkReference',
  'mdxJsxTextElement',
  'image',
]);

/** What a component shows that names something by its id alone; undefined when it names nothing. */
export type NameReference = (component: string, id: string) => string | undefined;

/** The text between two headings, for search and for Markdown files. */
export type GuideSection = { readonly headingId: string | undefined; readonly text: string };

/** The id that a heading's permanent link carries. */
export function readHeadingId(heading: Heading): string {
  return String(heading.data?.hProperties?.id ?? '');
}

/**
 * The text before the first heading, then that under each heading in reading order. Headings inside a component have
 * their own text; what follows the component belongs to the heading before it.
 */
export function collectSections(tree: Root, nameReference: NameReference): readonly GuideSection[] {
  const sections = [{ headingId: undefined as string | undefined, parts: [] as string[] }];
  const read = (nodes: readonly Nodes[], outer: (typeof sections)[number] | undefined) => {
    let current = outer;
    for (const node of nodes) {
      if (node.type === 'yaml') continue;
      if (node.type === 'heading') {
        current = { headingId: readHeadingId(node), parts: [] };
        sections.push(current);
      } else if ('children' in node && hasHeading(node)) {
        if (isElement(node)) current?.parts.push(...readShown(node));
        read(node.children, current);
      } else {
        current?.parts.push(readSectionText(node, nameReference));
      }
    }
  };
  read(tree.children, sections[0]);
  return sections.map(({ headingId, parts }) => ({ headingId, text: parts.filter((part) => part !== '').join(' ') }));
}

function hasHeading(node: Nodes): boolean {
  let isFound = false;
  visit(node, 'heading', () => {
    isFound = true;
    return EXIT;
  });
  return isFound;
}

/**
 * The words that a reader sees in a part of a guide, on one line. Neighbouring cells, items and paragraphs are kept
 * apart, which `mdast-util-to-string` does not do; components give their visible attributes and what they contain, or
 * where they contain nothing, the name of what they point at.
 */
function readSectionText(node: Nodes, nameReference: NameReference): string {
  return collect(node, nameReference).replace(/\s+/gu, ' ').trim();
}

function collect(node: Nodes, nameReference: NameReference): string {
  if (node.type === 'break') return ' ';
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression' || node.type === 'html') return '';
  if (node.type === 'code') return ` ${dropMarks(node.value)} `;
  if ('value' in node) return node.value;
  const inside = 'children' in node ? node.children.map((child) => collect(child, nameReference)).join('') : '';
  const text = isElement(node)
    ? [...readShown(node), inside || readName(node, nameReference)].filter((shown) => shown !== '').join(' ')
    : inside;
  return INLINE.has(node.type) ? text : ` ${text} `;
}

type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function readName({ name, attributes }: Element, nameReference: NameReference): string {
  const id = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id')?.value;
  return (name && typeof id === 'string' && nameReference(name, id)) || '';
}

function readShown(element: Element): readonly string[] {
  return element.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return [];
    return SHOWN_ATTRIBUTES.includes(attribute.name) ? [attribute.value] : [];
  });
}
