import { z } from 'zod';
import { hasSource } from '../errors/read-source.build';
import { readYaml } from '../errors/read-yaml.build';
import { SiteError } from '../errors/site-error';
import { NOTE_VERSION } from './note-version';
import { CONFIDENCES, NOTE_KINDS, RULE_DOCUMENTS, type RuleNote, type RuleNotes } from './rule-note';

/** The register, from the project's root. */
export const NOTES_FILE = 'content/regras/notas.yaml';

const text = z.string().trim().min(3, 'Write a text of at least 3 characters');
const sentence = text.min(20, 'Write a sentence of at least 20 characters').max(600, 'Keep it under 600 characters');
const day = z.iso.date('Write a day as YYYY-MM-DD');
const dayOrMonth = z.union([day, z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)], 'Write YYYY-MM-DD, or YYYY-MM');
const version = z.string('Put the version between quotes').regex(NOTE_VERSION, 'Write a version such as "1.60"');
const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens');
const documents = z.array(z.enum(RULE_DOCUMENTS)).min(1, 'Name at least one document');

const changeSchema = z
  .strictObject({
    id: slug,
    title: text.max(90, 'Keep the title under 90 characters'),
    documents: documents.optional(),
    inVersion: version.optional(),
    homologation: dayOrMonth.optional(),
    production: dayOrMonth.optional(),
    postponedFrom: day.optional(),
    updated: day,
    confidence: z.enum(CONFIDENCES),
    doubt: sentence.optional(),
    text: sentence,
    action: sentence,
    guides: z.array(text).default([]),
    codes: z.array(z.string().regex(/^[a-z]+\/[0-9]{3,4}$/, 'Write document/code, such as nfe/321')).default([]),
    fields: z.array(z.string().regex(/^[a-z-]+\/[A-Za-z0-9.]+$/, 'Write layout/path, such as nfe/dest.IE')).default([]),
  })
  .refine(({ confidence, doubt }) => confidence !== 'conflict' || doubt !== undefined, {
    path: ['doubt'],
    error: 'Say what each source says',
  });

const noteSchema = z.strictObject({
  id: text,
  kind: z.enum(NOTE_KINDS).default('note'),
  title: text.max(90, 'Keep the title under 90 characters'),
  documents,
  version: version.optional(),
  published: dayOrMonth.optional(),
  also: z.array(text).default([]),
  changes: z.array(changeSchema).default([]),
});

const registerSchema = z.strictObject({ notes: z.array(noteSchema).min(1, 'Give at least one note') });

/**
 * Reads the register of notes; a site without one has none, and its rules may cite whatever they like.
 * @param root the project's root folder
 * @throws SiteError with file and line on a value that cannot be accepted, and on what is named twice
 */
export function loadNotes(root: string): RuleNotes {
  if (!hasSource(root, NOTES_FILE)) return new Map();
  const { value, lineOf } = readYaml(root, NOTES_FILE, registerSchema);
  const placed = value.notes.map((note, index): RuleNote => {
    const line = lineOf(['notes', index]) ?? 1;
    refuseTwice(
      note.changes.map(({ id }) => id),
      (place) => ({ key: `${note.id}: ${note.changes[place]?.id}`, line: lineOf(['notes', index, 'changes', place]) }),
    );
    const changes = note.changes.map((change) => ({ ...change, documents: change.documents ?? note.documents }));
    return {
      ...fill(note),
      changes: changes.map((change, place) => fillChange(change, lineOf(['notes', index, 'changes', place]) ?? line)),
      line,
    };
  });
  refuseTwice(
    placed.flatMap(({ id, also }) => [id, ...also]),
    (place) => {
      const owners = placed.flatMap((note) => [note.id, ...note.also].map((name) => ({ name, line: note.line })));
      return { key: owners[place]?.name ?? '', line: owners[place]?.line };
    },
  );
  return new Map(placed.map((note) => [note.id, note]));
}

type Note = z.output<typeof noteSchema>;
type Change = z.output<typeof changeSchema> & { documents: RuleNote['documents'] };

/** Keys that may be absent in the file are always there in the model. */
const fill = ({ version: newest, published, ...note }: Note) => ({ ...note, version: newest, published });

const fillChange = (change: Change, line: number): RuleNote['changes'][number] => ({
  ...change,
  line,
  inVersion: change.inVersion,
  homologation: change.homologation,
  production: change.production,
  postponedFrom: change.postponedFrom,
  doubt: change.doubt,
});

function refuseTwice(
  names: readonly string[],
  describe: (place: number) => { readonly key: string; readonly line: number | undefined },
): void {
  const place = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (place < 0) return;
  const { key, line } = describe(place);
  const fix = 'give each a name of its own: the first one has it already';
  throw new SiteError({ place: { file: NOTES_FILE, line: line ?? 1 }, key, found: 'the name is there twice', fix });
}
