import type { Messages } from '@/lib/i18n/messages';
import { fillMessage } from '@/lib/i18n/messages';
import { describeMarks, describeTies, type NodeMark } from '@/lib/leiaute/describe-node';
import { toRequestPath } from '@/lib/leiaute/event-request';
import { type LayoutNode, listNodes, toJsonPath } from '@/lib/leiaute/layout';
import { linkNoteCodes } from '@/lib/leiaute/note-codes';
import type { LayoutPage, SampleSource } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import { escapeHtml } from '@/lib/text/escape-html';
import { renderInlineMarkdown } from '@/lib/text/markdown';
import fieldStyles from '../reference/field-list.module.css';
import anchorStyles from '../ui/anchor-link.module.css';
import { renderGroupSample } from './group-sample';
import styles from './layout.module.css';

/** Lists that are longer, such as the states, are folded. */
const MANY_VALUES = 12;

type Context = { readonly page: LayoutPage; readonly messages: Messages };

/**
 * Every node of a layout's page as HTML: groups with a heading each, and their fields below. A text and not elements,
 * for the reason given at renderCodeRows.
 */
export function renderLayoutRows({ page, messages }: Context): string {
  const { node, groups } = page;
  return listNodes(node)
    .filter(({ kind, path }) => kind === 'group' && !groups[path])
    .map((group) => renderGroup(group, group.path === node.path, { page, messages }))
    .join('');
}

/** A group: its heading, what it is for, and what stands in it. The page's own group has the page's heading. */
function renderGroup(group: LayoutNode, isPage: boolean, context: Context): string {
  const rows = group.children.map((child) => renderChild(child, group, context)).join('');
  const list = `<ul class="${styles.rows}">${rows}</ul>`;
  const sample = renderGroupSample(group, context);
  if (isPage)
    return `${sample}${renderLinks(group, context)}<section aria-labelledby="campos"><h2 id="campos">${context.messages.layout.fields}${renderAnchor('campos', context)}</h2>${list}</section>`;
  const id = toJsonPath(group, context.page.contentPath);
  // Groups of one tag stand under several others: the path below the page's own group tells them apart.
  const name = toJsonPath(group, context.page.node.path);
  const title = `<h2 id="${id}"><code translate="no">${escapeHtml(name)}</code>${renderAnchor(id, context)}</h2>`;
  return `<section aria-labelledby="${id}">${title}${renderDescription(group, context)}${sample}${list}</section>`;
}

function renderChild(child: LayoutNode, group: LayoutNode, context: Context): string {
  const { page, messages } = context;
  const id = toJsonPath(child, page.contentPath);
  const own = page.groups[child.path];
  const href = own ? toHref(own.path) : `#${id}`;
  const name = `<code class="${styles.name}" translate="no">${escapeHtml(child.tag)}</code>`;
  const isGroup = child.kind === 'group';
  const marks = renderMarks(describeMarks(child, group.children, page.layout, messages.layout));
  const type = child.size ? `<span class="${styles.type}">${escapeHtml(child.size)}</span>` : '';
  // A group's id is that of its section, or of its page.
  const head = isGroup
    ? `<p class="${fieldStyles.head}"><a href="${escapeHtml(href)}">${name}</a>${marks}</p>`
    : `<p class="${fieldStyles.head}">${name}${type}${marks}${renderAnchor(id, context)}</p>`;
  const ties = describeTies(child, group.children, messages.layout).map((text) => `<p>${renderText(text)}</p>`);
  const rest = `${isGroup ? '' : renderFieldFacts(child, context)}${renderLinks(child, context)}`;
  return `<li${isGroup ? '' : ` id="${id}"`}>${head}${renderDescription(child, context)}${ties.join('')}${rest}</li>`;
}

function renderDescription({ description, note }: LayoutNode, { page }: Context): string {
  const more = note ? `<p class="${styles.note}">${renderNote(note, page)}</p>` : '';
  return `<p>${renderText(description)}</p>${more}`;
}

function renderFieldFacts(node: LayoutNode, { page, messages }: Context): string {
  const texts: Messages['layout'] = messages.layout;
  const values = node.values.map(
    ({ value, meaning }) =>
      `<div><dt><code translate="no">${escapeHtml(value)}</code></dt><dd>${renderText(meaning)}</dd></div>`,
  );
  const paths = [...renderPaths(node, { page, messages }), ...renderExample(node, { page, messages })];
  const all = `<dl class="${styles.values}">${values.join('')}</dl>`;
  const count = fillMessage(texts.valueCount, { count: values.length });
  const folded = `<details><summary>${count}</summary>${all}</details>`;
  const list = values.length > MANY_VALUES ? folded : values.length > 0 ? all : '';
  return `${list}<p class="${styles.paths}">${paths.join('')}</p>`;
}

