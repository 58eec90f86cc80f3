import { fillMessage, type Messages } from '../../i18n/messages';
import { describeSending } from '../../leiaute/describe-event';
import { describeMarks, describeTies } from '../../leiaute/describe-node';
import { describeRejections } from '../../leiaute/describe-rejections';
import { toRequestPath } from '../../leiaute/event-request';
import { type LayoutNode, listNodes, toJsonPath } from '../../leiaute/layout';
import { linkNoteCodes } from '../../leiaute/note-codes';
import { type SamplePart, writeJsonSample, writeRequestSample, writeXmlSample } from '../../leiaute/sample-parts';
import { describePlainCase } from '../../pages/describe-plain-case';
import { describeSampleSource } from '../../pages/describe-sample-source';
import type { LayoutIndexPage, LayoutPage, PlainCase } from '../../pages/page';
import { code, fence, joinBlocks, linkTo, toMarkdownUrl, writeLinks } from './blocks';

/** Lists that are longer, such as the states, stand on one line. */
const MANY_VALUES = 12;

/** The list of the layouts. */
export function writeLayoutIndexMarkdown(
  { layouts, guides, events, changes }: LayoutIndexPage,
  { layout: texts }: Messages,
): string {
  const entries = layouts.map(({ title, path, models, source, fieldCount }) => {
    const facts = [
      fillMessage(texts.models, { models: models.join(' e ') }),
      fillMessage(texts.fieldCount, { count: fieldCount }),
    ];
    return `- ${linkTo(title, path)}. ${facts.join(', ')}. ${fillMessage(texts.source, { source })}`;
  });
  const others = guides.map(({ title, path }) => `- ${linkTo(title, path)}. ${texts.elsewhere}`);
  const below = [events, changes].flatMap((link) => (link ? [`- ${linkTo(link.title, link.path)}.`] : []));
  const list = [...entries, ...others, ...below];
  return joinBlocks([texts.lead, list.join('\n')]);
}

/** A layout's page: the groups below it, then each group of its own with its fields. */
export function writeLayoutMarkdown(page: LayoutPage, messages: Messages): string {
  const { layout: texts } = messages;
  const { node, contentPath, groups, layout, event } = page;
  const isDocument = node.path === contentPath;
  const own = listNodes(node).filter(({ kind, path }) => kind === 'group' && !groups[path]);
  return joinBlocks([
    event &&
      `${fillMessage(messages.event.author, { author: event.author })} ${describeSending(event, node, messages.event)}`,
    isDocument && !event ? texts.documentLead : writeNote(node, page),
    writePlace(page, texts),
    isDocument && page.rules && linkTo(page.rules.title, page.rules.path),
    page.plain && writePlainCase(page.plain, texts),
    writeLinks(texts.groups, Object.values(groups)),
    ...own.map((group) => {
      const title = group === node ? texts.fields : code(toJsonPath(group, contentPath));
      const said = group === node ? '' : describe(group, page);
      return joinBlocks([
        `## ${title}`,
        said,
        writeSample(group, page, texts),
        group.children.map((child) => writeNode(child, group, page, texts)).join('\n'),
      ]);
    }),
    fillMessage(texts.source, { source: layout.source }),
    describeRejections(page, messages),
  ]);
}

function writePlace(page: LayoutPage, texts: Messages['layout']): string {
  const { place, node } = page;
  if (!place) return '';
  const request = toRequestPath(node, page);
  const paths = [
    ...(request === undefined ? [] : [`${texts.json}: ${code(request)}`]),
    `${texts.xpath}: ${code(node.path)}`,
  ];
  return [place.marks.map(({ text }) => text).join(', '), ...place.ties, ...paths]
    .map((line) => `- ${line}`)
    .join('\n');
}

function writeSample(group: LayoutNode, page: LayoutPage, texts: Messages['layout']): string {
  const sample = page.samples[group.path];
  if (!sample) return page.unshown.includes(group.path) ? texts.sampleNone : '';
  const json = sample.request ? writeRequestSample(group, sample.request) : writeJsonSample(group, sample.value);
  const join = (parts: readonly SamplePart[]) => parts.map(({ text }) => text).join('');
  return joinBlocks([
    fence(join(json), 'json'),
    fence(join(writeXmlSample(group, sample.value)), 'xml'),
    describeSampleSource(sample, texts, toMarkdownUrl),
  ]);
}

function writePlainCase(plain: PlainCase, texts: Messages['layout']): string {
  const groups = plain.groups.map(({ tag, title, path, fields }) => {
    const lines = fields.map(({ links, text = texts.plainOneOf }) => {
      const names = links.map((link) => linkTo(link.title, link.path));
      return `  - ${names.join(', ')}: ${text}`;
    });
    return [`- ${linkTo(tag, path)}: ${title}`, ...lines].join('\n');
  });
  return joinBlocks([`## ${texts.plain}`, describePlainCase(plain, texts, toMarkdownUrl), groups.join('\n')]);
}

function writeExample(node: LayoutNode, page: LayoutPage, texts: Messages['layout']): readonly string[] {
  const found = page.examples[node.path];
  const value = found?.value ?? node.example;
  if (value === undefined) return [];
  const { source } = found ?? {};
  const name = source && ('path' in source ? linkTo(source.title, source.path) : `“${source.title}”`);
  const from = source && source.kind !== 'event' ? ` ${texts.exampleOf} ${name}` : '';
  return [`  - ${texts.example}: ${code(value)}${from}`];
}

const describe = (node: LayoutNode, page: LayoutPage) =>
  [node.description, writeNote(node, page)].filter(Boolean).join(' ');

const writeNote = ({ note }: LayoutNode, { noteCodes }: LayoutPage) =>
  note && linkNoteCodes(note, noteCodes, toMarkdownUrl);

function writeNode(node: LayoutNode, group: LayoutNode, page: LayoutPage, texts: Messages['layout']): string {
  const marks = describeMarks(node, group.children, page.layout, texts).map(({ text }) => text);
  const facts = [node.size, ...marks].filter(Boolean).join(', ');
  const head = `- ${code(toJsonPath(node, page.contentPath))} (${facts}): ${describe(node, page)}`;
  const meanings = node.values.map(({ value, meaning }) => `${code(value)}: ${meaning}`);
  const values = meanings.length > MANY_VALUES ? [`  - ${meanings.join('; ')}`] : meanings.map((text) => `  - ${text}`);
  const ties = describeTies(node, group.children, texts).map((text) => `  - ${text}`);
  const rejections = (page.rejections[node.path] ?? []).map(({ code: number, path, rules, isOptional }) => {
    const remarks = [...rules.map(({ title }) => title), ...(isOptional ? [texts.byState] : [])].join(', ');
    return `${linkTo(number, path)}${remarks === '' ? '' : ` (${remarks})`}`;
  });
  const refused = rejections.length > 0 ? [`  - ${texts.rejections}: ${rejections.join(', ')}`] : [];
  const example = writeExample(node, page, texts);
  const named = (page.guides[node.path] ?? []).map(({ title, path }) => linkTo(title, path));
  const guides = named.length > 0 ? [`  - ${texts.guides}: ${named.join(', ')}`] : [];
  return [head, ...values, ...ties, ...example, ...refused, ...guides].join('\n');
}
