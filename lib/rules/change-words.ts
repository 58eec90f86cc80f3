import { fillMessage, type Messages } from '../i18n/messages';
import { formatDate } from '../text/format-date';
import type { ChangeTime } from './change-date';
import type { RuleChange, RuleNote, RuleNotes } from './rule-note';

type Texts = Messages['changes'];

/** A note with its version: "NT 2025.002 v1.52". */
export function nameVersion(id: string, version: string | undefined): string {
  return version === undefined ? id : `${id} v${version}`;
}

/** Newest version, day of publication and documents of a note, in a line. */
export function describeNote({ version, published, documents }: RuleNote, texts: Texts): string {
  return [
    ...(version === undefined ? [] : [fillMessage(texts.newest, { version: `v${version}` })]),
    ...(published === undefined ? [] : [fillMessage(texts.published, { date: formatDate(published) })]),
    documents.join(', '),
  ].join(' · ');
}

/** A fact of a change in words. */
export type ChangeFact = { readonly label: string; readonly value: string };

/** Dates, documents and version of a change. The date of production comes first. */
export function listChangeFacts(change: RuleChange, texts: Texts): readonly [ChangeFact, ...ChangeFact[]] {
  const { production, postponedFrom, homologation, documents, inVersion } = change;
  const date = production === undefined ? texts.noDate : formatDate(production);
  const value =
    postponedFrom === undefined ? date : fillMessage(texts.postponedFrom, { date, former: formatDate(postponedFrom) });
  return [
    { label: texts.production, value },
    ...(homologation === undefined ? [] : [{ label: texts.homologation, value: formatDate(homologation) }]),
    { label: texts.documents, value: documents.join(', ') },
    ...(inVersion === undefined ? [] : [{ label: texts.version, value: `v${inVersion}` }]),
  ];
}

/** Title of the changes of a time, and the days that it spans, so that it stays true on later days. */
export function describeTime(
  time: ChangeTime,
  { from, to }: { readonly from: string; readonly to: string },
  texts: Texts,
): { readonly title: string; readonly note: string } {
  const words = {
    soon: { title: texts.soon, note: texts.soonNote },
    later: { title: texts.later, note: texts.laterNote },
    undated: { title: texts.undated, note: texts.undatedNote },
    inForce: { title: texts.inForce, note: texts.inForceNote },
  }[time];
  return { title: words.title, note: fillMessage(words.note, { from: formatDate(from), to: formatDate(to) }) };
}

/** The change that <Change> names: one of the note's, or its only one. */
export function findChange(
  notes: RuleNotes,
  noteId: string,
  part: string | undefined,
): { readonly note: RuleNote; readonly change: RuleChange } | undefined {
  const note = notes.get(noteId);
  const change = part === undefined ? note?.changes[0] : note?.changes.find(({ id }) => id === part);
  return note && change && { note, change };
}
