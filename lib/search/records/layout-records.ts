import { getMessages } from '../../i18n/messages';
import { type LayoutNode, listNodes, toJsonPath } from '../../leiaute/layout';
import type { LayoutPage } from '../../pages/page';
import { PRIORITY } from '../weights';
import { createRecord } from './create-record';
import type { SearchRecord } from './record';

/** A layout's page, and each field on it: looked up by tag, by path or by what it means. */
export function listLayoutRecords(page: LayoutPage): readonly SearchRecord[] {
  const { node, contentPath, groups, layout } = page;
  const [, ...rest] = listNodes(node).filter(({ path }) => !groups[path]);
  const isDocument = node.path === contentPath;
  const texts = getMessages(page.locale).layout;
  return [
    createRecord(page, {
      kind: 'api',
      isUnversioned: true,
      priority: isDocument ? PRIORITY.layout : PRIORITY.layoutGroup,
      content: isDocument ? texts.documentLead : describe(node),
      keywords: [node.tag, node.path.slice(1), `leiaute ${layout.name}`],
    }),
    ...rest.map((child) =>
      createRecord(page, {
        kind: 'api',
        isUnversioned: true,
        priority: PRIORITY.layoutField,
        anchor: toJsonPath(child, contentPath),
        headings: [`${child.tag.replace('@', '')}: ${shorten(child.description)}`],
        content: describe(child),
        keywords: ['tag', 'campo', toJsonPath(child, contentPath), child.path.slice(1)],
      }),
    ),
  ];
}

/** The first clause of a description, which names the field in readers' words. */
function shorten(description: string): string {
  const [clause = ''] = description.replaceAll('`', '').split(/[.;:]\s|, (?:com|como|para|quando|se|em|que)\b|\.$/);
  return clause;
}

function describe({ description, note = '', values }: LayoutNode): string {
  const short = values.length <= 12 ? values.map(({ value, meaning }) => `${value}: ${meaning}`) : [];
  return [description, note, ...short].join(' ').replaceAll('`', '').trim();
}
