import { getSite } from '../../pages/get-site.build';
import { loadAbbreviations } from '../analysis/load-abbreviations.build';
import { loadSynonyms } from '../analysis/load-synonyms.build';
import { loadRecords } from '../records/load-records.build';
import { buildIndex, type IndexFile } from './build-index';

const cache = new WeakMap<object, readonly IndexFile[]>();

/** The files of this site's embedded search, made once for each reading of the sources. */
export function getIndexFiles(): readonly IndexFile[] {
  const root = process.cwd();
  const { pages } = getSite();
  const known = cache.get(pages);
  if (known) return known;
  const files = buildIndex(loadRecords(root, pages), loadSynonyms(root), loadAbbreviations(root));
  cache.set(pages, files);
  return files;
}
