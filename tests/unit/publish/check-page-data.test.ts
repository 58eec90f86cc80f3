import { expect, test } from 'vitest';
import { checkPageData } from '../../../lib/publish/check-page-data';
import { readFault } from '../support/fault';

const page = (script: string) => `<html><body><script>${script}</script></body></html>`;

test('a page with its data in the list that is known is fine', () => {
  expect(() => checkPageData(page('(self.__next_f=self.__next_f||[]).push([0])'), 'out/x.html')).not.toThrow();
});

test('a page with its data elsewhere stops the build', () => {
  expect(readFault(() => checkPageData(page('(self.__next_g=self.__next_g||[]).push([0])'), 'out/x.html'))).toBe(
    'out/x.html\n  page data: the page does not add its data to __next_f, the list that the script for broken pages ' +
      'empties\n  Fix: compare lib/page-scripts/part-failure.ts with the HTML that this version of Next writes',
  );
});
