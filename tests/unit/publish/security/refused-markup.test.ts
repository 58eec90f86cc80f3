import { expect, test } from 'vitest';
import { refuseMarkup } from '@/lib/publish/security/refused-markup';
import { readFault } from '../../support/fault';

const page = (content: string) => `<html lang="en"><body><p>Texto</p>${content}</body></html>`;

// @behaviour Build: Markup that the security policy keeps browsers from stops the build
test.each([
  ['<p style="color:red">x</p>', 'browsers refuse <p style="color:red">'],
  ['<rect width="1" style="fill:#000"/>', 'browsers refuse <rect style="fill:#000">'],
  ['<b title="a > b" onclick="a()">x</b>', 'browsers refuse <b onclick="a()">'],
  ['<a href="javascript:a()">x</a>', 'browsers refuse <a href="javascript:a()">'],
  ['<a href=" JavaScript:a()">x</a>', 'browsers refuse <a href=" JavaScript:a()">'],
  ['<iframe src="https://exemplo.com.br/"></iframe>', 'the page has <iframe>'],
  ['<base href="/x/">', 'the page has <base>'],
  ['<img src="https://exemplo.com.br/a.png">', 'browsers refuse <img src="https://exemplo.com.br/a.png">'],
  ['<img srcset="//exemplo.com.br/a.png 2x">', 'browsers refuse <img srcset="//exemplo.com.br/a.png 2x">'],
])('%s stops the build', (content, found) => {
  expect(readFault(() => refuseMarkup(page(content), 'out/x.html'))).toContain(
    `out/x.html\n  security policy: ${found}\n  Fix: `,
  );
});

test.each([
  '<code>&lt;p style="color:red" onclick="a()"></code>',
  '<script>const javascript = "javascript:"; element.style.color = "red"</script>',
  '<a href="/docs/#javascript:a" data-style="x">javascript: é recusado</a>',
  '<a href="https://exemplo.com.br/"><img src="/a.png" srcset="/b.png 2x"></a><img src="data:,">',
])('what only looks like it does not: %s', (content) => {
  expect(() => refuseMarkup(page(content), 'out/x.html')).not.toThrow();
});
