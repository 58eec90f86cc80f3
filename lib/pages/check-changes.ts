import type { Guide } from '../content/load-guides.build';
import { suggest } from '../errors/nearest';
import { SiteError } from '../errors/site-error';
import { toChangeAnchor, toNoteAnchor } from '../rules/address';
import { NOTES_FILE } from '../rules/load-notes.build';
import type { RuleNotes } from '../rules/rule-note';

/**
 * Checks that the changes of the register lead only to guides, headings, codes and fields that exist, and that each has an
 * address of its own.
 * @throws SiteError on the first that does not
 */
export function checkChanges(
  notes: RuleNotes,
  guides: readonly Guide[],
  codes: readonly string[],
  fields: ReadonlySet<string>,
): void {
  const targets = guides.flatMap(({ id, headings }) => [id, ...headings.map((heading) => `${id}#${heading.id}`)]);
  const anchors = new Set<string>();
  for (const note of notes.values()) {
    const take = (anchor: string, line: number) => {
      const fix = 'choose another id';
      if (anchors.has(anchor)) throw fault(line, note.id, `another change has the address #${anchor}`, fix);
      anchors.add(anchor);
    };
    if (note.changes.length > 0) take(toNoteAnchor(note.id), note.line);
    for (const change of note.changes) {
      take(toChangeAnchor(note.id, change.id), change.line);
      const key = `${note.id}: ${change.id}`;
      const guide = change.guides.find((target) => !targets.includes(target));
      if (guide !== undefined) {
        throw fault(change.line, key, `"${guide}" is no guide and no heading of one`, suggest(guide, targets));
      }
      const code = change.codes.find((key) => !codes.includes(key));
      if (code !== undefined) {
        throw fault(change.line, key, `content/cstat/cstat.csv has no code "${code}"`, suggest(code, codes));
      }
      const field = change.fields.find((name) => !fields.has(name));
      if (field !== undefined) {
        throw fault(change.line, key, `no layout has the field "${field}"`, suggest(field, [...fields]));
      }
    }
  }
}

function fault(line: number, key: string, found: string, fix: string): SiteError {
  return new SiteError({ place: { file: NOTES_FILE, line }, key, found, fix });
}
