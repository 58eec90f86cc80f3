import { expect, test } from 'vitest';
import { leaveOutStaticParts } from '@/lib/publish/leave-out-static-parts';
import { readFault } from '../support/fault';

const FILE = 'out/x/index.html';
const row = (id: string, value: unknown) => `${id}:${JSON.stringify(value)}\n`;
const element = (type: string, props: object) => ['$', type, null, props];
const part = (name: string, children: unknown) => element('ul', { 'data-static': name, className: 'c', children });
const place = (name: string) =>
  element('ul', { 'data-static': name, className: 'c', dangerouslySetInnerHTML: { __html: `@static:${name}` } });
const page = (...names: readonly string[]) => names.map((name) => `<ul data-static="${name}"></ul>`).join('');

/** A module, a hint and a stream, as React writes them. */
const MODULE = '9:I[1,["$a"],"Island"]\na:"/chunk.js"\n';
const OTHERS = ':HL["/a.css","style"]\n5:X\n5:C\n';
const TEXT = 'b:T4,é\n:';

test('the content of a part, and the rows that only it refers to, are left out', () => {
  const data =
    row('0', element('main', { children: [part('campos', ['$1', '$Lc', 'b']), '$7', '$b'] })) +
    OTHERS +
    row('1', element('li', { children: '$3' })) +
    row('c', element('li', { children: 'só dela' })) +
    row('7', 'fora') +
    row('3', 'também só dela') +
    TEXT;
  expect(leaveOutStaticParts(data, page('campos'), FILE)).toBe(
    row('0', element('main', { children: [place('campos'), '$7', '$b'] })) + OTHERS + row('7', 'fora') + TEXT,
  );
});

test('rows that became ready in another order are the same data', () => {
  const root = row('5', 'antes') + row('0', ['$5', '$a', '$b', '$9']);
  const rest = [row('9', 'x'), row('a', 'y'), 'b:T1,z', ':HL["/b.css","style"]\n'];
  const data = leaveOutStaticParts(root + rest.join(''), '', FILE);
  expect(leaveOutStaticParts(root + rest.toReversed().join(''), '', FILE)).toBe(data);
  expect(data.startsWith(root)).toBe(true);
});

test('raw HTML is left out like elements', () => {
  const raw = element('ul', { 'data-static': 'campos', className: 'c', dangerouslySetInnerHTML: { __html: '$1' } });
  const data = row('0', raw) + row('1', '<li>');
  expect(leaveOutStaticParts(data, page('campos'), FILE)).toBe(row('0', place('campos')));
});

test('a part with an island in it stays, and parts within it are left out', () => {
  const data =
    row('0', part('fora', ['$1', element('$L9', {}), part('dentro', 'texto')])) +
    row('1', part('linha', 'texto')) +
    MODULE;
  expect(leaveOutStaticParts(data, page('fora', 'dentro', 'linha'), FILE)).toBe(
    row('0', part('fora', ['$1', element('$L9', {}), place('dentro')])) + row('1', place('linha')) + MODULE,
  );
});

test('an island is found in a row that a row of the part refers to', () => {
  const data = row('0', part('campos', '$1')) + row('1', ['$L2']) + row('2', element('$L9', {})) + MODULE;
  expect(leaveOutStaticParts(data, page('campos'), FILE)).toBe(data);
});

test('a place within what stays may be referred to', () => {
  const data =
    row('0', [part('campos', 'x'), '$1:props:items:0', '$2:0:props:items']) +
    row('1', element('div', { items: [{ a: 1 }] })) +
    row('2', ['$1']);
  expect(leaveOutStaticParts(data, page('campos'), FILE)).toContain('"$1:props:items:0"');
});

test('texts that look like a reference to nothing are values', () => {
  const data = row('0', ['$undefined', '$$1', '$Sreact.fragment', '$D2026-01-01', '$ff', '$NaN']);
  expect(leaveOutStaticParts(data, '', FILE)).toBe(data);
});

test.each([
  [
    'within a part that is left out',
    row('0', [part('campos', { a: { b: 1 } }), '$0:0:props:children:a']),
    page('campos'),
    'its data refers to ":0:props:children:a" within a static part',
  ],
  [
    'without the row of the page',
    row('1', part('campos', 'a')),
    page('campos'),
    'its data has no row "0", which all others hang on',
  ],
  [
    'twice by the same name',
    row('0', [part('campos', 'a'), part('campos', 'b')]),
    page('campos', 'campos'),
    'the page has not one static part "campos"',
  ],
  ['that the page lacks', row('0', part('campos', 'a')), page('outra'), 'the page has not one static part "campos"'],
  [
    'in words only',
    row('0', ['@static:campos', part('outra', 'a')]),
    page('outra'),
    'its text says "@static:campos", with which the build marks places',
  ],
])('data that names a part %s stops the build', (_, data, html, found) => {
  expect(readFault(() => leaveOutStaticParts(data, html, FILE))).toBe(
    `${FILE}\n  static part: ${found}\n  Fix: see data-static in lib/page-scripts/static-parts.ts`,
  );
});

test.each([
  ['that break off', '0:{"a":1}\n1:"x"', '1'],
  ['with a text shorter than its length', '0:T9,abc', '0'],
  ['of another form', 'zz:{}\n', 'zz'],
])('rows %s stop the build', (_, data, name) => {
  expect(readFault(() => leaveOutStaticParts(data, '', FILE))).toBe(
    `${FILE}\n  page data: its row "${name}" does not end in the form this build expects\n` +
      '  Fix: compare lib/publish/flight-rows.ts with the data that this version of React writes',
  );
});
