import { expect, test } from 'vitest';
import { leaveOutStaticParts } from '@/lib/publish/leave-out-static-parts';

const row = (id: string, value: unknown) => `${id}:${JSON.stringify(value)}\n`;
const element = (type: string, children: unknown) => ['$', type, null, { children }];
const bold = (text: string) => element('p', [element('b', text)]);
const ISLAND = ['$', '$L9', null, {}];
/** The module of an island, and what names a fragment. */
const MODULES = '9:I[1,[],"Island"]\n8:"$Sreact.fragment"\n';
const part = (children: unknown) => ['$', 'main', null, { 'data-static': 'main', children }];

/** What the data of a page says in place of its content, by the numbers of the elements there. */
function readPlaces(children: unknown, html: string, rows = ''): readonly string[] {
  const data = row('0', part(children)) + rows + MODULES;
  const left = leaveOutStaticParts(data, `<main data-static="main">${html}</main>`, 'out/x/index.html');
  return [...left.matchAll(/@static:main\/([\d/]+)/g)].map(([, place = '']) => place);
}

test('what stands before and behind an island is left out, whatever the island makes', () => {
  const children = [bold('um'), ISLAND, bold('dois')];
  expect(readPlaces(children, '<p><b>um</b></p><p><b>dois</b></p>')).toEqual(['0', '1']);
  expect(readPlaces(children, '<p><b>um</b></p><i></i><i></i><p><b>dois</b></p>')).toEqual(['0', '3']);
});

test('between islands it is left out where each makes one element', () => {
  const children = [ISLAND, bold('um'), ISLAND];
  expect(readPlaces(children, '<i></i><p><b>um</b></p><i></i>')).toEqual(['1']);
  expect(readPlaces(children, '<p><b>um</b></p><i></i>')).toEqual([]);
});

test('beside an island that lies deeper too, by the numbers of all the elements that lead there', () => {
  const children = [bold('um'), element('div', [ISLAND, element('ul', [bold('dois')])])];
  expect(readPlaces(children, '<p><b>um</b></p><div><i></i><ul><p><b>dois</b></p></ul></div>')).toEqual(['0', '1/1']);
});

test('texts are no elements, and groups of children are none of their own', () => {
  const group = ['$', '$8', null, { children: ['texto', bold('um')] }];
  const children = ['texto', null, '$undefined', false, 7, [group, ['$1']], '$L2', ISLAND];
  const rows = row('1', bold('dois')) + row('2', bold('três'));
  const html = 'texto texto<p><b>um</b></p>7<p><b>dois</b></p><p><b>três</b></p><i></i>';
  expect(readPlaces(children, html, rows)).toEqual(['0', '1', '2']);
});

test('words are compared as readers have them', () => {
  const raw = ['$', 'pre', null, { dangerouslySetInnerHTML: { __html: '$1' } }];
  const children = [element('p', ['$$1 & ', element('b', 2), '$undefined']), raw, ISLAND];
  const html = '<p>$1 &amp; <b>2</b></p><pre><i>é</i> &lt;</pre><i></i>';
  const rows = `1:T${Buffer.byteLength('<i>é</i> &lt;').toString(16)},<i>é</i> &lt;`;
  expect(readPlaces(children, html, rows)).toEqual(['0', '1']);
});

test.each([
  ['has other words on the page', [bold('um'), ISLAND], '<p><b>dois</b></p><i></i>'],
  ['is another element on the page', [bold('um'), ISLAND], '<ul><b>um</b></ul><i></i>'],
  ['the page lacks', [bold('um'), ISLAND], ''],
  ['is a text alone', [element('p', 'um'), ISLAND], '<p>um</p><i></i>'],
  ['is empty', [['$', 'hr', null, {}], ISLAND], '<hr><i></i>'],
])('what %s stays in the data', (_, children, html) => {
  expect(readPlaces(children, html)).toEqual([]);
});

test('an element into which another one refers stays, and what is beside the place in it is left out', () => {
  const list = element('ul', [bold('um'), bold('dois')]);
  const children = [list, ISLAND, '$0:props:children:0:props:children:1:props:children:0'];
  expect(readPlaces(children, '<ul><p><b>um</b></p><p><b>dois</b></p></ul><i></i><b>dois</b>')).toEqual(['0/0']);
});

test('a part within a part keeps its own name', () => {
  const inner = ['$', 'ul', null, { 'data-static': 'lista', children: [bold('um')] }];
  const data = row('0', part([inner, ISLAND])) + MODULES;
  const html = '<main data-static="main"><ul data-static="lista"><p><b>um</b></p></ul><i></i></main>';
  expect(leaveOutStaticParts(data, html, 'out/x/index.html')).toContain('"@static:lista"');
});
