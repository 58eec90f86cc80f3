import { z } from 'zod';
import { hasSource } from '../../errors/read-source.build';
import { readYaml } from '../../errors/read-yaml.build';
import { SiteError } from '../../errors/site-error';
import { type Abbreviations, splitTag } from './spell-out-tag';

const part = z.string().regex(/^[A-Za-z][A-Za-z0-9]*$/, 'Write a part of a tag, in letters and digits');
const words = z
  .string()
  .regex(/^\S+(?: \S+)*$/, 'Write the words that it stands for, with one space between them')
  .max(60, 'Write at most 60 characters');
const abbreviationsSchema = z.record(part, words);

const FILE = 'content/search-abbreviations.yaml';

/**
 * Reads content/search-abbreviations.yaml: what parts of tags stand for. A site without the file has none.
 * @param root the project's root folder
 * @param tags of all layouts, where each entry is to be held to them
 * @throws SiteError on a value that cannot be accepted, and on an entry that no tag is read by
 */
export function loadAbbreviations(root: string, tags?: ReadonlySet<string>): Abbreviations {
  if (!hasSource(root, FILE)) return {};
  const { value: abbreviations, placeOf } = readYaml(root, FILE, abbreviationsSchema);
  const unused = tags && findUnused(abbreviations, tags);
  if (unused === undefined) return abbreviations;
  throw new SiteError({
    place: placeOf([unused]),
    key: unused,
    found: 'no tag of a layout is read by this part',
    fix: 'write it as tags have it, capitals included, or take it out',
  });
}

function findUnused(abbreviations: Abbreviations, tags: ReadonlySet<string>): string | undefined {
  const known = new Set(Object.keys(abbreviations));
  const used = new Set([...tags].flatMap((tag) => splitTag(tag, known)));
  return [...known].find((key) => !used.has(key));
}
