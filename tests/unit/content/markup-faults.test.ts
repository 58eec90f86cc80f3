import { describe, expect, test } from 'vitest';
import { expectFault } from '../support/fault-rows';
import { GUIDE_TOP, readGuide } from '../support/small-guide';

describe('a guide’s markup is refused for', () => {
  // Bodies start on line 6.
  test.each([
    [
      'an expression in a line',
      'Pasta {process.env.HOME}.',
      '6 | {process.env.HOME}: a guide cannot run code | write the text itself, \\{ for',
    ],
    [
      'an expression between blocks',
      'Antes.\n\n{process.env.HOME}\n\nDepois.',
      '8 | {process.env.HOME}: a guide cannot run code | write the text itself, \\{ for',
    ],
    ['an empty expression', 'Um corpo {} vazio.', '6 | {}: a guide cannot run code | write the text itself, \\{ for'],
    ['a template literal', '{`texto`}', '6 | {`texto`}: a guide cannot run code | write the text itself, \\{ for'],
    [
      'an import',
      "import fs from 'node:fs'\n\nTexto.",
      '6 | import/export: a guide cannot load or | put code that is shown into a',
    ],
    [
      'an export',
      'Antes.\n\nexport const a = 1\n',
      '8 | import/export: a guide cannot load or | put code that is shown into a',
    ],
    [
      'a spread',
      '<Callout {...process.env}>\n\nA.\n\n</Callout>',
      '6 | env}>: a guide cannot run code | write each attribute with its',
    ],
    [
      'an attribute that is an expression',
      '<CStat code={204} />',
      '6 | <CStat code={204}>: a guide cannot run code | write code="…", a text',
    ],
    [
      'an attribute that is a component',
      '<Callout type="note" title={<b>a</b>}>\n\nA.\n\n</Callout>',
      '6 | <Callout title={<b>a</b>}>: a guide cannot | write title="…", a text',
    ],
    [
      'an expression inside a component',
      '<Callout type="note">\n\nA {1 + 1}.\n\n</Callout>',
      '8 | {1 + 1}: a guide cannot run code | write the text itself, \\{ for',
    ],
    [
      'an expression in a heading',
      '## Um {1 + 1}',
      '6 | ## {…}: a heading holds words alone | put the comment above it',
    ],
    [
      'an expression in a table',
      '| a |\n| - |\n| {b} |',
      '8 | {b}: a guide cannot run code | write the text itself, \\{ for',
    ],
    [
      'a brace that is not closed',
      'Envie { a chave.',
      '6 | MDX: Unexpected end of file in expression, | correct the markup on this',
    ],
    [
      'JSON outside code',
      '{ "chave": "35" }',
      '6 | MDX: Could not parse expression with acorn | correct the markup on this',
    ],
    ['an element without a name', '<>\n\nA.\n\n</>', '6 | <>: the element has no name | leave it out'],
    [
      'an element of HTML',
      'Um<br />dois.',
      '6 | <br>: guides cannot use this component | use "Tab" or "Tabs" or "Term"',
    ],
    [
      'a script',
      '<script>alert(1)</script>',
      '6 | <script>: guides cannot use this component | use one of: Operation,',
    ],
    [
      'a frame',
      '<iframe src="https://www.exemplo.com.br/" />',
      '6 | <iframe>: guides cannot use this component | use one of: Operation,',
    ],
    ['a style', '<div style="color: red">a</div>', '6 | <div>: guides cannot use this component | use "Tab"'],
    [
      'a component that does not exist',
      '<Aviso>\n\nA.\n\n</Aviso>',
      '6 | <Aviso>: guides cannot use this component | use one of: Operation,',
    ],
    [
      'a component in lower case',
      '<callout>\n\nA.\n\n</callout>',
      '6 | <callout>: guides cannot use this component | use "Callout"',
    ],
    [
      'a component with a part',
      '<Callout.Title>a</Callout.Title>',
      '6 | Title>: guides cannot use this component | use "Callout"',
    ],
    [
      'an element that is not closed',
      '<Callout type="note">\n\nA.',
      '6 | MDX: Expected a closing tag for `<Callout>` | correct the markup on this',
    ],
    [
      'an element that is closed twice',
      'A.\n\n</Callout>',
      '8 | MDX: Unexpected closing slash `/` in tag, | correct the markup on this',
    ],
    [
      'elements that cross',
      '<Steps>\n\n<Callout>\n\n</Steps>\n\n</Callout>',
      '8 | MDX: Unexpected closing tag `</Steps>`, | correct the markup on this',
    ],
    [
      'a < before a word',
      'Valor <chave da nota.',
      '6 | MDX: Unexpected character `.` (U+002E) in | correct the markup on this',
    ],
    [
      'a < before a number',
      'Se o valor <10.',
      '6 | MDX: Unexpected character `1` (U+0031) | correct the markup on this',
    ],
    ['a comment of HTML', '<!-- nota -->', '6 | MDX: Unexpected character `!` (U+0021) | correct the markup on this'],
    [
      'an attribute without quotes',
      '<CStat code=204 />',
      '6 | MDX: Unexpected character `2` (U+0032) | correct the markup on this',
    ],
    [
      'an attribute in an open quote',
      '<CStat code="204 />',
      '6 | MDX: Unexpected end of file in attribute | correct the markup on this',
    ],
  ])('%s', (_, body, expected) => {
    expectFault(() => readGuide(GUIDE_TOP + body), 'guia.mdx', expected);
  });
});

describe('a guide may have', () => {
  test.each([
    ['a comment', 'Antes.\n\n{/* nota */}\n\nDepois.', 'comments are the writer’s own'],
    ['a brace with a backslash', 'O corpo \\{ chave \\}.', 'it is text'],
    ['code with braces', '`{process.env.HOME}`\n\n```javascript\nimport fs\n```', 'code is shown, never run'],
    ['a link to a guide that does not exist', 'Veja [isto](nao-existe.mdx).', 'the build warns and shows the text'],
    ['an id that a heading below would have', '## Outro [#prazo]\n\n## Prazo', 'the one below is numbered'],
    ['a heading of signs with an id', '## 🎉 [#festa]', 'it can be linked'],
    ['a heading that skips a level', '## Um\n\n#### Dois', 'the prose test tells it'],
    ['a heading of level 6', '## Um\n\n###### Seis', 'it has an id like the others'],
    ['an attribute that a component does not know', '<Callout tipo="note">\n\nA.\n\n</Callout>', 'it changes nothing'],
    ['lines that end as in Windows', 'Um.\r\n\r\nDois.', 'they are the same text'],
    ['a link to another page’s heading', 'Veja [isto](/docs/x/#y).', 'the link check reads it in the export'],
    ['a closing brace alone', 'Envie } a chave.', 'it is text like any other'],
  ])('%s', (_, body, reason) => {
    expect(() => readGuide(GUIDE_TOP + body), reason).not.toThrow();
  });
});