/** A value that a verified document has, with that document; else the layout's own. */
function renderExample(node: LayoutNode, { page, messages }: Context): readonly string[] {
  const found = page.examples[node.path];
  const value = found?.value ?? node.example;
  if (value === undefined) return [];
  const source = found ? ` ${renderSource(found.source, messages.layout)}` : '';
  return [`<span>${messages.layout.example} <code translate="no">${escapeHtml(value)}</code>${source}</span>`];
}

/** The request of an event stands at the top of its page. */
function renderSource(source: SampleSource, texts: Messages['layout']): string {
  const title = escapeHtml(source.title);
  if (source.kind === 'event') return '';
  const name = 'path' in source ? `<a href="${escapeHtml(toHref(source.path))}">${title}</a>` : `“${title}”`;
  return `${texts.exampleOf} ${name}`;
}

/** Where the request and the XML have a node, each to be copied. */
function renderPaths(node: LayoutNode, { page, messages }: Context): readonly string[] {
  const { layout: texts, code } = messages;
  const copy = (label: string, text: string) =>
    `<span data-copy-scope>${label} <code translate="no" data-copy-source>${escapeHtml(text)}</code><button type="button" class="${styles.copy}" aria-label="${escapeHtml(`${code.copy}: ${text}`)}" title="${code.copy}" data-copy="${escapeHtml(code.copied)}" data-needs-script data-print="none"><span data-copy-label>${code.copy}</span></button></span>`;
  const request = toRequestPath(node, page);
  return [...(request === undefined ? [] : [copy(texts.json, request)]), copy(texts.xpath, node.path)];
}

/** What holds for the group of a page itself: whether and how often it occurs, since when, and where it stands. */
export function renderOwnFacts(context: Context): string {
  const { place, node } = context.page;
  if (!place) return '';
  const ties = place.ties.map((text) => `<p>${renderText(text)}</p>`).join('');
  return `<p class="${fieldStyles.head}">${renderMarks(place.marks)}</p>${ties}<p class="${styles.paths}">${renderPaths(node, context).join('')}</p>`;
}

const renderMarks = (marks: readonly NodeMark[]): string =>
  marks
    .map(
      ({ text, isRequired }) =>
        `<span class="${fieldStyles.mark}"${isRequired ? ' data-mark="required"' : ''}>${escapeHtml(text)}</span>`,
    )
    .join('');

/** Where else a field or group is spoken of: the rejections of its rules, and guides. */
function renderLinks(node: LayoutNode, context: Context): string {
  return renderRejections(node, context) + renderGuides(node, context);
}

function renderGuides({ path: field }: LayoutNode, { page, messages }: Context): string {
  const guides = page.guides[field] ?? [];
  if (guides.length === 0) return '';
  const links = guides.map(
    ({ title, path }) => `<li><a href="${escapeHtml(toHref(path))}">${escapeHtml(title)}</a></li>`,
  );
  return `<div class="${styles.links}"><p>${messages.layout.guides}</p><ul class="${styles.codes}">${links.join('')}</ul></div>`;
}

/** The status codes whose rules read a field or group, each with the numbers of these rules. */
function renderRejections({ path: field }: LayoutNode, { page, messages }: Context): string {
  const { layout: texts } = messages;
  const rejections = (page.rejections[field] ?? []).map(({ code, path, title, rules, isOptional }) => {
    const numbers = rules.map((rule) => `<a href="${escapeHtml(toHref(rule.path))}">${escapeHtml(rule.title)}</a>`);
    const remarks = [...numbers, ...(isOptional ? [texts.byState] : [])].join(', ');
    const remark = remarks === '' ? '' : ` (${remarks})`;
    return `<li><a href="${escapeHtml(toHref(path))}" title="${escapeHtml(title)}">${code}</a>${remark}</li>`;
  });
  if (rejections.length === 0) return '';
  return `<div class="${styles.links}"><p>${texts.rejections}</p><ul class="${styles.codes}">${rejections.join('')}</ul></div>`;
}

function renderAnchor(id: string, { messages }: Context): string {
  const label = escapeHtml(fillMessage(messages.reference.copyLink, { name: id }));
  return `<a class="${anchorStyles.anchor}" href="#${id}" aria-label="${label}" data-copy-link></a>`;
}

/** A note, with its status codes as links to their pages. */
export function renderNote(note: string, { noteCodes }: Pick<LayoutPage, 'noteCodes'>): string {
  return renderText(linkNoteCodes(note, noteCodes, toHref));
}

/** A text of the content, with its code as code. */
function renderText(text: string): string {
  return renderInlineMarkdown(text).html;
}
