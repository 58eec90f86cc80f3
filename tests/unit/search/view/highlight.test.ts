import { describe, expect, test } from 'vitest';
import { joinParts, parseHighlight } from '../../../../lib/search/view/highlight';
import { expectCpuTime } from '../../support/cpu-time';

/** Parts as one text: matches in brackets. */
const show = (source: string) =>
  parseHighlight(source)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

describe('a highlighted text', () => {
  test.each([
    ['has its matches apart', 'Uma <mark>rejeição</mark> 539', 'Uma [rejeição] 539'],
    ['may be one match', '<mark>539</mark>', '[539]'],
    ['joins matches that touch', '<mark>a</mark><mark>b</mark>c', '[ab]c'],
    ['may be cut off inside a match', 'a <mark>b', 'a [b]'],
    ['may end a match that never began', 'a</mark> b', 'a b'],
    ['reads marks in capitals', '<MARK>x</MARK>', '[x]'],
  ])('%s', (_name, source, shown) => {
    expect(show(source)).toBe(shown);
  });

  test('is empty for an empty text', () => {
    expect(parseHighlight('')).toEqual([]);
  });

  test.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '<mark onmouseover=alert(1)>x',
    '<svg/onload=alert(1)>',
    '<mark ',
  ])('keeps any other markup as text: %s', (hostile) => {
    expect(parseHighlight(hostile)).toEqual([{ text: hostile, isMatch: false }]);
  });
});

describe('entities', () => {
  test.each([
    ['are decoded', '&lt;T&gt; &amp; &quot;a&quot; &#39;b&#x27; &apos;', `<T> & "a" 'b' '`],
    ['are decoded once', '&amp;lt;T&amp;gt;', '&lt;T&gt;'],
    ['never become markup', '&lt;mark&gt;x&lt;/mark&gt;', '<mark>x</mark>'],
    ['are matches when a mark cuts them', '&<mark>lt</mark>;T&gt;', '[<]T>'],
    ['keep their place beside matches', 'a &amp; <mark>b</mark> &amp; c', 'a & [b] & c'],
    ['that are unknown stay', '&nada; &#0; &#x110000; &', '&nada; &#0; &#x110000; &'],
    ['may be beyond the basic plane', '&#x1F600;', '😀'],
  ])('%s', (_name, source, shown) => {
    expect(show(source)).toBe(shown);
  });
});

test('the text alone has no marks', () => {
  expect(joinParts(parseHighlight('a <mark>b</mark> &amp; c'))).toBe('a b & c');
});

// @behaviour Search: Text that looks like markup is shown as text
test('shows no markup but marks', () => {
  const [hostile, match] = parseHighlight('<b onclick=x>a</b> <mark>b</mark>');
  expect([hostile, match]).toEqual([
    { text: '<b onclick=x>a</b> ', isMatch: false },
    { text: 'b', isMatch: true },
  ]);
});

test('a long text takes no time', () => {
  const text = '<mark>&amp;</mark><'.repeat(20_000);
  expectCpuTime(() => parseHighlight(text), 1000);
});
