import { describe, test } from 'vitest';
import { expectFault } from '../support/fault-rows';
import { readGuide } from '../support/small-guide';

const TEXT = 'Uma frase que diz ao leitor o que ele consegue fazer aqui.';
const GOOD = `title: Um guia\ndescription: ${TEXT}`;

describe('a guide’s frontmatter is refused for', () => {
  test.each([
    ['no title', `description: ${TEXT}`, '2 | title: found nothing | write the title of the page'],
    ['an empty title', `title: ""\ndescription: ${TEXT}`, '2 | title: found "" | write a title of at least 3'],
    [
      'a title of two letters',
      `title: Um\ndescription: ${TEXT}`,
      '2 | title: found "Um" | write a title of at least 3',
    ],
    [
      'a title that is a number',
      `title: 2026\ndescription: ${TEXT}`,
      '2 | title: found 2026 | write the title of the page',
    ],
    [
      'a title that is a list',
      `title: [a, b]\ndescription: ${TEXT}`,
      '2 | title: found ["a","b"] | write the title of the page',
    ],
    ['a title that is null', `title:\ndescription: ${TEXT}`, '2 | title: found null | write the title of the page'],
    [
      'a title with a colon, unquoted',
      `title: Nota: emissão\ndescription: ${TEXT}`,
      '2 | frontmatter: Nested mappings are not | correct the YAML syntax',
    ],
    [
      'a title in an open quote',
      `title: "Um guia\ndescription: ${TEXT}`,
      '3 | frontmatter: Missing closing "quote | correct the YAML syntax',
    ],
    [
      'a title twice',
      `title: Um guia\ntitle: Outro\ndescription: ${TEXT}`,
      '3 | frontmatter: Map keys must be unique | correct the YAML syntax',
    ],
    ['no description', 'title: Um guia', '2 | description: found nothing | write one sentence on what'],
    [
      'a description of one word',
      'title: Um guia\ndescription: Curta',
      '3 | description: found "Curta" | write a sentence of at least',
    ],
    [
      'a description of 201 characters',
      `title: Um guia\ndescription: ${'d'.repeat(201)}`,
      '3 | description: found "dddddddddddddddddddddddd | keep the sentence under 200',
    ],
    [
      'a description that is an object',
      'title: Um guia\ndescription: { a: b }',
      '3 | description: found {"a":"b"} | write one sentence on what',
    ],
    [
      'a key in another case',
      `Title: Um guia\ndescription: ${TEXT}`,
      '2 | title: found nothing | write the title of the page',
    ],
    ['an unknown key', `${GOOD}\nautor: Ana`, '4 | (root): found unknown key "autor" | remove the key or correct its'],
    [
      'a sidebar label of 41 characters',
      `${GOOD}\nsidebarLabel: ${'s'.repeat(41)}`,
      '4 | sidebarLabel: found "sssssssssssssssssssssss | keep the sidebar label under',
    ],
    [
      'a sidebar label of one letter',
      `${GOOD}\nsidebarLabel: s`,
      '4 | sidebarLabel: found "s" | write a label of at least 2',
    ],
    [
      'keywords as one text',
      `${GOOD}\nkeywords: nota, chave`,
      '4 | keywords: found "nota, chave" | write a value of type array',
    ],
    [
      'a keyword that is a number',
      `${GOOD}\nkeywords: [nota, 204]`,
      '4 | keywords.1: found 204 | put the word between quotes',
    ],
    ['a keyword of one letter', `${GOOD}\nkeywords: [a]`, '4 | keywords.0: found "a" | write a word of at least 2'],
    [
      'an access key that is no text',
      `${GOOD}\nkeywords: [35250112345678000195550010000000011234567890]`,
      '4 | keywords: found 3525011234567800019555001000 | put it between quotes,',
    ],
    [
      'a CNPJ that starts with 0',
      `${GOOD}\nkeywords: [01234567000189]`,
      '4 | keywords: found 01234567000189, which YAML | put it between quotes,',
    ],
    ['toc: true', `${GOOD}\ntoc: true`, '4 | toc: found true | write false, or minLevel and'],
    [
      'a table of contents from level 1',
      `${GOOD}\ntoc: { minLevel: 1 }`,
      '4 | toc.minLevel: found 1 | use a heading level from 2 to',
    ],
    [
      'a table of contents to level 6',
      `${GOOD}\ntoc: { maxLevel: 6 }`,
      '4 | toc.maxLevel: found 6 | use a heading level from 2 to',
    ],
    [
      'a table of contents the wrong way round',
      `${GOOD}\ntoc: { minLevel: 4, maxLevel: 3 }`,
      '4 | toc: found {"minLevel":4,"maxLevel":3} | give a minLevel that is not',
    ],
    ['previous: true', `${GOOD}\nprevious: true`, '4 | previous: found true | write the id of a guide, or'],
    [
      'a previous guide that does not exist',
      `${GOOD}\nprevious: documentacao/enviar`,
      '4 | previous: no guide has the id | use "documentacao/envio" or',
    ],
    [
      'a next guide that does not exist',
      `${GOOD}\nnext: envio`,
      '4 | next: no guide has the id "envio" | use one of: documentacao/envio',
    ],
    [
      'a pagination label of 61 characters',
      `${GOOD}\npaginationLabel: ${'p'.repeat(61)}`,
      '4 | paginationLabel: found "pppppppppppppppppppp | keep the label under 60',
    ],
    ['footer as a word', `${GOOD}\nfooter: não`, '4 | footer: found "não" | write a value of type boolean'],
    [
      'a tab in the frontmatter',
      `title: Um guia\n\tdescription: ${TEXT}`,
      '3 | frontmatter: Tabs are not allowed as | correct the YAML syntax',
    ],
    [
      'a list for a frontmatter',
      '- title: Um guia',
      '2 | (root): found [{"title":"Um guia"}] | write a value of type object',
    ],
    ['a word for a frontmatter', 'oi', '2 | (root): found "oi" | write a value of type object'],
    ['an empty frontmatter', '', '2 | title: found nothing | write the title of the page'],
    ['a frontmatter of comments alone', '# title: Um guia', '2 | title: found nothing | write the title of the page'],
    [
      'an alias of nothing',
      `title: *titulo\ndescription: ${TEXT}`,
      '2 | frontmatter: Unresolved alias (the anchor | write the value itself in',
    ],
    [
      'an unknown tag',
      `title: !texto Um guia\ndescription: ${TEXT}`,
      '2 | frontmatter: Unresolved tag: !texto | correct the YAML syntax',
    ],
    ['the key __proto__', `${GOOD}\n__proto__: a`, '4 | frontmatter: the key "__proto__" | choose another name'],
    ['a key that is a list', `${GOOD}\n[a]: b`, '4 | frontmatter: a key that is no name | write a name before the :'],
  ])('%s', (_, lines, expected) => {
    expectFault(() => readGuide(`---\n${lines}${lines === '' ? '' : '\n'}---\n\nTexto.\n`), 'guia.mdx', expected);
  });
});
