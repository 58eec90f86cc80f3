import type { EventRequest } from '../recipes/layout-examples';
import { isGroup, toFirst } from '../recipes/read-document';
import type { DocumentGroup, DocumentValue } from '../recipes/recipe';
import { type LayoutNode, listNodes, toJsonName } from './layout';

/** A piece of a sample's text; a name knows the node that it stands for. */
export type SamplePart =
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'value'; readonly text: string }
  | { readonly kind: 'name'; readonly text: string; readonly node: LayoutNode };

const plain = (text: string): SamplePart => ({ kind: 'plain', text });
const value = (text: string): SamplePart => ({ kind: 'value', text });
const toName = (node: LayoutNode): SamplePart => ({ kind: 'name', text: toJsonName(node), node });

/** Stands for what a group holds that is described elsewhere. */
const REST = '…';

/** What a document has of a group's children: attributes, then elements in the order of the layout. */
function listPresent(group: LayoutNode, content: DocumentGroup) {
  const isAttribute = ({ kind }: LayoutNode) => kind === 'attribute';
  const ordered = [...group.children.filter(isAttribute), ...group.children.filter((node) => !isAttribute(node))];
  return ordered.flatMap((node) => {
    const own = content[toJsonName(node)];
    return own === undefined ? [] : [{ node, own }];
  });
}

/** A group as the API takes it, with the name before it. */
export function writeJsonSample(node: LayoutNode, own: DocumentValue, indent = ''): readonly SamplePart[] {
  const head = [plain(`${indent}"`), toName(node), plain('": ')];
  const isList = typeof own !== 'string' && !isGroup(own);
  return [
    ...head,
    ...(isList ? [plain('[')] : []),
    ...writeJsonValue(node, toFirst(own), indent),
    ...(isList ? [plain(']')] : []),
  ];
}

/**
 * The request of an event, whole. Names inside `detalhe` stand for the fields of the event's group, and so do the
 * properties that the request has for some of them.
 */
export function writeRequestSample(event: LayoutNode, request: EventRequest): readonly SamplePart[] {
  const fields = new Map(listNodes(event).flatMap((node) => (node.apiField ? [[node.apiField, node] as const] : [])));
  const writeProperty = (
    name: string,
    own: DocumentValue | number,
    path: string,
    indent: string,
  ): readonly SamplePart[] => {
    const node = fields.get(path);
    const head = [plain(`${indent}"`), node ? { ...toName(node), text: name } : plain(name), plain('": ')];
    if (path === 'detalhe' && typeof own !== 'number') return [...head, ...writeJsonValue(event, own, indent)];
    if (typeof own !== 'object' || !isGroup(own)) return [...head, value(JSON.stringify(own))];
    return [...head, ...writeProperties(own, `${path}.`, indent)];
  };
  const writeProperties = (group: EventRequest | DocumentGroup, before: string, indent: string) => {
    const present = Object.entries(group).filter(
      (entry): entry is [string, DocumentValue | number] => entry[1] !== undefined,
    );
    const entries = present.map(([name, own]) => writeProperty(name, own, `${before}${name}`, `${indent}  `));
    return joinLines(entries, indent);
  };
  return writeProperties(request, '', '');
}

/** Entries of a group in braces, a line each. */
function joinLines(entries: readonly (readonly SamplePart[])[], indent: string): readonly SamplePart[] {
  const lines = entries.flatMap((entry, place) => [...entry, plain(place < entries.length - 1 ? ',\n' : '\n')]);
  return [plain('{\n'), ...lines, plain(`${indent}}`)];
}

function writeJsonValue(node: LayoutNode, own: DocumentValue, indent: string): readonly SamplePart[] {
  if (!isGroup(own)) return [value(JSON.stringify(own))];
  const inner = `${indent}  `;
  if (node.children.length === 0) return [plain(`{ ${REST} }`)];
  const entries = listPresent(node, own).map((child) => writeJsonSample(child.node, child.own, inner));
  return joinLines(entries, indent);
}

/** The same group as the document's XML has it: attributes in its tag, elements in the order of the layout. */
export function writeXmlSample(node: LayoutNode, own: DocumentValue, indent = ''): readonly SamplePart[] {
  const first = toFirst(own);
  const name = node.tag;
  if (!isGroup(first)) {
    return [plain(`${indent}<`), toName(node), plain('>'), value(escapeXml(first)), plain(`</${name}>`)];
  }
  const present = listPresent(node, first);
  const attributes = present
    .filter((child) => child.node.kind === 'attribute')
    .flatMap((child) => [plain(' '), toName(child.node), plain('='), value(`"${escapeXml(toFirst(child.own))}"`)]);
  const start = [plain(`${indent}<`), toName(node), ...attributes, plain('>')];
  if (node.children.length === 0) return [...start, plain(`${REST}</${name}>`)];
  const elements = present.filter((child) => child.node.kind !== 'attribute');
  const inner = elements.flatMap((child) => [plain('\n'), ...writeXmlSample(child.node, child.own, `${indent}  `)]);
  return [...start, ...inner, plain(`\n${indent}</${name}>`)];
}

/** Attributes are texts, never groups. */
function escapeXml(own: DocumentValue): string {
  const text = typeof own === 'string' ? own : '';
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
