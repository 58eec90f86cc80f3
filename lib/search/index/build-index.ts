import { createHash } from 'node:crypto';
import { siteConfig } from '../../config/site';
import { type SynonymEntry, toWords } from '../analysis/load-synonyms.build';
import type { Abbreviations } from '../analysis/spell-out-tag';
import type { Synonym } from '../analysis/synonyms';
import type { SearchRecord } from '../records/record';
import { FIRST_NAME, INDEX_FOLDER, type PublishedFirst } from './first-file';
import { packRecords } from './pack-records';

/** A published file of the embedded search. */
export type IndexFile = { readonly name: string; readonly content: string };

/** The first and the second file of the embedded search, from everything that it can find. */
export function buildIndex(
  records: readonly SearchRecord[],
  synonyms: readonly SynonymEntry[],
  abbreviations: Abbreviations = {},
): readonly [first: IndexFile, content: IndexFile] {
  const packed = packRecords(records, synonyms.flatMap(toSynonyms), abbreviations);
  const text = JSON.stringify(packed.content);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const content = { name: `content.${hash}.json`, content: text };
  const first: PublishedFirst = {
    index: packed.first,
    content: `${siteConfig.basePath}${INDEX_FOLDER}${content.name}`,
  };
  return [{ name: FIRST_NAME, content: JSON.stringify(first) }, content];
}

/** An entry in one direction: words that stand for each other become one synonym each. */
function toSynonyms(entry: SynonymEntry): readonly Synonym[] {
  if ('from' in entry) return [{ phrases: entry.from.map(toWords), means: entry.to.map(toWords) }];
  return entry.same.map((word) => ({
    phrases: [toWords(word)],
    means: entry.same.filter((other) => other !== word).map(toWords),
  }));
}
