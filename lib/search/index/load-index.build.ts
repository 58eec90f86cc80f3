import { getSite } from '../../pages/get-site.build';
import { loadAbbreviations } from '../analysis/load-abbreviations.build';
import { loadSynonyms } from '../analysis/load-synonyms.build';
import { loadRecords } from '../records/load-records.build';
import { buildIndex, type SearchIndex } from './build-index';

const cache = new WeakMap<object, SearchIndex>();

/** The embedded search of this site, made once for each reading of the sources. */
export function getSearchIndex(): SearchIndex {
  const root = process.cwd();
  const { pages } = getSite();
  const index = cache.get(pages) ?? buildIndex(loadRecords(root, pages), loadSynonyms(root), loadAbbreviations(root));
  cache.set(pages, index);
  return index;
}
