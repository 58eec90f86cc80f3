import type { Code, Html, Link, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { dropMarks } from '../../content/code-meta';
import { GUIDE_COMPONENTS, type GuideComponent } from '../../content/components';
import { resolveImage } from '../../content/guide-images.build';
import { MCP_SETUPS } from '../../content/mcp-setups';
import { unlinkMissing } from '../../content/missing-links';
import { type ResolvedLink, resolveLink } from '../../content/resolve-link';
import { toCStatAddress } from '../../cstat/address';
import { fillMessage, type Messages } from '../../i18n/messages';
import type { ExampleView, Operation } from '../../openapi/operation';
import { curlGenerator } from '../../openapi/samples/curl';
import { findVersion, getLastVersion } from '../../pages/find-version';
import type { GuidePage } from '../../pages/page';
import type { Site } from '../../pages/site';
import { toAbsoluteUrl } from '../../routes/locale-address';
import { apiPath, docsPath } from '../../routes/page-address';
import { isOnThisPage } from '../../routes/trailing-slash';
import { changesPath, toChangeAnchor } from '../../rules/address';
import { describeChangeDate } from '../../rules/change-date';
import { findChange, nameVersion } from '../../rules/change-words';
import { findOutdated } from '../../rules/citations';
import { formatDate } from '../../text/format-date';
import { foldLines, toMarkdownUrl } from './blocks';

type Scope = { readonly page: GuidePage; readonly site: Site; readonly messages: Messages };
type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Attributes = Readonly<Record<string, string>>;
/** Writes a component as Markdown nodes. Its children are written already. */
type Writer = (attributes: Attributes, children: RootContent[], scope: Scope) => RootContent[];

const writer = unified()
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one', resourceLink: true })
  .use(remarkGfm, { tablePipeAlign: false });

/**
 * The text of a guide as plain Markdown: every component says in words and code what the page shows.
 * @param tree the guide's syntax tree; it is changed
 */
export function writeGuideMarkdown(tree: Root, scope: Scope): string {
  unlinkMissing(tree, (href) => resolve(href, scope).kind === 'missingFile');
  tree.children = expandAll(tree.children, scope);
  return writer.stringify(tree).trim();
}

function expandAll(nodes: readonly RootContent[], scope: Scope): RootContent[] {
  return nodes.flatMap((node) => expand(node, scope));
}

function expand(node: RootContent, scope: Scope): RootContent[] {
  if (node.type === 'yaml') return [];
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return [];
  // A node's children are replaced by nodes of the same kind: text by text, blocks by blocks.
  if ('children' in node) node.children = expandAll(node.children, scope) as typeof node.children;
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return expandComponent(node, scope);
  if (node.type === 'link' || node.type === 'definition') node.url = resolveHref(node.url, scope);
  if (node.type === 'image') node.url = resolveSrc(node.url, scope);
  if (node.type === 'code') node.value = dropMarks(node.value);
  return [node];
}

function resolve(href: string, { page, site }: Scope): ResolvedLink {
  const { version, guides } = findVersion(site, page);
  return resolveLink(href, page.source, (id) =>
    guides.some((guide) => guide.id === id) ? docsPath(version.path, id) : undefined,
  );
}

function resolveHref(href: string, scope: Scope): string {
  if (isOnThisPage(href)) return toAbsoluteUrl(scope.page.sharedPath) + href;
  const link = resolve(href, scope);
  if (link.kind === 'file') return toAbsoluteUrl(link.href);
  return link.kind === 'site' ? toMarkdownUrl(link.href) : link.href;
}

/** Absolute address of an image; of two files for the colour schemes, the light one. */
function resolveSrc(src: string, { page, site }: Scope): string {
  const image = site.images.get(resolveImage(src, page.file));
  if (!image) throw new Error(`${page.file} shows ${src}, which the list of images does not have`);
  return toAbsoluteUrl(image.light);
}

function expandComponent(node: Element, scope: Scope): RootContent[] {
  const name = GUIDE_COMPONENTS.find((component) => component === node.name);
  if (!name) throw new Error(`${scope.page.file}: <${node.name}> was not checked before it was written as Markdown`);
  const attributes: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string') {
      attributes[attribute.name] = attribute.value;
    }
  }
  const written = WRITERS[name](attributes, node.children, scope);
  // Text that stands alone between blocks becomes a paragraph.
  return node.type === 'mdxJsxFlowElement' && written.every(isPhrasing) ? [paragraph(...written)] : written;
}

