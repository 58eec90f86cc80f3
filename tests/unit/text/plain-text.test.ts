import { describe, expect, test } from 'vitest';
import { type Html, renderMarkdown } from '../../../lib/text/markdown';
import { toPlainText } from '../../../lib/text/plain-text';

/** The words of HTML that the Markdown processor could write. */
// Only this test makes HTML by hand: what matters is what each tag and entity becomes.
const readWords = (html: string) => toPlainText({ html: html as Html });

describe('rendered Markdown as words on one line', () => {
  test('has the words of blocks apart and those of inline tags together', () => {
    expect(toPlainText(renderMarkdown('# Um\n\nDo**is** `três`.\n\n- quatro\n- [cin](/5)co\n'))).toBe(
      'Um Dois três. quatro cinco',
    );
    expect(readWords('<li>um</li><li>dois</li>')).toBe('um dois');
    expect(readWords('me<a href="/x" title="y">ta</a>de e <span class="z">t</span>udo')).toBe('metade e tudo');
  });

  test('has each space once and none around', () => {
    expect(readWords(' <p>um \n\n  dois</p>\t')).toBe('um dois');
  });

  test.each([
    ['&amp;', '&'],
    ['&lt;', '<'],
    ['&gt;', '>'],
    ['&quot;', '"'],
    ['&apos;', "'"],
    ['&AMP;', '&'],
    ['a&nbsp;b', 'a b'],
    ['&#x3C;', '<'],
    ['&#X1F600;', '😀'],
    ['&#38;', '&'],
    ['&#128512;', '😀'],
    ['&desconhecida;', '&desconhecida;'],
    ['R&D; e &', 'R&D; e &'],
  ])('has what the entity stands for: %s is %s', (html, words) => {
    expect(readWords(html)).toBe(words);
  });

  test('does not take an entity that is text for markup', () => {
    expect(readWords('&lt;b&gt;um&lt;/b&gt; &amp;lt;')).toBe('<b>um</b> &lt;');
  });
});
