import { describe, expect, test } from 'vitest';
import { parseGuide } from '../../../lib/content/parse-guide';
import { readFault } from '../support/fault';

const TOP = '---\ntitle: Um guia\ndescription: Uma frase que diz ao leitor o que ele consegue fazer aqui.\n---\n\n';
const fault = (source: string) => readFault(() => parseGuide(source, 'guia.mdx'));

describe('the build stops with file and line', () => {
  test('on a guide without frontmatter', () => {
    expect(fault('## Só texto\n')).toMatchInlineSnapshot(`
      "guia.mdx:1
        frontmatter: the file has none
        Fix: start it with a block between two --- lines that gives title and description"
    `);
  });

  test('on a missing title', () => {
    expect(fault(`---\ndescription: ${'d'.repeat(40)}\n---\n`)).toMatchInlineSnapshot(`
      "guia.mdx:2
        title: found nothing
        Fix: write the title of the page"
    `);
  });

  test('on an empty frontmatter', () => {
    expect(fault('---\n---\n')).toMatchInlineSnapshot(`
      "guia.mdx:2
        title: found nothing
        Fix: write the title of the page"
    `);
  });

  test('on a description that is too short, on its own line', () => {
    expect(fault('---\ntitle: Um guia\ndescription: Curta.\n---\n')).toMatchInlineSnapshot(`
      "guia.mdx:3
        description: found "Curta."
        Fix: write a sentence of at least 40 characters"
    `);
  });

  test('on an unknown key, on its own line', () => {
    expect(fault(TOP.replace('---\n\n', 'slug: /x\n---\n\n'))).toMatchInlineSnapshot(`
      "guia.mdx:4
        (root): found unknown key "slug"
        Fix: remove the key or correct its name"
    `);
  });

  test('on YAML that cannot be read', () => {
    expect(fault('---\ntitle: Um guia\nkeywords: [a, b\n---\n')).toMatchInlineSnapshot(`
      "guia.mdx:3
        frontmatter: Flow sequence in block collection must be sufficiently indented and end with a ]
        Fix: correct the YAML syntax"
    `);
  });

  test('on a tag that is not closed', () => {
    expect(fault(`${TOP}Texto.\n\n<Callout>\n\nSem fim.\n`)).toMatchInlineSnapshot(`
      "guia.mdx:8
        MDX: Expected a closing tag for \`<Callout>\` (8:1-8:10)
        Fix: correct the markup on this line"
    `);
  });

  test('on a brace that opens an expression', () => {
    expect(fault(`${TOP}O caminho /v1/{chave tem chaves.\n`)).toMatchInlineSnapshot(`
      "guia.mdx:6
        MDX: Unexpected end of file in expression, expected a corresponding closing brace for \`{\`
        Fix: correct the markup on this line"
    `);
  });

  test('on a less-than sign outside code', () => {
    expect(fault(`${TOP}Um valor <10 reais.\n`)).toMatchInlineSnapshot(`
      "guia.mdx:6
        MDX: Unexpected character \`1\` (U+0031) before name, expected a character that can start a name, such as a letter, \`$\`, or \`_\`
        Fix: correct the markup on this line"
    `);
  });
});