function isPhrasing(node: RootContent): node is Link | PhrasingContent {
  return ['text', 'link', 'inlineCode', 'strong', 'emphasis'].includes(node.type);
}

/** The words inside a component; where it stands between blocks they are a paragraph. */
function readWords(children: readonly RootContent[]): PhrasingContent[] {
  return children.flatMap((node) => (node.type === 'paragraph' ? node.children : node)).filter(isPhrasing);
}

const WRITERS: Readonly<Record<GuideComponent, Writer>> = {
  Operation: ({ id = '' }, children, scope) => [linkOperation(getOperation(id, scope), scope, readWords(children))],
  Request: ({ operation: id = '', example }, _children, scope) => {
    const operation = getOperation(id, scope);
    const named = operation.requests.find((request) => request.example === example) ?? operation.requests[0];
    const line = paragraph(
      { type: 'inlineCode', value: `${operation.method} ${operation.path}` },
      text(' '),
      linkOperation(operation, scope, []),
    );
    return [line, block(curlGenerator.generate(named.request), curlGenerator.grammar)];
  },
  Response: ({ operation: id = '', status = '', example }, _children, scope) => {
    const response = getOperation(id, scope).responses.find((candidate) => candidate.status === status);
    const examples = response?.media.flatMap((media) => media.examples) ?? [];
    const chosen = examples.find(({ name }) => name === example) ?? examples[0];
    return writeAnswer(fillMessage(scope.messages.reference.response, { status }), chosen);
  },
  CStat: ({ code = '', document = 'nfe' }, _children, { site, page }) => {
    const cstat = site.cstats.get(`${document}/${code}`);
    if (!cstat) throw new Error(`${page.file}: <CStat> ${document}/${code} was not checked before it was written`);
    const link: Link = { type: 'link', url: toMarkdownUrl(toCStatAddress(cstat)), children: [text(code)] };
    return [link, text(` (${cstat.text})`)];
  },
  Verdict: ({ id = '' }, _children, { site, page, messages }) => {
    const verdict = site.cstats.get(id)?.explanation?.resend;
    if (!verdict) throw new Error(`${page.file}: <Verdict> ${id} was not checked before it was written`);
    return [text(messages.verdicts[verdict])];
  },
  Callout: ({ type = 'note', title }, children, { messages }) => {
    const names: Readonly<Record<string, string>> = messages.mdx;
    return quote(title ?? names[type] ?? type, children);
  },
  Rule: ({ source = '', verified = '' }, children, { site, messages }) => {
    const date = formatDate(verified);
    const origin = `${messages.mdx.source}: ${source} · ${fillMessage(messages.mdx.verified, { date })}`;
    const outdated = findOutdated(source, site.notes).map(({ id, cited, newest }) =>
      paragraph(strong(fillMessage(messages.mdx.outdated, { note: id, cited, newest }))),
    );
    return quote(messages.mdx.rule, [...children, paragraph(text(origin)), ...outdated]);
  },
  Change: ({ note: noteId = '', part }, _children, { site, page, messages }) => {
    const found = findChange(site.notes, noteId, part);
    if (!found) throw new Error(`${page.file}: <Change> ${noteId} was not checked before it was written as Markdown`);
    const { note, change } = found;
    const address = `${changesPath(getLastVersion(site).version.path)}#${toChangeAnchor(note.id, change.id)}`;
    const date = describeChangeDate(change.production, site.today, messages.changes);
    const name = text(`${change.title} (${nameVersion(note.id, change.inVersion ?? note.version)})`);
    return [strong(date), text(': '), { type: 'link', url: toMarkdownUrl(address), children: [name] }];
  },
  Deadline: ({ id = '' }, _children, { site, page }) => {
    const deadline = site.rules.deadlines[id];
    if (!deadline) throw new Error(`${page.file}: <Deadline> ${id} was not checked before it was written as Markdown`);
    return [text(deadline.value)];
  },
  // The shell's open, the others folded.
  FirstNotePart: ({ step = '' }, _children, { site }) =>
    site.firstNote.flatMap(({ label, parts, grammar }, index) => {
      const [open, close] = foldLines(label);
      const part = block(parts[Number(step)] ?? '', grammar);
      return index === 0 ? [part] : [html(open), part, html(close)];
    }),
  McpSetup: ({ client = '' }, _children, { page }) => {
    const setup = MCP_SETUPS[client];
    if (!setup) throw new Error(`${page.file}: <McpSetup> ${client} was not checked before it was written`);
    return [paragraph(strong(setup.title)), block(setup.code, setup.grammar)];
  },
  Steps: (_attributes, children) => children,
  Figure: ({ src = '', alt = '', caption }, _children, scope) => {
    const image = paragraph({ type: 'image', url: resolveSrc(src, scope), alt });
    return caption === undefined ? [image] : [image, paragraph({ type: 'emphasis', children: [text(caption)] })];
  },
  Tabs: (_attributes, children) => children,
  Tab: ({ label = '' }, children) => [paragraph(strong(label)), ...children],
  Flow: ({ label = '' }, children) => [paragraph({ type: 'emphasis', children: [text(label)] }), ...children],
  Term: ({ id = '' }, children, { site, page }) => {
    const term = site.glossary.terms[id];
    if (!term) throw new Error(`${page.file}: term "${id}" was not checked before it was written as Markdown`);
    const words = readWords(children);
    return words.length > 0 ? words : [text(term.name)];
  },
  AccessKey: ({ value = '' }) => [paragraph({ type: 'inlineCode', value })],
  Diagram: ({ name = '' }, _children, { site, page }) => {
    const diagram = site.diagrams.get(name);
    if (!diagram) throw new Error(`${page.file}: diagram "${name}" was not checked before it was written as Markdown`);
    const title = paragraph({ type: 'emphasis', children: [text(diagram.title)] });
    return [title, ...diagram.description.map((line) => paragraph(text(line)))];
  },
};

function writeAnswer(label: string, example: ExampleView | undefined): RootContent[] {
  if (!example) return [paragraph(strong(label))];
  return [paragraph(strong(`${label} · ${example.summary}`)), block(example.code, example.grammar)];
}

function getOperation(id: string, { site, page }: Scope): Operation {
  const operation = site.operations.get(id);
  if (!operation) throw new Error(`${page.file}: operation "${id}" was not checked before it was written as Markdown`);
  return operation;
}

function linkOperation(operation: Operation, { site, page }: Scope, children: PhrasingContent[]): Link {
  const { referencePath } = findVersion(site, page);
  return {
    type: 'link',
    url: toMarkdownUrl(apiPath(referencePath, operation.slug)),
    children: children.length > 0 ? children : [text(operation.title)],
  };
}

function quote(title: string, children: RootContent[]): RootContent[] {
  // Only blocks stand inside these components: the parser puts text there into paragraphs.
  const content = [paragraph(strong(title)), ...children] as Paragraph[];
  return [{ type: 'blockquote', children: content }];
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] });
const html = (value: string): Html => ({ type: 'html', value });
const block = (value: string, lang: string): Code => ({ type: 'code', value, lang });
const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
