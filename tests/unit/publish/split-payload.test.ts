import { expect, test } from 'vitest';
import { splitPayload } from '@/lib/publish/split-payload';
import { readFault } from '../support/fault';

const page = (scripts: string) =>
  `<html><body><main>Texto</main><script src="/a.js" async=""></script>${scripts}</body></html>`;
const DATA =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"a(\\u003c/script>)"])</script><script>self.__next_f.push([1,"b"])</script>';

test('the data of a page becomes one script at its end, in its order', () => {
  const { html, script, name } = splitPayload(page(DATA), '/base/_next/', 'out/x.html');
  expect(html).toBe(page(`<script src="/base/_next/${name}"></script>`));
  expect(script).toBe(
    '(self.__next_f=self.__next_f||[]).push([0])\nself.__next_f.push([1,"a(\\u003c/script>)"])\nself.__next_f.push([1,"b"])\n',
  );
});

test('other scripts of the page stay', () => {
  const other = '<script>var a = 1</script>';
  expect(splitPayload(page(other + DATA), '/', 'out/x.html').html).toContain(other);
});

test('the file is named by its content', () => {
  const nameOf = (scripts: string) => splitPayload(page(scripts), '/', 'out/x.html').name;
  expect(nameOf(DATA)).toBe(nameOf(DATA));
  expect(nameOf(DATA)).not.toBe(nameOf(DATA.replace('"b"', '"c"')));
});

test.each([
  ['without data', page('')],
  ['with data in another form', page(`${DATA}<script>window.__next_f.push([1,"c"])</script>`)],
  ['without an end', DATA],
])('a page %s stops the build', (_, html) => {
  expect(readFault(() => splitPayload(html, '/', 'out/x.html'))).toBe(
    'out/x.html\n  page data: the page does not carry its data in the form this build expects\n' +
      '  Fix: compare lib/publish/split-payload.ts with the HTML that this version of Next writes',
  );
});
