import { z } from 'zod';
import { suggest } from '../errors/nearest';
import { hasSource } from '../errors/read-source.build';
import { readYaml } from '../errors/read-yaml.build';
import { SiteError } from '../errors/site-error';
import { isCitationFault, readCitations } from './citations';
import { RULE_DOCUMENTS, type RuleNotes } from './rule-note';

/** The deadlines, states and events, from the project's root. */
export const DEADLINES_FILE = 'content/regras/prazos.yaml';

const text = z.string().trim().min(2, 'Write a text of at least 2 characters');
const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens');
const documents = z.array(z.enum(RULE_DOCUMENTS)).min(1, 'Name at least one document');

const deadlineSchema = z.strictObject({
  documents,
  /** What has to be done in time. */
  subject: text,
  /** As pages print it: "90 dias". Signs could mean something in the files that it is printed into. */
  value: text
    .max(40, 'Keep the value under 40 characters')
    .regex(/^[\p{L}\d ]+$/u, 'Use letters, digits and spaces only'),
  /** The moment from which it counts, where a source says so. */
  from: text.optional(),
  /** What may change it, such as the state. */
  note: text.optional(),
  /** The answer that comes too late, such as nfe/596. */
  code: z
    .string()
    .regex(/^[a-z]+\/[0-9]{3,4}$/, 'Write document/code, such as nfe/596')
    .optional(),
  source: text,
  verified: z.iso.date('Write a day as YYYY-MM-DD'),
});

const stateSchema = z.strictObject({
  meaning: text,
  /** States that may follow; none where it ends. */
  next: z.array(text).default([]),
});

const eventSchema = z.strictObject({
  code: z.string().regex(/^\d{6}$/, 'Put the six digits between quotes'),
  name: text,
  documents,
  author: text,
  /** Key of its deadline, where one is known. */
  deadline: text.optional(),
});

const rulesSchema = z.strictObject({
  deadlines: z.record(id, deadlineSchema),
  states: z.record(text, stateSchema),
  events: z.array(eventSchema),
});

/** What the tax authority asks for in time, what a document may be, and what may happen to it. */
export type FiscalRules = z.output<typeof rulesSchema>;

/**
 * Reads the deadlines, states and events; a site without the file has none.
 * @param notes the register, which the sources of deadlines cite as rules do
 * @throws SiteError with file and line on a value that cannot be accepted, and on what names nothing
 */
export function loadDeadlines(root: string, notes: RuleNotes): FiscalRules {
  if (!hasSource(root, DEADLINES_FILE)) return { deadlines: {}, states: {}, events: [] };
  const { value: rules, lineOf } = readYaml(root, DEADLINES_FILE, rulesSchema);
  const fault = (path: readonly PropertyKey[], found: string, fix: string) =>
    new SiteError({ place: { file: DEADLINES_FILE, line: lineOf(path) ?? 1 }, key: path.join('.'), found, fix });
  for (const [key, { source }] of Object.entries(rules.deadlines)) {
    const citations = notes.size === 0 ? [] : readCitations(source, notes);
    if (isCitationFault(citations)) throw fault(['deadlines', key, 'source'], citations.found, citations.fix);
  }
  const states = Object.keys(rules.states);
  for (const [key, { next }] of Object.entries(rules.states)) {
    const unknown = next.find((state) => !states.includes(state));
    if (unknown !== undefined) {
      throw fault(['states', key, 'next'], `"${unknown}" is no state`, suggest(unknown, states));
    }
  }
  for (const [index, { deadline, code, documents: own }] of rules.events.entries()) {
    const known = Object.keys(rules.deadlines);
    if (deadline !== undefined && !known.includes(deadline)) {
      throw fault(['events', index, 'deadline'], `"${deadline}" is no deadline`, suggest(deadline, known));
    }
    const twin = rules.events.findIndex(
      (event) => event.code === code && event.documents.some((it) => own.includes(it)),
    );
    if (twin !== index)
      throw fault(['events', index], `${code} is there already for this document`, 'keep one of them');
  }
  return rules;
}
