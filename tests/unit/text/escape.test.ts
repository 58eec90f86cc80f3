import { expect, test } from 'vitest';
import { escapeHtml } from '../../../lib/text/escape-html';
import { escapePattern } from '../../../lib/text/escape-pattern';

test('a text in HTML opens no element, ends no attribute and starts no entity', () => {
  expect(escapeHtml('a <b> & "c" &lt;')).toBe('a &lt;b&gt; &amp; &quot;c&quot; &amp;lt;');
  expect(escapeHtml("sem nada: 'ção'")).toBe("sem nada: 'ção'");
});

test('a text in a regular expression matches itself and nothing else', () => {
  const text = '^a.b*c+d?e{2}(g)|[h]\\$ i-j';
  expect(new RegExp(`^${escapePattern(text)}$`).test(text)).toBe(true);
  for (const sign of '.*+?^$()|[]\\{}') expect(escapePattern(sign)).toBe(`\\${sign}`);
  expect(escapePattern('abc 123 é')).toBe('abc 123 é');
});
