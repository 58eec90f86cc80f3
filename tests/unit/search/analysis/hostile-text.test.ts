import { test } from 'vitest';
import { parseApiPath } from '../../../../lib/search/analysis/path';
import { parseQuery } from '../../../../lib/search/analysis/query';
import { tokeniseText } from '../../../../lib/search/analysis/tokenise';
import { Vocabulary } from '../../../../lib/search/analysis/vocabulary';
import { expectCpuTime } from '../../support/cpu-time';

test('a long hostile address takes no time', () => {
  expectCpuTime(() => parseApiPath(`/${'a/'.repeat(100_000)}!`), 200);
  expectCpuTime(() => parseApiPath(`/${'{'.repeat(100_000)}`), 200);
});

test('a long hostile text takes no time', () => {
  const text = `${'a-'.repeat(200_000)}${'\u0301'.repeat(200_000)}`;
  expectCpuTime(() => tokeniseText(text), 2000);
});

test('a long hostile query takes no time', () => {
  const vocabulary = new Vocabulary(new Map([['/v1/dfe', 1]]));
  const query = `${'/a'.repeat(5000)} ${'x-'.repeat(5000)} ${'9'.repeat(5000)}`;
  expectCpuTime(() => parseQuery(query, vocabulary, []), 500);
});
