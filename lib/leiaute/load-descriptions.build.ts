import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { suggest } from '../errors/nearest';
import { readYaml } from '../errors/read-yaml.build';
import { SiteError } from '../errors/site-error';
import { FILLERS } from './layout';

const text = z.string().trim().min(2, 'Write a text of at least 2 characters');
/** Values by what they mean. */
const meanings = z.record(z.string(), text);

/** The lists that fields name. */
export const valueListsSchema = z.record(z.string(), meanings);

const descriptionSchema = z.strictObject({
  description: text
    .min(8, 'Write a description of at least 8 characters')
    .max(300, 'Keep the description under 300 characters')
    .regex(/[.!?]$/, 'End the description with a full stop'),
  /** What goes wrong here, or depends on something else. */
  note: text.max(500, 'Keep the note under 500 characters').optional(),
  example: text.or(z.string().length(1)).optional(),
  filledBy: z.enum(FILLERS).default('reader'),
  /** Models that have it, where not all do. */
  models: z.array(z.string().regex(/^\d{2}$/, 'Write a model of 2 digits')).default([]),
  /** The technical note that brought it. */
  since: text.optional(),
  /** The property of the request that carries it, where the API has one of its own: "encerramento.data". */
  apiField: z
    .string()
    .regex(/^[a-zA-Z]+(?:\.[a-zA-Z]+)*$/, 'Write the path of a property, such as encerramento.data')
    .optional(),
  /** What each value means, or the name of a list of valores.yaml; "*" speaks for all values that are not named. */
  values: z.union([meanings, z.string()]).optional(),
});

const fileSchema = z.record(
  z.string().regex(/^@?[A-Za-z0-9]+(?:\/@?[A-Za-z0-9]+)*$/, 'Write the end of a path, such as ide/cUF'),
  descriptionSchema,
);

/** What the site says about a row of a layout. */
export type Description = z.output<typeof descriptionSchema> & {
  /** End of the paths that it belongs to: "ide/cUF". */
  readonly ending: string;
  readonly file: string;
  readonly line: number;
};

/**
 * Reads what is said about one document's layout.
 * @param root the project's root folder
 * @param folder the document's folder, from there
 * @throws SiteError with file and line on a fault, and on two that speak of the same
 */
export function loadDescriptions(root: string, folder: string): readonly Description[] {
  const files = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.yaml'));
  const all = files.sort().flatMap((name) => {
    const file = `${folder}/${name}`;
    const { value: entries, lineOf } = readYaml(root, file, fileSchema);
    return Object.entries(entries).map(([ending, entry]) => ({
      ...entry,
      ending,
      file,
      line: lineOf([ending, 'description']) ?? 1,
    }));
  });
  const known = new Map<string, Description>();
  for (const entry of all) {
    const twin = known.get(entry.ending);
    if (twin) {
      const place = { file: entry.file, line: entry.line };
      const found = `is described at ${twin.file}:${twin.line} too`;
      throw new SiteError({ place, key: entry.ending, found, fix: 'keep one of them, or write longer paths' });
    }
    known.set(entry.ending, entry);
  }
  return all;
}

/** A path, and the row of the table that has it. */
export type PlacedPath = { readonly path: string; readonly file: string; readonly line: number };

/**
 * Finds what is said about paths: of all endings that fit, the longest.
 * @throws SiteError on a path without a description, and on a description that belongs to no path
 */
export function matchDescriptions(
  paths: readonly PlacedPath[],
  descriptions: readonly Description[],
): ReadonlyMap<string, Description> {
  const byEnding = new Map(descriptions.map((entry) => [entry.ending, entry]));
  const unused = new Set(byEnding.keys());
  const found = new Map<string, Description>();
  for (const { path: own, ...place } of paths) {
    const entry = listEndings(own).flatMap((ending) => byEnding.get(ending) ?? [])[0];
    if (!entry) {
      throw new SiteError({ place, key: own, found: 'nobody describes it', fix: 'add it to a file of its document' });
    }
    unused.delete(entry.ending);
    found.set(own, entry);
  }
  const [idle] = unused;
  if (idle === undefined) return found;
  const entry = byEnding.get(idle);
  if (!entry) throw new Error(`${idle} was read before`);
  const { file, line } = entry;
  const candidates = paths.flatMap(({ path: own }) => listEndings(own).slice(-3));
  const reason = 'no path of the layout ends so, or longer endings describe all that do';
  throw new SiteError({ place: { file, line }, key: idle, found: reason, fix: suggest(idle, candidates) });
}

/** "/a/b/c" as "a/b/c", "b/c", "c". */
function listEndings(own: string): readonly string[] {
  const steps = own.split('/').slice(1);
  return steps.map((_, index) => steps.slice(index).join('/'));
}
