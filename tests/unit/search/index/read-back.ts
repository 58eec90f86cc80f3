import type { Abbreviations } from '../../../../lib/search/analysis/spell-out-tag';
import { packRecords } from '../../../../lib/search/index/pack-records';
import { readRecords } from '../../../../lib/search/index/read-records';
import type { SearchRecord } from '../../../../lib/search/records/record';

/** Records as the browser reads them from both files, in the order of the second. */
export function readBack(records: readonly SearchRecord[], abbreviations: Abbreviations = {}): readonly SearchRecord[] {
  const packed = packRecords(records, [], abbreviations);
  // Through text, as the browser gets it.
  const { first, content }: typeof packed = JSON.parse(JSON.stringify(packed));
  return readRecords(first, content);
}

/** Order in which two lists of the same records are alike. */
export const byUrl = (a: SearchRecord, b: SearchRecord) => a.url.localeCompare(b.url);
