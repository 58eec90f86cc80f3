import type { Paragraph } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { toInlineText } from '../../../lib/text/inline';

/** The phrasing of a line of Markdown. */
function parseLine(markdown: string): Paragraph['children'] {
  const [first] = unified().use(remarkParse).parse(markdown).children;
  return first?.type === 'paragraph' ? first.children : [];
}

test('phrasing is reduced to runs of text and code', () => {
  expect(toInlineText(parseLine('O campo `chave` é **[texto](/x)**'))).toEqual([
    { text: 'O campo ', isCode: false },
    { text: 'chave', isCode: true },
    { text: ' é ', isCode: false },
    { text: 'texto', isCode: false },
  ]);
});

test('runs without text are left out', () => {
  expect(toInlineText(parseLine('![](x.png)ok'))).toEqual([{ text: 'ok', isCode: false }]);
});
