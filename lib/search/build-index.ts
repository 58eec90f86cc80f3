import { createHash } from 'node:crypto';
import { siteConfig } from '../config/site';
import type { Page } from '../pages/page';
import { buildRecords } from './build-records';

/** A published file of the embedded search. */
export type IndexFile = { readonly name: string; readonly content: string };

/** Where the browser finds the files: with base path, and with a hash of the content in the name. */
export type IndexAddresses = {
  /** What the first result needs: titles, headings, identifiers and codes. */
  readonly first: string;
  /** The texts of the sections. */
  readonly content: string;
};

export type SearchIndex = { readonly files: readonly IndexFile[]; readonly addresses: IndexAddresses };

/** Folder of the published files, without base path. */
const FOLDER = '/search/index/';

/** The files of the embedded search, from every page of the site. */
export function buildIndex(pages: readonly Page[]): SearchIndex {
  const records = createFile('records', JSON.stringify(buildRecords(pages)));
  return { files: [records], addresses: { first: toAddress(records), content: toAddress(records) } };
}

function createFile(name: string, content: string): IndexFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { name: `${name}.${hash}.json`, content };
}

function toAddress({ name }: IndexFile): string {
  return `${siteConfig.basePath}${FOLDER}${name}`;
}
