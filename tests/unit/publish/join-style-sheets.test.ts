import { describe, expect, test } from 'vitest';
import { groupSheets, joinStyleSheets, listStyleSheets, nameJoinedSheet } from '../../../lib/publish/join-style-sheets';

const link = (name: string) => `<link rel="stylesheet" href="/a/_next/static/chunks/${name}" data-precedence="next"/>`;
const element = (key: number, name: string) =>
  `["$","link","${key}",{"rel":"stylesheet","href":"/a/_next/static/chunks/${name}","precedence":"next"}]`;

describe('the style sheets that always come together', () => {
  test('are those that stand one directly after the other wherever one of them is', () => {
    const page = listStyleSheets(`<head>${link('a.css')}${link('b.css')}${link('c.css')}</head>`);
    expect(page).toEqual(['a.css', 'b.css', 'c.css']);
    expect(groupSheets([page, page])).toEqual([page]);
    expect(groupSheets([page, ['a.css', 'b.css']])).toEqual([['a.css', 'b.css'], ['c.css']]);
    expect(groupSheets([page, ['a.css', 'c.css', 'b.css']])).toEqual([['a.css'], ['b.css'], ['c.css']]);
    expect(groupSheets([page, ['b.css']])).toEqual([['a.css'], ['b.css'], ['c.css']]);
    expect(
      groupSheets([
        ['a.css', 'b.css'],
        ['a.css', 'b.css', 'x.css', 'y.css'],
      ]),
    ).toEqual([
      ['a.css', 'b.css'],
      ['x.css', 'y.css'],
    ]);
    expect(
      groupSheets([
        ['a.css', 'x.css', 'b.css'],
        ['a.css', 'b.css'],
      ]),
    ).toEqual([['a.css'], ['x.css'], ['b.css']]);
  });

  test('become one, whose name is as long and says what it holds', () => {
    const sheet = joinStyleSheets([
      { name: '0123456789abc.css', text: 'a{}\n' },
      { name: 'x.css', text: 'b{}' },
    ]);
    expect(sheet.text).toBe('a{}\nb{}');
    expect(sheet.name).toMatch(/^[\w-]{13}\.css$/);
    expect(joinStyleSheets([{ name: '0123456789abc.css', text: 'b{}' }]).name).not.toBe(sheet.name);
  });

  test('have the rules of a layer in one block, in their order; what is in no layer stays in its place', () => {
    const { text } = joinStyleSheets([
      { name: 'a.css', text: '@layer base,components;\n@layer components{a{}@media print{b{}}}\n@font-face{c:d}' },
      { name: 'b.css', text: '@layer base{e{}}\n@layer components{f{}}\n@layer components{g{}}' },
    ]);
    expect(text).toBe(
      '@layer base,components;\n@layer components{a{}@media print{b{}}f{}g{}}\n@font-face{c:d}\n@layer base{e{}}',
    );
    const two = '@layer base{a{}}@layer print{b{}}';
    expect(joinStyleSheets([{ name: 'a.css', text: `${two}\n@layer base{c{}}` }]).text).toBe(
      `${two}\n@layer base{c{}}`,
    );
  });
});

describe('the joined style sheet', () => {
  const join = (text: string) => nameJoinedSheet(text, ['a.css', 'b.css'], 'j.css');

  test('has one link in a page, before those of the page alone', () => {
    expect(join(`${link('a.css')}${link('b.css')}${link('c.css')}`)).toBe(`${link('j.css')}${link('c.css')}`);
  });

  test('is named once in the data of a page', () => {
    const hint = (name: string) => `:HL["/a/_next/static/chunks/${name}","style"]\n`;
    expect(join(`1:I[2]\n${hint('a.css')}${hint('b.css')}${hint('c.css')}`)).toBe(
      `1:I[2]\n${hint('j.css')}${hint('c.css')}`,
    );
    const row = `0:[[${element(0, 'a.css')},${element(1, 'b.css')},${element(2, 'c.css')}],"x"]`;
    expect(join(row)).toBe(`0:[[${element(0, 'j.css')},${element(2, 'c.css')}],"x"]`);
    expect(JSON.parse(join(row).slice(2))).toHaveLength(2);
  });

  test('takes the place of parts that come with scripts, whose links have another form', () => {
    const dynamic = (name: string) =>
      `<link href="/a/_next/static/chunks/${name}" rel="stylesheet" as="style" data-precedence="dynamic"/>`;
    expect(listStyleSheets(`${link('x.css')}${dynamic('a.css')}${dynamic('b.css')}`)).toEqual([
      'x.css',
      'a.css',
      'b.css',
    ]);
    expect(join(`${link('a.css')}${dynamic('b.css')}${dynamic('c.css')}`)).toBe(`${link('j.css')}${dynamic('c.css')}`);
  });

  test('takes the place of its parts in a script, which names it once', () => {
    expect(join('["static/chunks/s.js","static/chunks/a.css","static/chunks/b.css"].map(')).toBe(
      '["static/chunks/s.js","static/chunks/j.css"].map(',
    );
    expect(join('["static/chunks/b.css","static/chunks/d.css"]')).toBe('["static/chunks/j.css","static/chunks/d.css"]');
  });
});
