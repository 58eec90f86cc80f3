import { FIRST_NAME, INDEX_FOLDER, type PublishedFirst } from '../search/index/first-file';
import type { ContentFile } from '../search/index/index-files';
import { readRecords } from '../search/index/read-records';
import type { SearchRecord } from '../search/records/record';
import { SearchEngine } from '../search/service/search-engine';
import { readJson } from './json-files';
import type { Reading } from './published-files';
import { ToolFault } from './tool-fault';

/** The site's search over the files of one build. */
export type SiteIndex = {
  /** What can be found. */
  readonly records: readonly SearchRecord[];
  /** What finds it, indexed when it is first asked for: that takes a second or two. */
  readonly openEngine: () => Promise<SearchEngine>;
};

/** Reads the index of the site; made once for each build that it meets. */
export type IndexReader = (reading: Reading) => Promise<SiteIndex>;

/**
 * Makes what reads the index.
 * @param tags values of `docusaurus_tag` of what may be found
 */
export function createIndexReader(tags: readonly string[]): IndexReader {
  let known: { readonly name: string; readonly index: SiteIndex } | undefined;

  return async (reading) => {
    const { first, content, name } =
      (await readFiles((path) => reading.read(path))) ?? (await readFiles((path) => reading.readCopy(path))) ?? {};
    if (!first || !content || name === undefined) {
      throw new ToolFault('O índice da busca não está no site nem na cópia do pacote. Tente de novo mais tarde.');
    }
    if (known?.name !== name) known = { name, index: openIndex(first, content, tags) };
    return known.index;
  };
}

/** Both files of one build; undefined where one is missing, as in the minute in which a site is replaced. */
async function readFiles(read: Reading['read']) {
  const first = await readJson<PublishedFirst>(read, INDEX_FOLDER + FIRST_NAME);
  const name = /content\.[0-9a-f]{12}\.json$/.exec(String(first?.content))?.[0];
  const content = name === undefined ? undefined : await readJson<ContentFile>(read, INDEX_FOLDER + name);
  return first && content && { first, content, name };
}

function openIndex({ index: first }: PublishedFirst, content: ContentFile, tags: readonly string[]): SiteIndex {
  let engine: Promise<SearchEngine> | undefined;
  return {
    records: readRecords(first, content).filter((record) => tags.includes(record.docusaurus_tag)),
    openEngine() {
      engine ??= SearchEngine.open({ first, content }, tags);
      return engine;
    },
  };
}
