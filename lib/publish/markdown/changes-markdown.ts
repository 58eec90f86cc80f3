import type { Messages } from '../../i18n/messages';
import type { ChangeEntry, ChangesPage } from '../../pages/page';
import { feedPath } from '../../routes/download-address';
import { toAbsoluteUrl } from '../../routes/locale-address';
import { describeNote, describeTime, listChangeFacts, nameVersion } from '../../rules/change-words';
import { joinBlocks, linkTo } from './blocks';

/** What changes: a list by date with links to the page, then each note with everything that is said of it. */
export function writeChangesMarkdown(page: ChangesPage, messages: Messages): string {
  const texts = messages.changes;
  const dates = { from: page.today, to: page.soonUntil };
  return joinBlocks([
    `[${texts.feed}](${toAbsoluteUrl(feedPath(page.sharedPath))})`,
    ...page.times.flatMap(({ time, entries }) => {
      const { title, note } = describeTime(time, dates, texts);
      return [`## ${title}`, note, writeList(entries, page, texts)];
    }),
    `## ${texts.byDocument}`,
    ...page.documents.flatMap(({ document, entries }) => [`### ${document}`, writeList(entries, page, texts)]),
    `## ${texts.byNote}`,
    ...page.notes.flatMap(({ note, entries }) => [
      `### ${note.id}: ${note.title}`,
      describeNote(note, texts),
      ...entries.flatMap((entry) => writeEntry(entry, texts)),
    ]),
  ]);
}

function writeList(entries: readonly ChangeEntry[], { sharedPath }: ChangesPage, texts: Messages['changes']): string {
  const lines = entries.map((entry) => {
    const [{ value: date = texts.noDate } = {}] = listChangeFacts(entry.change, texts);
    const link = linkTo(entry.change.title, `${sharedPath}#${entry.anchor}`);
    return `- ${date}: ${link} (${nameVersion(entry.noteId, entry.version)}; ${entry.change.documents.join(', ')})`;
  });
  return lines.join('\n');
}

function writeEntry({ change, text, action, doubt, guides, codes, fields }: ChangeEntry, texts: Messages['changes']) {
  const link = (links: typeof guides) => links.map(({ title, path }) => linkTo(title, path)).join(', ');
  const source = [texts[change.confidence], doubt?.source].filter((part) => part !== undefined).join('. ');
  return [
    `#### ${change.title}`,
    [
      ...listChangeFacts(change, texts).map(({ label, value }) => `- ${label}: ${value}`),
      `- ${texts.text}: ${text.source}`,
      `- ${texts.action}: ${action.source}`,
      ...(guides.length > 0 ? [`- ${texts.guides}: ${link(guides)}`] : []),
      ...(codes.length > 0 ? [`- ${texts.codes}: ${link(codes)}`] : []),
      ...(fields.length > 0 ? [`- ${texts.fields}: ${link(fields)}`] : []),
      `- ${texts.source}: ${source}`,
    ].join('\n'),
  ];
}
