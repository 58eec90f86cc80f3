import { expect, test } from 'vitest';
import { readDataScript } from '@/lib/page-scripts/page-data';
import { splitPayload } from '@/lib/publish/split-payload';
import { readFault } from '../support/fault';

const HEAD_SCRIPT = 'function takesData() { return "é"; }';
const page = (scripts: string) =>
  `<html><head><script>${HEAD_SCRIPT}</script></head>` +
  `<body><main>Texto</main><script src="/a.js" async=""></script>${scripts}</body></html>`;
const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const write = (...pieces: string[]) =>
  START +
  pieces
    .map((piece) => `<script>self.__next_f.push([1,${JSON.stringify(piece).replaceAll('<', '\\u003c')}])</script>`)
    .join('');
/** As Next writes it: a row of long text has its length in bytes. */
const DATA = `0:{"a":"$2","b":"$3"}\n2:T${Buffer.byteLength(HEAD_SCRIPT).toString(16)},${HEAD_SCRIPT}3:"</script>"\n`;
const SCRIPTS = write(DATA.slice(0, 9), DATA.slice(9));

test('the data of a page becomes a script at its end, in its order, without what the head says', () => {
  const { html, script } = splitPayload(page(SCRIPTS), DATA, '/base/x/', 'out/x.html');
  const [, digest] = /^pageData\(\["([\w-]{16})",/.exec(script) ?? [];
  expect(html).toBe(page(`<script src="/base/x/data.js?${digest}"></script>`));
  expect(readDataScript(script)[1]).toBe('0:{"a":"$2","b":"$3"}\n2:""\n3:"</script>"\n');
});

test('a page that the router never opens has its data in a file too', () => {
  const whole = splitPayload(page(SCRIPTS), DATA, '/404/', 'out/404/index.html');
  expect(splitPayload(page(SCRIPTS), undefined, '/404/', 'out/404/index.html')).toEqual(whole);
});

test('other scripts of the page stay', () => {
  const other = '<script>var a = 1</script>';
  expect(splitPayload(page(other + SCRIPTS), DATA, '/', 'out/x.html').html).toContain(other);
});

test('the address names what the file holds', () => {
  const nameOf = (scripts: string, data: string) => splitPayload(page(scripts), data, '/', 'out/x.html').html;
  expect(nameOf(SCRIPTS, DATA)).toBe(nameOf(SCRIPTS, DATA));
  const other = `${DATA}:HL["/b.css","style"]\n`;
  expect(nameOf(write(other), other)).not.toBe(nameOf(SCRIPTS, DATA));
});

test.each([
  ['without data', page(''), DATA, 'the page does not carry its data in the form this build expects'],
  [
    'with data in another form',
    page(`${SCRIPTS}<script>window.__next_f.push([1,"c"])</script>`),
    DATA,
    'the page does not carry its data in the form this build expects',
  ],
  [
    'with data of another kind',
    page(`${SCRIPTS}<script>self.__next_f.push([3,"AAAA"])</script>`),
    DATA,
    'the page does not carry its data in the form this build expects',
  ],
  ['without an end', SCRIPTS, DATA, 'the page does not carry its data in the form this build expects'],
  [
    'beside other data',
    page(SCRIPTS),
    `${DATA}4:"b"\n`,
    'the page carries other data than the file beside it, which one file is to replace',
  ],
  [
    'whose data does not repeat the head',
    page(write('1:"a"\n')),
    '1:"a"\n',
    'its data does not repeat a script of the head, once, as a row of text',
  ],
])('a page %s stops the build', (_, html, data, found) => {
  expect(readFault(() => splitPayload(html, data, '/', 'out/x.html'))).toBe(
    `out/x.html\n  page data: ${found}\n` +
      '  Fix: compare lib/publish/split-payload.ts with the HTML that this version of Next writes',
  );
});
