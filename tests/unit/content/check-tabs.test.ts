import { describe, expect, test } from 'vitest';
import { parseGuide } from '../../../lib/content/parse-guide';
import { compileGuide } from '../support/compile-guide';
import { readFault } from '../support/fault';

const TOP = '---\ntitle: Um guia\ndescription: Uma frase que diz ao leitor o que ele consegue fazer aqui.\n---\n\n';
const GOOD =
  '<Tabs group="sistema" query="so">\n<Tab value="linux" label="Linux">\n\nUm.\n\n</Tab>\n<Tab value="mac" label="Mac" default>\n\nDois.\n\n</Tab>\n</Tabs>\n';
const parse = (body: string) => parseGuide(TOP + body, 'guia.mdx');
const fault = (from: string, to: string) => readFault(() => parse(GOOD.replace(from, to)));

test('tabs with names, labels and a default are accepted', () => {
  expect(() => parse(GOOD)).not.toThrow();
  expect(() => parse(GOOD.replace(' group="sistema" query="so"', ''))).not.toThrow();
});

describe('the build stops with file and line', () => {
  test('on two tabs of the same value', () => {
    expect(fault('value="mac"', 'value="linux"')).toMatchInlineSnapshot(`
      "guia.mdx:12
        <Tab value="linux">: is there twice
        Fix: give each tab a value of its own"
    `);
  });

  test('on two defaults', () => {
    expect(fault('label="Linux"', 'label="Linux" default')).toMatchInlineSnapshot(`
      "guia.mdx:12
        <Tab value="mac" default>: "linux" is the default already
        Fix: keep one of the two"
    `);
  });

  test('on a default that names a tab', () => {
    expect(fault('default', 'default="linux"')).toMatchInlineSnapshot(`
      "guia.mdx:12
        <Tab value="mac" default>: has a value
        Fix: write default alone"
    `);
  });

  test('on something in the group that is not a tab', () => {
    expect(fault('</Tab>\n<Tab', '</Tab>\n\nSolto.\n\n<Tab')).toMatchInlineSnapshot(`
      "guia.mdx:13
        <Tabs>: holds text that is in no <Tab>
        Fix: put it into a <Tab>"
    `);
    expect(fault('</Tab>\n<Tab', '</Tab>\n<Steps>\n\n1. a\n\n</Steps>\n<Tab')).toMatchInlineSnapshot(`
      "guia.mdx:12
        <Tabs>: holds <Steps>
        Fix: put it into a <Tab>"
    `);
  });

  test('on a tab without a group', () => {
    expect(readFault(() => parse('<Tab value="a" label="A">\n\nUm.\n\n</Tab>\n'))).toMatchInlineSnapshot(`
      "guia.mdx:6
        <Tab>: stands outside <Tabs>
        Fix: put <Tabs> around it"
    `);
  });

  test('on a single tab', () => {
    expect(
      readFault(() => parse('<Tabs>\n<Tab value="a" label="A">\n\nUm.\n\n</Tab>\n</Tabs>\n')),
    ).toMatchInlineSnapshot(`
      "guia.mdx:6
        <Tabs>: holds 1 <Tab>
        Fix: give at least two, or write it without tabs"
    `);
  });

  test('on a tab without a value or label', () => {
    expect(fault('value="mac" ', '')).toMatchInlineSnapshot(`
      "guia.mdx:12
        <Tab value>: found no text
        Fix: use lower-case letters, digits and single hyphens"
    `);
    expect(fault('value="mac"', 'value="Mac OS"')).toMatchInlineSnapshot(`
      "guia.mdx:12
        <Tab value>: found "Mac OS"
        Fix: use lower-case letters, digits and single hyphens"
    `);
    expect(fault('label="Mac"', 'label="  "')).toContain('found no label');
    expect(fault(' label="Mac"', '')).toMatchInlineSnapshot(`
      "guia.mdx:12
        <Tab value="mac">: found no label
        Fix: say in label what the reader chooses"
    `);
  });

  test('on a name that cannot stand in an address, and on the group of the samples', () => {
    expect(fault('query="so"', 'query="s o"')).toMatchInlineSnapshot(`
      "guia.mdx:6
        <Tabs query>: found "s o"
        Fix: use lower-case letters, digits and single hyphens"
    `);
    expect(fault('group="sistema"', 'group={sistema}')).toMatchInlineSnapshot(`
      "guia.mdx:6
        <Tabs group={sistema}>: a guide cannot run code
        Fix: write group="…", a text between quotes"
    `);
    expect(fault('group="sistema"', 'group="code-samples"')).toMatchInlineSnapshot(`
      "guia.mdx:6
        <Tabs group>: belongs to the samples of the reference
        Fix: choose another name"
    `);
  });
});

test('groups take their ids from their names, each id once', async () => {
  const compiled = await compileGuide(TOP + GOOD + GOOD + GOOD.replace(' group="sistema" query="so"', ''), 'guia.mdx');
  expect([...compiled.matchAll(/_jsxs?\(Tabs, \{[^}]*?id: "([^"]*)"/g)].map(([, id]) => id)).toEqual([
    'sistema',
    'sistema-2',
    'tabs',
  ]);
});
