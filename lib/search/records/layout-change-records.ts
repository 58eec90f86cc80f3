import { siteConfig } from '../../config/site';
import { getMessages } from '../../i18n/messages';
import { describePackageChange, listCompared } from '../../pages/describe-layout-changes';
import type { LayoutChangesPage } from '../../pages/page';
import { PRIORITY } from '../weights';
import { createRecord } from './create-record';
import type { SearchRecord } from './record';

/** Words that find the page of the packages, beside its title. */
const KEYWORDS = ['pacote de esquemas', 'pacote de liberação', 'schemas', 'XSD', 'histórico', 'versões do leiaute'];

/** The page of the packages, and a record for each package that is compared with another. */
export function listLayoutChangeRecords(page: LayoutChangesPage): readonly SearchRecord[] {
  const messages = getMessages(siteConfig.contentLanguage);
  const top = createRecord(page, {
    kind: 'layout',
    isUnversioned: true,
    priority: PRIORITY.layout,
    content: page.description,
    keywords: KEYWORDS,
  });
  const packages = listCompared(page, messages.layoutChanges).filter(({ own }) => own.changes.length > 0);
  return [
    top,
    ...packages.map(({ own, title }) =>
      createRecord(page, {
        kind: 'layout',
        isUnversioned: true,
        priority: PRIORITY.layout,
        anchor: own.anchor,
        headings: [title],
        content: own.changes
          .map((change) => `${describePackageChange(change, messages).kind}: ${change.title}.`)
          .join(' '),
      }),
    ),
  ];
}
