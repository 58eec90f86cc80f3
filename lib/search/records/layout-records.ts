import { getMessages } from '../../i18n/messages';
import { type LayoutNode, listNodes, toJsonName, toJsonPath } from '../../leiaute/layout';
import { nameNode } from '../../leiaute/name-node';
import type { LayoutEvent, LayoutPage } from '../../pages/page';
import { PRIORITY } from '../weights';
import { createRecord } from './create-record';
import { listFieldKeywords } from './field-keywords';
import type { SearchRecord } from './record';

/** A layout's page, and each field on it: looked up by tag, by path or by what it means. */
export function listLayoutRecords(page: LayoutPage): readonly SearchRecord[] {
  const { node, contentPath, groups, layout } = page;
  if (page.event) return [createEventRecord(page, page.event)];
  const [, ...below] = listNodes(node).filter(({ path }) => !groups[path]);
  const isDocument = node.path === contentPath;
  const texts = getMessages(page.locale).layout;
  // Without the document's own tag, which every path begins with.
  const root = contentPath.split('/').slice(2).join('/');
  return [
    createRecord(page, {
      kind: 'layout',
      isUnversioned: true,
      priority: isDocument ? PRIORITY.layout : PRIORITY.layoutGroup,
      content: isDocument ? texts.documentLead : node.description.replaceAll('`', ''),
      keywords: [node.tag, node.path.slice(1), `leiaute ${layout.name}`],
    }),
    ...below.map((child) => {
      const { name, rest } = nameNode(child);
      return createRecord(page, {
        kind: 'layout',
        isUnversioned: true,
        priority: PRIORITY.layoutField,
        anchor: toJsonPath(child, contentPath),
        headings: [`${toJsonName(child)}: ${name}`],
        content: [rest, ...listMeanings(child)].join(' ').trim(),
        keywords: listFieldKeywords(root, toJsonPath(child, contentPath), () => ''),
      });
    }),
  ];
}

/**
 * An event's page, with its tags as words. Its fields are no records: most are the same in many events, and the index
 * of fields has no room for them.
 */
function createEventRecord(page: LayoutPage, { tpEvento, description }: LayoutEvent): SearchRecord {
  const tags = listNodes(page.node).flatMap((node) => (node.filledBy === 'api' ? [] : [toJsonName(node)]));
  return createRecord(page, {
    kind: 'layout',
    isUnversioned: true,
    priority: PRIORITY.layoutGroup,
    content: description,
    keywords: ['leiaute', 'detalhe', tpEvento, ...new Set(tags)],
  });
}

/** Longer lists of values, such as the states, tell nothing apart. */
const MOST_VALUES = 12;

/**
 * What the values of a field mean. Notes are no part of a record: they speak of other fields and of codes, and would be
 * an eighth of the index of fields.
 */
function listMeanings({ values }: LayoutNode): readonly string[] {
  return values.length <= MOST_VALUES ? values.map(({ meaning }) => meaning) : [];
}
