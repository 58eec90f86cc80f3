import { getMessages } from '../../i18n/messages';
import { formatCstName, toClassTribAnchor, toCstAnchor } from '../../ibs-cbs/class-trib';
import { describeClassTrib, describeCst, describeTable, type Fact } from '../../ibs-cbs/describe-class-trib';
import type { ClassTribPage } from '../../pages/page';
import { PRIORITY } from '../weights';
import { createRecord } from './create-record';
import type { SearchRecord } from './record';

/** The table of cClassTrib, each CST and each code: looked up by number or by the words of the name. */
export function listClassTribRecords(page: ClassTribPage): readonly SearchRecord[] {
  const { classTrib: texts } = getMessages(page.locale);
  const say = (facts: readonly Fact[]) => facts.map(({ label, value }) => `${label}: ${value}`).join('. ');
  // Nearly every code names the same groups: whoever looks for one of them means its CST.
  const isOwn = ({ label }: Fact) => label !== texts.demands && label !== texts.forbids;
  return [
    createRecord(page, {
      kind: 'guide',
      priority: PRIORITY.guide,
      content: `${page.description} ${describeTable(page.table, texts)}`,
      keywords: ['cClassTrib', 'classificação tributária'],
    }),
    ...page.table.csts.flatMap((cst) => [
      createRecord(page, {
        kind: 'guide',
        priority: PRIORITY.cst,
        anchor: toCstAnchor(cst.code),
        headings: [formatCstName(cst)],
        content: say(describeCst(cst, texts)),
      }),
      ...cst.classTribs.map((classTrib) =>
        createRecord(page, {
          kind: 'guide',
          priority: PRIORITY.classTrib,
          anchor: toClassTribAnchor(classTrib.code),
          headings: [`cClassTrib ${classTrib.code}: ${classTrib.name}`],
          content: say(describeClassTrib(classTrib, texts).filter(isOwn)),
        }),
      ),
    ]),
  ];
}
