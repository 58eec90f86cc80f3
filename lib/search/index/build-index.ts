import { createHash } from 'node:crypto';
import { siteConfig } from '../../config/site';
import { type SynonymEntry, toWords } from '../analysis/load-synonyms.build';
import type { Synonym } from '../analysis/synonyms';
import type { SearchRecord } from '../records/record';
import { packRecords } from './index-files';
import { INDEX_FOLDER, type IndexAddresses, MANIFEST_NAME } from './manifest';

/** A published file of the embedded search. */
export type IndexFile = { readonly name: string; readonly content: string };

export type SearchIndex = {
  /** The first and the second file, with a hash of their content in their names. */
  readonly files: readonly IndexFile[];
  /** Names them. */
  readonly manifest: IndexFile;
};

/** The files of the embedded search, from everything that it can find. */
export function buildIndex(records: readonly SearchRecord[], synonyms: readonly SynonymEntry[]): SearchIndex {
  const packed = packRecords(records, synonyms.flatMap(toSynonyms));
  const first = createFile('first', packed.first);
  const content = createFile('content', packed.content);
  const addresses: IndexAddresses = { first: toAddress(first), content: toAddress(content) };
  return { files: [first, content], manifest: { name: MANIFEST_NAME, content: JSON.stringify(addresses) } };
}

/** An entry in one direction: words that stand for each other become one synonym each. */
function toSynonyms(entry: SynonymEntry): readonly Synonym[] {
  if ('from' in entry) return [{ phrases: entry.from.map(toWords), means: entry.to.map(toWords) }];
  return entry.same.map((word) => ({
    phrases: [toWords(word)],
    means: entry.same.filter((other) => other !== word).map(toWords),
  }));
}

function createFile(name: string, value: unknown): IndexFile {
  const content = JSON.stringify(value);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { name: `${name}.${hash}.json`, content };
}

function toAddress({ name }: IndexFile): string {
  return `${siteConfig.basePath}${INDEX_FOLDER}${name}`;
}
