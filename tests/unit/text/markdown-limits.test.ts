import { expect, test } from 'vitest';
import { findMarkdownFault } from '../../../lib/text/markdown-limits';

const LONGEST = 9000;
const TOO_MANY = {
  found: '2001 marks such as * and [ in one paragraph',
  fix: 'divide it by blank lines, or put it into a block of code',
};
const TOO_DEEP = { found: 'quotes or lists inside each other', fix: 'use fewer levels' };

test.each([
  ['as long as it may be', 'a'.repeat(LONGEST)],
  ['of no mark', ''],
  ['of as many marks as one paragraph may have', '*_~[]`<&'.repeat(250)],
  ['of many marks in two paragraphs', `${'*'.repeat(2000)}\n \t\r\n${'*'.repeat(2000)}\n\n${'*'.repeat(2000)}`],
  ['of many other signs', '('.repeat(2001)],
  ['of forty-nine levels', '> '.repeat(49)],
])('a text %s is read', (_, text) => {
  expect(findMarkdownFault(text, LONGEST)).toBeUndefined();
});

test.each([
  [
    'a longer text',
    'a'.repeat(LONGEST + 1),
    { line: 1, found: 'a text of 9001 characters', fix: 'keep it under 9000, or divide it' },
  ],
  ['too many marks', `um\n\ndois\n\n${'*_'.repeat(1000)}\n*`, { line: 5, ...TOO_MANY }],
  ['fifty levels of quotes', `um\n\n${'>'.repeat(50)}`, { line: 3, ...TOO_DEEP }],
  ['fifty levels of lists', `um\n${'- 1. '.repeat(25)}`, { line: 2, ...TOO_DEEP }],
])('%s is told with its line', (_, text, fault) => {
  expect(findMarkdownFault(text, LONGEST)).toEqual(fault);
});
