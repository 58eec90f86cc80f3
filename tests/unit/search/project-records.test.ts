import { expect, test } from 'vitest';
import { loadAbbreviations } from '../../../lib/search/analysis/load-abbreviations.build';
import { loadSynonyms, toWords } from '../../../lib/search/analysis/load-synonyms.build';
import { isStopWord } from '../../../lib/search/analysis/stop-words';
import { tokeniseText } from '../../../lib/search/analysis/tokenise';
import { listHeadings } from '../../../lib/search/records/record';
import { PROJECT } from '../support/fixture-site';
import { getProjectRecords } from '../support/project-site';
import { byUrl, readBack } from './index/read-back';

test('every synonym of this project leads to words that the site has', () => {
  const records = getProjectRecords();
  const known = new Set(
    records.flatMap((record) =>
      [record['hierarchy.lvl1'], ...listHeadings(record), record.content, ...record.keywords].flatMap(tokeniseText),
    ),
  );
  const isKnown = (phrase: string) => toWords(phrase).every((word) => isStopWord(word) || known.has(word));
  const dead = loadSynonyms(PROJECT).filter((entry) => {
    const ends = 'to' in entry ? entry.to : entry.same;
    return 'to' in entry ? !ends.every(isKnown) : !ends.some(isKnown);
  });
  expect(dead).toEqual([]);
});

test('every record comes out of the files as it went in, with the words that tags stand for', () => {
  const records = getProjectRecords();
  expect(readBack(records, loadAbbreviations(PROJECT)).toSorted(byUrl)).toEqual(records.toSorted(byUrl));
});

test('the questions of readers all lead to something that search can find', () => {
  const asked = getProjectRecords().filter(({ questions }) => questions.length > 0);
  expect(asked.length).toBeGreaterThan(200);
});
