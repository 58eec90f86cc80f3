import { createHash } from 'node:crypto';
import { siteConfig } from '../../config/site';
import { type SynonymEntry, toWords } from '../analysis/load-synonyms.build';
import type { Abbreviations } from '../analysis/spell-out-tag';
import type { Synonym } from '../analysis/synonyms';
import type { SearchRecord } from '../records/record';
import { packRecords } from './index-files';

/** A published file of the embedded search. */
export type IndexFile = { readonly name: string; readonly content: string };

/** Where the browser finds the files: with base path, and with a hash of the content in the name. */
export type IndexAddresses = {
  /** What the first result needs: titles, headings, identifiers and the numbers of codes. */
  readonly first: string;
  /** The other records, and the texts of all. */
  readonly content: string;
};

export type SearchIndex = { readonly files: readonly IndexFile[]; readonly addresses: IndexAddresses };

/** Folder of the published files, without base path. */
const FOLDER = '/search/index/';

/** The files of the embedded search, from everything that it can find. */
export function buildIndex(
  records: readonly SearchRecord[],
  synonyms: readonly SynonymEntry[],
  abbreviations: Abbreviations = {},
): SearchIndex {
  const packed = packRecords(records, synonyms.flatMap(toSynonyms), abbreviations);
  const first = createFile('first', packed.first);
  const content = createFile('content', packed.content);
  return { files: [first, content], addresses: { first: toAddress(first), content: toAddress(content) } };
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
  return `${siteConfig.basePath}${FOLDER}${name}`;
}
