import { suggest } from '../errors/nearest';
import { escapePattern } from '../text/escape-pattern';
import { compareVersions } from './note-version';
import type { RuleNote, RuleNotes } from './rule-note';

/** A note of the register that a rule names as its source. */
export type Citation = {
  readonly note: RuleNote;
  /** The version as the rule names it, such as "1.50"; undefined where it names none. */
  readonly version: string | undefined;
};

/** What cannot be read in the source of a rule. */
export type CitationFault = { readonly found: string; readonly fix: string };

/** Documents whose notes are numbered apart from those of NF-e and NFC-e, which carry no name. */
const FAMILIES = 'CT-e|MDF-e|NFCom|BP-e|NF3e';
const NUMBER = String.raw`\d{4}\.\d{3}`;

/** Looks like something that the register should have. */
const DOCUMENT = new RegExp(
  [
    String.raw`\b[NI]T\s(?:[\wéã-]+\s){0,2}\d{4}\.\d{3}`,
    String.raw`\bMOC\b[^,;]*`,
    String.raw`\b(?:Ajuste|IN|LC|Lei|Ato|Convênio|Protocolo|Portaria|Decreto|Resolução)\s[^,;]*\d`,
    String.raw`\bManual\b[^,;]*`,
  ].join('|'),
  'u',
);

/** Stands between semicolons and cites nothing. */
const REMARK = /^confira a versão vigente$/u;

/**
 * The notes that the source of a rule names, in its order: "NT 2020.001 v1.60; MOC NF-e 7.0, Anexo I". What stands
 * after a version (an annex, an item, a rule's number) is left to the reader. Citations may also be joined by "e".
 * @returns the citations, or what is wrong with the source
 */
export function readCitations(source: string, notes: RuleNotes): readonly Citation[] | CitationFault {
  const names = listNames(notes);
  const citations: Citation[] = [];
  for (const part of source.split(';').map((text) => normaliseNames(text.trim()))) {
    const { found, rest } = takeCitations(part, names);
    const unknown = DOCUMENT.exec(rest)?.[0].trim() ?? (found.length === 0 && !REMARK.test(part) ? part : undefined);
    if (unknown !== undefined) return describeUnknown(unknown, notes);
    citations.push(...found);
  }
  const ahead = citations.find(({ note, version }) => compareTo(note, version) > 0);
  if (ahead) {
    const { id, version } = ahead.note;
    return {
      found: `cites version ${ahead.version}, and the newest in the register is ${version}`,
      fix: `correct the version, or raise that of ${id} in content/regras/notas.yaml`,
    };
  }
  return citations;
}

/** Whether what was read is a fault. */
export function isCitationFault(read: readonly Citation[] | CitationFault): read is CitationFault {
  return 'fix' in read;
}

/** A rule was compared with this version, and a newer one is known. */
export type OutdatedCitation = { readonly id: string; readonly cited: string; readonly newest: string };

/** The citations of a source that has been checked whose note has a newer version, as the page says them: "v1.50". */
export function findOutdated(source: string, notes: RuleNotes): readonly OutdatedCitation[] {
  const read = readCitations(source, notes);
  if (isCitationFault(read)) return [];
  return read.flatMap(({ note, version }) => {
    if (version === undefined || note.version === undefined || compareTo(note, version) >= 0) return [];
    const mark = note.kind === 'note' ? 'v' : '';
    return [{ id: note.id, cited: mark + version, newest: mark + note.version }];
  });
}

/** Positive where the cited version is newer than the one in the register. */
function compareTo(note: RuleNote, version: string | undefined): number {
  return version === undefined || note.version === undefined ? 0 : compareVersions(version, note.version);
}

type Name = { readonly pattern: RegExp; readonly note: RuleNote };

/** Making the patterns takes longer than reading a source with them, and there are hundreds of sources. */
const namesOf = new WeakMap<RuleNotes, readonly Name[]>();

/** Every name by which notes are cited, the longest first: "MOC CT-e" before "MOC". */
function listNames(notes: RuleNotes): readonly Name[] {
  const names = namesOf.get(notes) ?? makeNames(notes);
  namesOf.set(notes, names);
  return names;
}

function makeNames(notes: RuleNotes): readonly Name[] {
  return [...notes.values()]
    .flatMap((note) => [note.id, ...note.also].map((name) => ({ name, note })))
    .sort((a, b) => b.name.length - a.name.length)
    .map(({ name, note }) => ({
      // A word or a number that goes on is another name: "Ajuste SINIEF 07/05" is not in "Ajuste SINIEF 07/051".
      pattern: new RegExp(
        `(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}]| (?:${FAMILIES}|NFC?-e)\\b)(?: (?:v|versão )?(\\d+\\.\\d{1,2}[a-z]?)(?![\\p{L}\\p{N}]|\\.\\d))?`,
        'giu',
      ),
      note,
    }));
}

/** Takes the citations out of a text, in its order. */
function takeCitations(text: string, names: readonly Name[]): { found: readonly Citation[]; rest: string } {
  const found: { readonly at: number; readonly citation: Citation }[] = [];
  let rest = text;
  for (const { pattern, note } of names) {
    rest = rest.replace(pattern, (match, version: string | undefined, at: number) => {
      found.push({ at, citation: { note, version } });
      // Of the same length, so that what stands behind keeps its place.
      return ' '.repeat(match.length);
    });
  }
  return { found: found.sort((a, b) => a.at - b.at).map(({ citation }) => citation), rest };
}

/** The ways in which a note's document is written, made one: "MDF-e NT 2024.001" and "NT 2024.001 do MDF-e". */
function normaliseNames(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/(?<= )n[º°] ?(?=\d)/gu, '')
    .replace(/\bNota Técnica\b/gu, 'NT')
    .replace(/\bInforme Técnico\b/gu, 'IT')
    .replace(/\b(NT|IT)((?: Conjunta)?(?: [A-Z][\w-]*)?) (\d{4})[./](\d{3})(?:-RTC)?/gu, '$1$2 $3.$4')
    .replace(new RegExp(`\\bNT Conjunta (${NUMBER})`, 'gu'), 'NT Conjunta DF-e $1')
    .replace(new RegExp(`\\bNT (?:NF-e|NFC-e) (${NUMBER})`, 'gu'), 'NT $1')
    .replace(new RegExp(`\\b(${FAMILIES}) NT (${NUMBER})`, 'gu'), 'NT $1 $2')
    .replace(new RegExp(`\\bNT (${NUMBER})((?: v[\\d.]+[a-z]?)?) d[oa] (${FAMILIES})`, 'gu'), 'NT $3 $1$2');
}

function describeUnknown(unknown: string, notes: RuleNotes): CitationFault {
  const known = [...notes.values()].flatMap(({ id, also }) => [id, ...also]);
  return {
    found: `"${unknown}" names nothing in content/regras/notas.yaml`,
    fix: `${suggest(unknown, known)}, or add it to the register`,
  };
}
