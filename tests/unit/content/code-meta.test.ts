import { describe, expect, test } from 'vitest';
import { readCode } from '../../../lib/content/code-meta';
import { parseGuide } from '../../../lib/content/parse-guide';
import { readFault } from '../support/fault';

const TOP = '---\ntitle: Um guia\ndescription: Uma frase que diz ao leitor o que ele consegue fazer aqui.\n---\n\n';
const FIVE = 'a\nb\nc\nd\ne';

function read(code: string, meta = '') {
  const view = readCode(code, meta, ({ found }) => {
    throw new Error(found);
  });
  return { ...view, marked: [...view.marked].sort() };
}

test('a block says nothing about itself unless its author does', () => {
  expect(read(FIVE)).toEqual({ code: FIVE, title: undefined, marked: [], firstLine: undefined, isAsWritten: false });
});

test('a title, marked lines and numbers are read in any order', () => {
  expect(read(FIVE, '{1,3-5} title="a b.json" showLineNumbers')).toEqual({
    code: FIVE,
    title: 'a b.json',
    marked: [1, 3, 4, 5],
    firstLine: 1,
    isAsWritten: false,
  });
  expect(read(FIVE, 'showLineNumbers=10 {2}')).toMatchObject({ firstLine: 10, marked: [2] });
  expect(read(FIVE, 'asWritten')).toMatchObject({ isAsWritten: true, title: undefined });
});

test.each([
  ['// highlight-next-line'],
  ['  # highlight-next-line'],
  ['-- highlight-next-line'],
  ['/* highlight-next-line */'],
  ['<!-- highlight-next-line -->'],
  ['//highlight-next-line'],
  ['//   highlight-next-line  '],
  ['/*highlight-next-line*/  '],
])('the comment "%s" marks the next line and is not shown', (comment) => {
  expect(read(`a\n${comment}\nb\nc`)).toMatchObject({ code: 'a\nb\nc', marked: [2] });
});

test('lines between two comments are marked; numbers count the lines that are shown', () => {
  const source = 'a\n// highlight-start\nb\nc\n// highlight-end\nd';
  expect(read(source, '{4}')).toMatchObject({ code: 'a\nb\nc\nd', marked: [2, 3, 4] });
});

test('a comment that says something else stays', () => {
  expect(read('a // highlight-next-line\nb').code).toBe('a // highlight-next-line\nb');
});

describe('the build stops with file and line', () => {
  const fault = (block: string) => readFault(() => parseGuide(`${TOP}${block}\n`, 'guia.mdx'));

  test('on a language without colours', () => {
    expect(fault('```jsn\n{}\n```')).toMatchInlineSnapshot(`
      "guia.mdx:6
        \`\`\`jsn: "jsn" has no colours here
        Fix: use "json" or "bash" or "java""
    `);
  });

  test('on a word that means nothing', () => {
    expect(fault('```json titulo="a"\n{}\n```')).toMatchInlineSnapshot(`
      "guia.mdx:6
        \`\`\`json titulo="a": found titulo="a"
        Fix: use title="…", {1,3-5}, showLineNumbers or asWritten"
    `);
  });

  test('on lines that the block does not have', () => {
    expect(fault('```json {3}\n{}\n```')).toMatchInlineSnapshot(`
      "guia.mdx:6
        \`\`\`json {3}: {3} in a block of one line
        Fix: name lines of the block, such as {1,3-5}"
    `);
    expect(fault('```json {2-1}\n{\n}\n```')).toMatchInlineSnapshot(`
      "guia.mdx:6
        \`\`\`json {2-1}: {2-1} in a block of 2 lines
        Fix: name lines of the block, such as {1,3-5}"
    `);
  });

  test('on comments that do not pair', () => {
    expect(fault('```php\n// highlight-start\n$a;\n```')).toMatchInlineSnapshot(`
      "guia.mdx:6
        \`\`\`php: a highlight-start without an end
        Fix: add a comment highlight-end"
    `);
    expect(fault('```php\n$a;\n// highlight-end\n```')).toMatchInlineSnapshot(`
      "guia.mdx:6
        \`\`\`php: a highlight-end too many
        Fix: write start and end in turn"
    `);
    expect(fault('```php\n$a;\n// highlight-next-line\n```')).toMatchInlineSnapshot(`
      "guia.mdx:6
        \`\`\`php: a highlight-next-line without a next line
        Fix: put it above the line it is about"
    `);
  });
});

test('lines of two digits are marked, blanks between them', () => {
  expect(
    read(FIVE.repeat(4), '{ 10-11, 2 }')
      .marked.map(Number)
      .sort((a, b) => a - b),
  ).toEqual([2, 10, 11]);
});

test.each(['{0}', '{a1}', '{1a}', '{}', '{1-}'])('%s names no lines', (meta) => {
  expect(() => read(FIVE, meta)).toThrow(`${meta} in a block of 5 lines`);
});

test('a comment with more words stays', () => {
  const source = '// highlight-next-line por favor\nb';
  expect(read(source)).toMatchObject({ code: source, marked: [] });
});
