import { describe, test } from 'vitest';
import { expectFault } from '../support/fault-rows';
import { GUIDE_TOP, readGuide } from '../support/small-guide';

describe('a guide’s code blocks and components are refused for', () => {
  // Bodies start on line 6.
  test.each([
    [
      'a code block in a language without colours',
      '```cobol\nputs 1\n```',
      '6 | ```cobol: "cobol" has no colours here | use one of: bash, javascript,',
    ],
    [
      'a code block in a language written wrong',
      '```jsno\n{}\n```',
      '6 | ```jsno: "jsno" has no colours here | use "json" or "java" or "sql"',
    ],
    [
      'a code block with an unknown word',
      '```json numeros\n{}\n```',
      '6 | ```json numeros: found numeros | use title="…", {1,3-5}, showLineNumbers or asWritten',
    ],
    [
      'a code block that marks a line it does not have',
      '```json {9}\n{}\n```',
      '6 | ```json {9}: {9} in a block of one line | name lines of the block, such',
    ],
    [
      'a code block that marks line 0',
      '```json {0}\n{}\n```',
      '6 | ```json {0}: {0} in a block of one line | name lines of the block, such',
    ],
    [
      'a code block that marks from end to start',
      '```json {2-1}\n{\n}\n```',
      '6 | ```json {2-1}: {2-1} in a block of 2 lines | name lines of the block, such',
    ],
    [
      'a code block that marks an empty line at its end',
      '```json {1-3}\n{\n}\n\n```',
      '6 | ```json {1-3}: {1-3} in a block of 2 lines | name lines of the block, such',
    ],
    [
      'a highlight that does not end',
      '```bash\n# highlight-start\nls\n```',
      '6 | ```bash: a highlight-start without an end | add a comment highlight-end',
    ],
    [
      'a highlight that does not start',
      '```bash\nls\n# highlight-end\n```',
      '6 | ```bash: a highlight-end too many | write start and end in turn',
    ],
    [
      'a highlight of the line after the last',
      '```bash\nls\n# highlight-next-line\n```',
      '6 | ```bash: a highlight-next-line without a | put it above the line it is',
    ],
    [
      'a code block with a title in an open quote',
      '```json title="a\n{}\n```',
      '6 | ```json title="a: found title="a | use title="…", {1,3-5}, showLineNumbers or asWritten',
    ],
    [
      'a tab outside',
      '<Tab value="a" label="A">\n\nA.\n\n</Tab>',
      '6 | <Tab>: stands outside <Tabs> | put <Tabs> around it',
    ],
    [
      'one tab',
      '<Tabs>\n<Tab value="a" label="A">\n\nA.\n\n</Tab>\n</Tabs>',
      '6 | <Tabs>: holds 1 <Tab> | give at least two, or write',
    ],
    [
      'two tabs of one value',
      '<Tabs>\n<Tab value="a" label="A">\n\nA.\n\n</Tab>\n<Tab value="a" label="B">\n\nB.\n\n</Tab>\n</Tabs>',
      '12 | <Tab value="a">: is there twice | give each tab a value of its',
    ],
    [
      'a tab without a label',
      '<Tabs>\n<Tab value="a">\n\nA.\n\n</Tab>\n<Tab value="b" label="B">\n\nB.\n\n</Tab>\n</Tabs>',
      '7 | <Tab value="a">: found no label | say in label what the reader',
    ],
    [
      'a tab with a value of blanks',
      '<Tabs>\n<Tab value="a b" label="A">\n\nA.\n\n</Tab>\n<Tab value="b" label="B">\n\nB.\n\n</Tab>\n</Tabs>',
      '7 | <Tab value>: found "a b" | use lower-case letters,',
    ],
    [
      'text between tabs',
      '<Tabs>\n\nTexto.\n\n<Tab value="b" label="B">\n\nB.\n\n</Tab>\n</Tabs>',
      '8 | <Tabs>: holds text that is in no <Tab> | put it into a <Tab>',
    ],
    [
      'two default tabs',
      '<Tabs>\n<Tab value="a" label="A" default>\n\nA.\n\n</Tab>\n<Tab value="b" label="B" default>\n\nB.\n\n</Tab>\n</Tabs>',
      '12 | <Tab value="b" default>: "a" is the default | keep one of the two',
    ],
    [
      'a group of tabs that belongs to the samples',
      '<Tabs group="code-samples">\n<Tab value="a" label="A">\n\nA.\n\n</Tab>\n<Tab value="b" label="B">\n\nB.\n\n</Tab>\n</Tabs>',
      '6 | <Tabs group>: belongs to the samples of the | choose another name',
    ],
    ['a figure without a file', '<Figure alt="a" />', "6 | <Figure src>: found no text | name the image's file:"],
  ])('%s', (_, body, expected) => {
    expectFault(() => readGuide(GUIDE_TOP + body), 'guia.mdx', expected);
  });
});
