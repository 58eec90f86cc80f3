import { describe, expect, test } from 'vitest';
import {
  cutReferenceSheet,
  leaveOutSheet,
  linkReferenceSheet,
  listReferenceClasses,
} from '@/lib/publish/reference-sheet';
import { readFault } from '../support/fault';

const LAYERS = '@layer reset,components,reference;';
const BUTTON = '@layer components{.a_button{color:red}.shared{margin:0}}';
const FIELD = '@layer reference{.b_field{color:red}@media print{.b_field .shared,._0tR_row{margin:.5rem}}}';
const CODE = '@layer reference{.-c_code{color:red}}';

test('the styles of the reference become a sheet of their own, and both keep their order', () => {
  expect(cutReferenceSheet([LAYERS, FIELD, BUTTON, CODE].join('\n'))).toEqual({
    site: `${LAYERS}\n${BUTTON}`,
    reference: `${FIELD}\n${CODE}`,
  });
  expect(cutReferenceSheet(BUTTON)).toEqual({ site: BUTTON, reference: '' });
});

test.each([
  ['begins in a line that has another', `${BUTTON}${FIELD}`],
  ['goes on in the next line', '@layer reference{.b_field{color:red}\n.c{margin:0}}'],
  ['does not end with its line', `${CODE}.d{margin:0`],
])('a module that %s stops the build', (_, text) => {
  expect(readFault(() => cutReferenceSheet(text))).toBe(
    'out/_next/static/chunks\n  style sheet: the layer "reference" does not stand in lines of its own\n' +
      '  Fix: compare lib/publish/reference-sheet.ts with the style sheets that this version of Next writes',
  );
});

test('its classes are those that the site’s sheet does not have', () => {
  const classes = listReferenceClasses({ site: BUTTON, reference: `${FIELD}\n${CODE}` });
  expect([...classes].sort()).toEqual(['-c_code', '_0tR_row', 'b_field']);
});

describe('a page', () => {
  const link = (name: string, rest = '') =>
    `<link rel="stylesheet" href="/x/_next/static/chunks/${name}" data-precedence="next"${rest}/>`;
  const page = (first: string, body: string) => `<head>${first}${link('own.css')}</head>${body}`;
  const show = (body: string) =>
    linkReferenceSheet(
      page(link('s.css'), body),
      { whole: 'w.css', reference: 'r.css' },
      new Set(['b_field', '_0tR_row']),
    );

  test('with something of the reference begins with all styles', () => {
    for (const body of ['<p class="b_field">', '<p id="x" class="a_button _0tR_row">']) {
      expect(show(body)).toBe(page(link('w.css'), body));
    }
  });

  test('without says at its link where those of the reference are', () => {
    const address = ' data-reference-sheet="/x/_next/static/chunks/r.css"';
    for (const body of ['<p class="a_button b_fields">', '<p>b_field</p>', '<p data-class="b_field">']) {
      expect(show(body)).toBe(page(link('s.css', address), body));
    }
  });
});

test('the data of a page does not name the sheet that every page begins with', () => {
  const hint = (name: string) => `:HL["/x/${name}","style"]\n`;
  const element = (name: string) => `["$","link","0",{"rel":"stylesheet","href":"/x/${name}","precedence":"next"}]`;
  const leaveOut = (data: string) => leaveOutSheet(data, 's.css');
  expect(leaveOut(`1:I[2]\n${hint('s.css')}${hint('t.css')}`)).toBe(`1:I[2]\n${hint('t.css')}`);
  expect(leaveOut(`0:[[${element('s.css')},["$","p"]],"x"]`)).toBe('0:[[["$","p"]],"x"]');
  expect(leaveOut(`0:[[["$","p"],${element('s.css')}],"x"]`)).toBe('0:[[["$","p"]],"x"]');
  expect(leaveOut(`0:[[${element('s.css')}],${element('t.css')}]`)).toBe(`0:[[],${element('t.css')}]`);
});
