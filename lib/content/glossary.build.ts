import { z } from 'zod';
import { suggest } from '../errors/nearest';
import { hasSource } from '../errors/read-source.build';
import { readYaml } from '../errors/read-yaml.build';
import { SiteError } from '../errors/site-error';
import type { Guide } from './load-guides.build';

const text = z.string().trim().min(2, 'Write a text of at least 2 characters');

const glossarySchema = z.strictObject({
  /** Terms by the id that guides name them by. */
  terms: z.record(
    z.string().regex(/^[a-z0-9-]+$/, 'Use lower-case letters, digits and hyphens'),
    z.strictObject({
      name: text,
      /** One or two sentences. */
      meaning: text.max(200, 'Keep the meaning under 200 characters: the guide explains the rest'),
      /** Guide that explains the term. */
      guide: text,
      anchor: text.optional(),
    }),
  ),
  /** Words that writers avoid, as regular expressions, and what they write instead. */
  wording: z.array(z.strictObject({ avoid: text, write: text })),
});

type Term = z.output<typeof glossarySchema>['terms'][string];

export type Glossary = {
  /** With the line on which each starts, for messages. */
  readonly terms: Readonly<Record<string, Term & { readonly line: number }>>;
  readonly wording: z.output<typeof glossarySchema>['wording'];
};

const FILE = 'content/glossary.yaml';

/**
 * Reads content/glossary.yaml; a site without one has no terms.
 * @param root the project's root folder
 * @throws SiteError on a value that cannot be accepted
 */
export function loadGlossary(root: string): Glossary {
  if (!hasSource(root, FILE)) return { terms: {}, wording: [] };
  const { value, lineOf } = readYaml(root, FILE, glossarySchema);
  const { terms, wording } = value;
  const placed = Object.entries(terms).map(([id, term]) => [id, { ...term, line: lineOf(['terms', id]) ?? 1 }]);
  return { terms: Object.fromEntries(placed), wording };
}

/**
 * Checks that every term leads somewhere.
 * @throws SiteError when a term names a guide, or a heading of one, that does not exist
 */
export function checkGlossary({ terms }: Glossary, guides: readonly Guide[]): void {
  for (const [id, { guide: wanted, anchor, line }] of Object.entries(terms)) {
    const ids = guides.map((guide) => guide.id);
    const guide = guides.find((candidate) => candidate.id === wanted);
    if (!guide) throw unknown(line, `terms.${id}.guide`, wanted, ids);
    const anchors = guide.headings.map((heading) => heading.id);
    if (anchor !== undefined && !anchors.includes(anchor)) throw unknown(line, `terms.${id}.anchor`, anchor, anchors);
  }
}

function unknown(line: number, key: string, found: string, valid: readonly string[]): SiteError {
  const fix = suggest(found, valid);
  return new SiteError({ place: { file: FILE, line }, key, found: `found "${found}", which does not exist`, fix });
}
