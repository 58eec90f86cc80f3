import { describe, expect, test } from 'vitest';
import { loadAbbreviations } from '../../../../lib/search/analysis/load-abbreviations.build';
import { tokeniseText } from '../../../../lib/search/analysis/tokenise';
import { foldText } from '../../../../lib/text/fold';
import { readFault } from '../../support/fault';
import { createFixtureSite, PROJECT } from '../../support/fixture-site';

const FILE = 'content/search-abbreviations.yaml';
const load = (text: string, tags?: ReadonlySet<string>) => loadAbbreviations(createFixtureSite({ [FILE]: text }), tags);

describe('the file of abbreviations', () => {
  test('may be missing', () => {
    expect(loadAbbreviations(createFixtureSite({}), new Set())).toEqual({});
    expect(load('')).toEqual({});
  });

  test('says what parts of tags stand for', () => {
    expect(load('v: valor\nBC: base cálculo\n', new Set(['vBC']))).toEqual({ v: 'valor', BC: 'base cálculo' });
  });

  test.each([
    ['a part that no tag has', 'v: valor\nvol: volume\n'],
    ['a part that only stands inside of a longer one', 'v: valor\nBC: base cálculo\nB: base\n'],
    ['what is no part of a tag', 'v-bc: valor\n'],
    ['no words', "v: ''\n"],
    ['words in a list', 'v: [valor]\n'],
    ['a comma between words', 'v: valor,  total\n'],
    ['a text', `v: ${'a'.repeat(61)}\n`],
  ])('is refused with %s', (_, text) => {
    expect(readFault(() => load(text, new Set(['vBC'])))).toMatchSnapshot();
  });

  test('of this project says nothing that search does not take up', () => {
    const idle = Object.entries(loadAbbreviations(PROJECT)).filter(([, words]) =>
      words.split(' ').some((word) => !tokeniseText(word).includes(foldText(word.replaceAll('-', '')))),
    );
    expect(idle).toEqual([]);
  });
});
