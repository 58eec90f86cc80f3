import { z } from 'zod';
import { hasSource } from '../../errors/read-source.build';
import { readYaml } from '../../errors/read-yaml.build';
import { SiteError } from '../../errors/site-error';
import { toWords } from '../analysis/load-synonyms.build';

const phrase = z.string().trim().min(2, 'Write a phrase of at least 2 letters').max(80, 'Write at most 80 characters');
const questionsSchema = z.record(z.string(), z.array(phrase).min(1, 'Give at least one phrase'));

const FILE = 'content/search-questions.yaml';

/**
 * Reads content/search-questions.yaml: what readers type when they look for a section, in other words than its own.
 * A site without the file has none.
 * @param root the project's root folder
 * @param addresses of everything that search can find
 * @returns the phrases by shared address
 * @throws SiteError on an address that search does not have, and on a phrase that stands twice
 */
export function loadQuestions(root: string, addresses: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  if (!hasSource(root, FILE)) return new Map();
  const { value, placeOf } = readYaml(root, FILE, questionsSchema);
  const questions = Object.entries(value);
  const fail = (key: readonly (string | number)[], found: string, fix: string) => {
    throw new SiteError({ place: placeOf(key), key: String(key[0]), found, fix });
  };
  const seen = new Map<string, string>();
  for (const [address, phrases] of questions) {
    if (!addresses.has(address)) {
      fail(
        [address],
        'search has no such page or section',
        'write the shared address of a page, or of a heading in it',
      );
    }
    for (const [place, written] of phrases.entries()) {
      const words = toWords(written).join(' ');
      const first = seen.get(words);
      if (first !== undefined) fail([address, place], `found "${written}", which ${first} has`, 'keep the best answer');
      seen.set(words, address);
    }
  }
  return new Map(questions);
}
