import { fillMessage, type Messages } from '../i18n/messages';
import { formatDate } from '../text/format-date';
import { type ClassTrib, type ClassTribTable, type Cst, type GroupRules, listClassTribCodes } from './class-trib';

type Texts = Messages['classTrib'];

/** Something that the table says: what it is about, and what it says. */
export type Fact = { readonly label: string; readonly value: string };

/** What the table is a copy of, and how much is in it. */
export function describeTable(table: ClassTribTable, texts: Texts): string {
  return fillMessage(texts.lead, {
    source: table.source,
    date: formatDate(table.date),
    csts: table.csts.length,
    count: listClassTribCodes(table).length,
  });
}

/** What the table says about a code, beside its number and name. */
export function describeClassTrib(classTrib: ClassTrib, texts: Texts): readonly Fact[] {
  const { rate, documents, groups, from, until, article } = classTrib;
  return [
    { label: texts.reduction, value: describeReduction(classTrib, texts) },
    { label: texts.documents, value: documents.join(', ') || texts.noDocument },
    ...describeGroups(groups, texts),
    ...(groups.allowed.length > 0 ? [{ label: texts.allows, value: groups.allowed.join(', ') }] : []),
    { label: texts.rate, value: rate },
    { label: texts.law, value: fillMessage(texts.article, { article }) },
    {
      label: texts.validity,
      value: until === undefined ? fillMessage(texts.since, { from }) : fillMessage(texts.ended, { from, until }),
    },
  ];
}

/** What the table says about a CST, beside its number and name. The words on rejections hold numbers of status codes. */
export function describeCst({ groups, rejections, note }: Cst, texts: Texts): readonly Fact[] {
  return [
    ...describeGroups(groups, texts),
    { label: texts.rejections, value: rejections },
    ...(note === undefined ? [] : [{ label: texts.note, value: note }]),
  ];
}

function describeGroups({ demanded, forbidden }: GroupRules, texts: Texts): readonly Fact[] {
  return [
    { label: texts.demands, value: demanded.join(', ') || texts.onlyCodes },
    { label: texts.forbids, value: forbidden.join(', ') },
  ];
}

/** One reduction where both taxes are reduced alike, else one after the other. */
function describeReduction({ reduction: { ibs, cbs } }: ClassTrib, texts: Texts): string {
  const [ofIbs, ofCbs] = [formatReduction(ibs, texts), formatReduction(cbs, texts)];
  return ibs === cbs ? ofIbs : fillMessage(texts.reductions, { ibs: ofIbs, cbs: ofCbs });
}

/** A reduction as readers read it and choose by it. */
export function formatReduction(percent: number, texts: Texts): string {
  return percent === 0 ? texts.noReduction : `${percent} %`;
}
