import type { Page } from '../../pages/page';
import { loadAbbreviations } from '../analysis/load-abbreviations.build';
import { createPathSpeller } from '../analysis/spell-out-tag';
import { buildRecords } from './build-records';
import { isLayoutField, listFieldKeywords, readRoot } from './field-keywords';
import { loadQuestions } from './load-questions.build';
import type { SearchRecord } from './record';

/**
 * The records of every page that search can find, with what readers call them.
 * @param root the project's root folder
 * @throws SiteError on a fault in content/search-questions.yaml or content/search-abbreviations.yaml
 */
export function loadRecords(root: string, pages: readonly Page[]): readonly SearchRecord[] {
  const records = buildRecords(pages);
  const questions = loadQuestions(root, new Set(records.map(({ url }) => url)));
  const tags = new Set(records.filter(isLayoutField).flatMap(({ anchor }) => anchor.split('.')));
  const spellOut = createPathSpeller(loadAbbreviations(root, tags));
  return records.map((record) => ({
    ...record,
    keywords: isLayoutField(record) ? listFieldKeywords(readRoot(record), record.anchor, spellOut) : record.keywords,
    questions: [...record.questions, ...(questions.get(record.url) ?? [])],
  }));
}
