import { stemWord } from './stem';
import type { Synonym } from './synonyms';

/** The longest synonym with which the words from a place on begin, in whatever inflection they are. */
export function findSynonyms(stems: readonly string[], start: number, synonyms: readonly Synonym[]) {
  let found: { length: number; means: Synonym['means'] } = { length: 0, means: [] };
  for (const synonym of synonyms) {
    for (const phrase of stemPhrases(synonym)) {
      const isMatch = phrase.every((stem, index) => stems[start + index] === stem);
      if (isMatch && phrase.length > found.length) found = { length: phrase.length, means: synonym.means };
    }
  }
  return found;
}

/** Every key press looks through all synonyms. */
const stemmedPhrases = new WeakMap<Synonym, readonly (readonly string[])[]>();

function stemPhrases(synonym: Synonym): readonly (readonly string[])[] {
  const known = stemmedPhrases.get(synonym);
  if (known) return known;
  const stemmed = synonym.phrases.map((phrase) => phrase.map(stemWord));
  stemmedPhrases.set(synonym, stemmed);
  return stemmed;
}
