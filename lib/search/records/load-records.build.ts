import type { Page } from '../../pages/page';
import { buildRecords } from './build-records';
import { loadQuestions } from './load-questions.build';
import type { SearchRecord } from './record';

/**
 * The records of every page that search can find, with what readers call them.
 * @param root the project's root folder
 * @throws SiteError on a fault in content/search-questions.yaml
 */
export function loadRecords(root: string, pages: readonly Page[]): readonly SearchRecord[] {
  const records = buildRecords(pages);
  const questions = loadQuestions(root, new Set(records.map(({ url }) => url)));
  return records.map((record) => ({
    ...record,
    questions: [...record.questions, ...(questions.get(record.url) ?? [])],
  }));
}
