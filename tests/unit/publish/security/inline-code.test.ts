import { expect, test } from 'vitest';
import { readInlineCode } from '@/lib/publish/security/inline-code';

const texts = (html: string) => readInlineCode(html).map(({ text }) => text);

test('scripts and styles that stand in the page as text are read, exactly as they stand', () => {
  const html = '<style media="(a > b)"> a{}\n</style><p>x</p><script>\n1 < 2\n</script><script id="_R_">b</script>';
  expect(readInlineCode(html)).toEqual([
    { kind: 'style', text: ' a{}\n' },
    { kind: 'script', text: '\n1 < 2\n' },
    { kind: 'script', text: 'b' },
  ]);
});

test.each(['module', 'importmap', 'speculationrules', 'text/javascript', 'application/javascript', ''])(
  'a script of the type "%s" is one that the policy holds to',
  (type) => expect(texts(`<script type="${type}">a</script>`)).toEqual(['a']),
);

test.each(['type="application/ld+json"', 'type="text/plain"', 'src="/a.js"', 'src="/a.js" async=""'])(
  'a script with %s is not',
  (attributes) => expect(texts(`<script ${attributes}>a</script>`)).toEqual([]),
);
