import { z } from 'zod';
import { hasSource } from '../../errors/read-source.build';
import { readYaml } from '../../errors/read-yaml.build';
import { SiteError } from '../../errors/site-error';
import { listRuns } from './tokenise';

const phrase = z.string().trim().min(2, 'Write a word or a phrase of at least 2 letters');

/** An entry as the file has it: `same` in both directions, `from` and `to` in one. */
export type SynonymEntry =
  | { readonly same: readonly string[] }
  | { readonly from: readonly string[]; readonly to: readonly string[] };

const entrySchema = z
  .strictObject({
    /** Words that stand for each other in both directions. */
    same: z.array(phrase).min(2, 'Give at least two words that mean the same').optional(),
    /** Words of readers that also find others, but not the other way round. */
    from: z.array(phrase).min(1, 'Give at least one word of the readers').optional(),
    to: z.array(phrase).min(1, 'Give at least one word of the texts').optional(),
  })
  .transform(({ same, from, to }, context): SynonymEntry => {
    if (same && !from && !to) return { same };
    if (!same && from && to) return { from, to };
    context.addIssue({ code: 'custom', message: 'Write either `same`, or `from` together with `to`' });
    return z.NEVER;
  });

const synonymsSchema = z.strictObject({ synonyms: z.array(entrySchema) });

const FILE = 'content/search-synonyms.yaml';

/**
 * Reads content/search-synonyms.yaml; a site without one has no synonyms.
 * @param root the project's root folder
 * @throws SiteError on a value that cannot be accepted, and on a word that stands twice on the left
 */
export function loadSynonyms(root: string): readonly SynonymEntry[] {
  if (!hasSource(root, FILE)) return [];
  const { value, placeOf } = readYaml(root, FILE, synonymsSchema);
  const { synonyms } = value;
  const seen = new Map<string, string>();
  for (const [index, entry] of synonyms.entries()) {
    const key = 'same' in entry ? 'same' : 'from';
    for (const [place, written] of ('same' in entry ? entry.same : entry.from).entries()) {
      const words = toWords(written).join(' ');
      const first = seen.get(words);
      if (first !== undefined) {
        throw new SiteError({
          place: placeOf(['synonyms', index, key, place]),
          key: `synonyms.${index}.${key}`,
          found: `found "${written}", which ${first} has already`,
          fix: 'keep one entry for each word and put all that it means there',
        });
      }
      seen.set(words, `synonyms.${index}`);
    }
  }
  return synonyms;
}

/** The phrase as the index has it: "CC-e" → ["cce"]. */
export function toWords(written: string): readonly string[] {
  return listRuns(written).map(({ whole }) => whole);
}
