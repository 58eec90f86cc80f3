import type { ChangesPage } from '../../pages/page';
import { formatDate } from '../../text/format-date';
import { toPlainText } from '../../text/plain-text';
import { PRIORITY } from '../weights';
import { createRecord } from './create-record';
import type { SearchRecord } from './record';

/** Words that find the page of changes, beside its title. */
const KEYWORDS = [
  ...['what changes', 'changelog', 'nota técnica', 'notas técnicas', 'cronograma', 'novidades', 'homologação'],
  ...['produção', 'reforma tributária', 'feed', 'Atom', 'RSS'],
];

/** The page of changes, and a record for each change with what it says. */
export function listChangeRecords(page: ChangesPage): readonly SearchRecord[] {
  const top = createRecord(page, {
    kind: 'guide',
    isUnversioned: true,
    priority: PRIORITY.guide,
    content: page.description,
    keywords: KEYWORDS,
  });
  const changes = page.notes.flatMap(({ note, entries }) =>
    entries.map(({ anchor, version, change, text, action, doubt }) =>
      createRecord(page, {
        kind: 'guide',
        isUnversioned: true,
        priority: PRIORITY.change,
        anchor,
        headings: [`${note.id}: ${note.title}`, change.title],
        content: [text, action, doubt].flatMap((part) => (part ? [toPlainText(part)] : [])).join(' '),
        keywords: [
          note.id,
          ...note.also,
          ...(version === undefined ? [] : [`v${version}`]),
          ...change.documents,
          ...[change.production, change.homologation].flatMap((date) => (date === undefined ? [] : [formatDate(date)])),
        ],
      }),
    ),
  );
  return [top, ...changes];
}
