import { getMessages } from '../../i18n/messages';
import { type LayoutNode, listNodes, toJsonPath } from '../../leiaute/layout';
import type { LayoutEvent, LayoutPage } from '../../pages/page';
import { PRIORITY } from '../weights';
import { createRecord } from './create-record';
import type { SearchRecord } from './record';

/** A layout's page, and each field on it: looked up by tag, by path or by what it means. */
export function listLayoutRecords(page: LayoutPage): readonly SearchRecord[] {
  const { node, contentPath, groups, layout } = page;
  if (page.event) return [createEventRecord(page, page.event)];
  const [, ...rest] = listNodes(node).filter(({ path }) => !groups[path]);
  const isDocument = node.path === contentPath;
  const texts = getMessages(page.locale).layout;
  return [
    createRecord(page, {
      kind: 'layout',
      isUnversioned: true,
      priority: isDocument ? PRIORITY.layout : PRIORITY.layoutGroup,
      content: isDocument ? texts.documentLead : node.description.replaceAll('`', ''),
      keywords: [node.tag, node.path.slice(1), `leiaute ${layout.name}`],
    }),
    ...rest.map((child) => {
      const { name, rest: content } = splitDescription(child);
      return createRecord(page, {
        kind: 'layout',
        isUnversioned: true,
        priority: PRIORITY.layoutField,
        anchor: toJsonPath(child, contentPath),
        headings: [`${child.tag.replace('@', '')}: ${name}`],
        content,
        // Without the document's own tag, which every path begins with.
        keywords: ['campo', child.path.split('/').slice(2).join('/')],
      });
    }),
  ];
}

/**
 * An event's page, with its tags as words. Its fields are no records: most are the same in many events, and the index
 * of fields has no room for them.
 */
function createEventRecord(page: LayoutPage, { tpEvento, description }: LayoutEvent): SearchRecord {
  const tags = listNodes(page.node).flatMap(({ tag, filledBy }) => (filledBy === 'api' ? [] : [tag.replace('@', '')]));
  return createRecord(page, {
    kind: 'layout',
    isUnversioned: true,
    priority: PRIORITY.layoutGroup,
    content: description,
    keywords: ['leiaute', 'detalhe', tpEvento, ...new Set(tags)],
  });
}

/** Where a first clause ends, which names the field in readers' words. */
const CLAUSE_END = /[.;:](?:\s|$)|, (?:com|como|para|quando|se|em|que)\b/;
/** Longer lists of values, such as the states, tell nothing apart. */
const MOST_VALUES = 12;

/**
 * What a field is called and what else is said of it. Notes are left out: they speak of other fields and of codes, and
 * would be an eighth of the index of fields.
 */
function splitDescription({ description, values }: LayoutNode): { readonly name: string; readonly rest: string } {
  const text = description.replaceAll('`', '');
  const end = text.search(CLAUSE_END);
  const meanings = values.length <= MOST_VALUES ? values.map(({ meaning }) => meaning) : [];
  const rest = [text.slice(end).replace(/^[.,;:]\s*/, ''), ...meanings].join(' ').trim();
  return { name: text.slice(0, end), rest };
}
