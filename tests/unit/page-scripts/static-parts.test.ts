import { expect, test } from 'vitest';
import { fillStaticParts, joinPlace, placePart } from '@/lib/page-scripts/static-parts';

/** A page that has one part. */
const page = (innerHTML: string) => {
  const querySelector = (selector: string) => (selector === '[data-static="campos"]' ? { innerHTML } : null);
  return { querySelector } as unknown as ParentNode;
};
const data = (name: string) =>
  `1:["$","ul",null,{"dangerouslySetInnerHTML":{"__html":"${placePart(name)}"}}]\n2:"campos"\n`;

test('the content of a part takes its place in the data, as a JSON text', () => {
  const html = '<li>"$&" \\ $1\n</li>';
  const [row = '', other] = fillStaticParts(data('campos'), page(html)).split('\n');
  expect(JSON.parse(row.slice(2))[3]).toEqual({ dangerouslySetInnerHTML: { __html: html } });
  expect(other).toBe('2:"campos"');
});

test('an element within a part is found by the numbers of the elements that lead to it', () => {
  const inner = { innerHTML: '<b>um</b>', children: [] };
  const part = { innerHTML: '', children: [{ children: [] }, { children: [{ children: [] }, inner] }] };
  const root = { querySelector: () => part } as unknown as ParentNode;
  const name = joinPlace(joinPlace('campos', 1), 1);
  expect(fillStaticParts(data(name), root)).toContain(JSON.stringify(inner.innerHTML));
  expect(() => fillStaticParts(data(joinPlace(name, 0)), root)).toThrow(new TypeError('campos'));
});

test('a page that lacks a part is not the one of the data', () => {
  expect(() => fillStaticParts(data('outra'), page(''))).toThrow(new TypeError('outra'));
});
