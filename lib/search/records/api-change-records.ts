import { siteConfig } from '../../config/site';
import { getMessages } from '../../i18n/messages';
import { describeChange, describeRelease } from '../../openapi/changes/change-words';
import type { ApiChangesPage } from '../../pages/page';
import { toPlainText } from '../../text/plain-text';
import { PRIORITY } from '../weights';
import { createRecord } from './create-record';
import type { SearchRecord } from './record';

/** Words that find the page of what changed in the API, beside its title. */
const KEYWORDS = [
  ...['changelog', 'breaking changes', 'novidades da API', 'versões da API', 'mudanças incompatíveis'],
  ...['histórico', 'depreciação', 'feed', 'Atom', 'RSS'],
];

/** The page of what changed in the API, and a record for each version that changed something. */
export function listApiChangeRecords(page: ApiChangesPage): readonly SearchRecord[] {
  const messages = getMessages(siteConfig.contentLanguage);
  const top = createRecord(page, {
    kind: 'api',
    isUnversioned: true,
    priority: PRIORITY.change,
    content: page.description,
    keywords: KEYWORDS,
  });
  const releases = page.releases.filter(({ changes }) => changes.length > 0);
  return [
    top,
    ...releases.map((release) =>
      createRecord(page, {
        kind: 'api',
        isUnversioned: true,
        priority: PRIORITY.change,
        anchor: release.anchor,
        headings: [describeRelease(release, messages.apiChanges).title],
        content: release.changes
          .map((change) => {
            const { kind, name } = describeChange(change, messages);
            return [`${kind}: ${name}.`, change.note && toPlainText(change.note)].filter(Boolean).join(' ');
          })
          .join(' '),
      }),
    ),
  ];
}
