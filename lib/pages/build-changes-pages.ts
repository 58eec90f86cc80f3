import type { CStat } from '../cstat/cstat';
import { getMessages } from '../i18n/messages';
import type { Layout } from '../leiaute/layout';
import { withLocale } from '../routes/locale-address';
import { docsPath } from '../routes/page-address';
import { changesPath, toChangeAnchor, toDocumentAnchor, toNoteAnchor } from '../rules/address';
import { addDays, CHANGE_TIMES, findChangeTime, SOON_DAYS, toLastDay } from '../rules/change-date';
import { RULE_DOCUMENTS, type RuleChange, type RuleNote, type RuleNotes } from '../rules/rule-note';
import { renderInlineMarkdown } from '../text/markdown';
import { linkField } from './layout-links';
import { linkCStat } from './link-cstat';
import type { ChangeEntry, Page } from './page';
import { type PageScope, placePage } from './place-page';

type Scope = PageScope & {
  readonly notes: RuleNotes;
  readonly cstats: ReadonlyMap<string, CStat>;
  readonly layouts: readonly Layout[];
  /** YYYY-MM-DD. */
  readonly today: string;
};

/** The page of what the tax authority changes, in one locale; none on a site whose register has no changes. */
export function buildChangesPages(scope: Scope): readonly Page[] {
  const { notes, current, locale, today } = scope;
  const changed = [...notes.values()].filter(({ changes }) => changes.length > 0);
  if (changed.length === 0) return [];
  const messages = getMessages(locale);
  const listed = changed.map((note) => ({
    anchor: toNoteAnchor(note.id),
    note,
    entries: note.changes.map((change) => buildEntry(scope, note, change)),
  }));
  const entries = listed.flatMap((note) => note.entries);
  return [
    {
      ...placePage(scope, changesPath(current.version.path), current.sidebars.docs),
      kind: 'changes',
      title: messages.changes.title,
      description: messages.changes.description,
      today,
      soonUntil: addDays(today, SOON_DAYS),
      times: CHANGE_TIMES.map((time) => ({
        time,
        entries: sortByDate(
          entries.filter((entry) => entry.time === time),
          time === 'inForce' ? 'newest' : 'oldest',
        ),
      })).filter((group) => group.entries.length > 0),
      documents: RULE_DOCUMENTS.map((document) => ({
        document,
        anchor: toDocumentAnchor(document),
        entries: sortByDate(
          entries.filter(({ change }) => change.documents.includes(document)),
          'newest',
        ),
      })).filter((group) => group.entries.length > 0),
      notes: listed,
    },
  ];
}

function buildEntry(scope: Scope, note: RuleNote, change: RuleChange): ChangeEntry {
  const { locale, current, layouts, today } = scope;
  return {
    anchor: toChangeAnchor(note.id, change.id),
    noteId: note.id,
    version: change.inVersion ?? note.version,
    change,
    time: findChangeTime(change.production, today),
    text: renderInlineMarkdown(change.text),
    action: renderInlineMarkdown(change.action),
    doubt: change.doubt === undefined ? undefined : renderInlineMarkdown(change.doubt),
    guides: change.guides.flatMap((target) => {
      const [id = '', anchor] = target.split('#');
      const guide = current.guides.find((candidate) => candidate.id === id);
      if (!guide) return [];
      const path = withLocale(locale, docsPath(current.version.path, id));
      return [{ title: guide.frontmatter.title, path: anchor === undefined ? path : `${path}#${anchor}` }];
    }),
    codes: change.codes.flatMap((key) => linkCStat(key, scope) ?? []),
    fields: change.fields.flatMap((key) => linkField(layouts, key, scope) ?? []),
  };
}

/** By the day from which they are in force; those without one come first, because that is still open. */
function sortByDate(entries: readonly ChangeEntry[], first: 'newest' | 'oldest'): readonly ChangeEntry[] {
  const dayOf = ({ change: { production } }: ChangeEntry) =>
    production === undefined ? '9999' : toLastDay(production);
  const sorted = entries.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
  return first === 'oldest' ? sorted : sorted.toReversed();
}
