import { z } from 'zod';
import { suggest } from '../errors/nearest';
import { hasSource } from '../errors/read-source.build';
import { readTable } from '../errors/read-table.build';
import { SiteError } from '../errors/site-error';
import type { Layout, LayoutRule } from './layout';

const ruleSchema = z.strictObject({
  /** Ids of events, such as nfe-110110, with spaces between several. */
  events: z.string().min(1, 'Name at least one event'),
  /** Its number in the manual; empty where that is not known. */
  rule: z.string(),
  application: z.enum(['mandatory', 'optional']),
  code: z.string().regex(/^\d{3,4}$/, 'Write a code of 3 or 4 digits'),
  /** Paths below the group that `detalhe` carries, " | " between several. */
  fields: z.string().min(1, 'Name at least one field'),
  source: z.string().min(1, 'Name the document that the rule was read in'),
});

/** What is known of an event before its rules: path of the group that its fields stand in, and every path below. */
type EventPaths = { readonly content: string; readonly paths: ReadonlySet<string> };

/**
 * Reads the rules of events, with the fields that they read.
 * @param root the project's root folder
 * @param file the table, from there; a site may have none
 * @param events by id
 * @returns the rules of each event that has some
 * @throws SiteError with the line of a rule that names an event or a field that there is not
 */
export function loadEventRules(
  root: string,
  file: string,
  events: ReadonlyMap<string, EventPaths>,
): ReadonlyMap<string, Pick<Layout, 'rules' | 'ruleSources'>> {
  if (!hasSource(root, file)) return new Map();
  const { rows, placeOf } = readTable(root, file, z.array(ruleSchema));
  const found = rows.flatMap((row) =>
    row.events.split(' ').map((event) => {
      const fault = (name: string, known: Iterable<string>) => {
        const fix = suggest(name, [...known]);
        return new SiteError({ place: placeOf(row), key: event, found: `there is no ${name}`, fix });
      };
      const layout = events.get(event);
      if (!layout) throw fault(event, events.keys());
      const fields = row.fields.split(' | ').map((field) => `${layout.content}/${field}`);
      const unknown = fields.find((path) => !layout.paths.has(path));
      if (unknown !== undefined) throw fault(unknown, layout.paths);
      const { rule: number, code, application, source } = row;
      const rule: LayoutRule = { number, code, isOptional: application === 'optional', models: [], fields, source };
      return { event, rule };
    }),
  );
  return new Map(
    [...new Set(found.map(({ event }) => event))].map((event) => {
      const rules = found.filter((other) => other.event === event).map(({ rule }) => rule);
      return [event, { rules, ruleSources: [...new Set(rules.map(({ source }) => source))].sort() }];
    }),
  );
}
