import { describe, test } from 'vitest';
import { expectFault } from '../support/fault-rows';
import { GUIDE_TOP, readGuide } from '../support/small-guide';

describe('a guide’s headings, links and texts are refused for', () => {
  // Bodies start on line 6.
  test.each([
    [
      'a title in the text',
      '# Um título',
      '6 | # Um título: the page has its title already | start with ##: title in the',
    ],
    [
      'a title underlined',
      'Um título\n=========',
      '6 | # Um título: the page has its title already | start with ##: title in the',
    ],
    [
      'two titles',
      '## Um\n\n# Dois\n\n# Três',
      '8 | # Dois: the page has its title already | start with ##: title in the',
    ],
    ['a heading without text', '## Um\n\n##\n\nTexto.', '8 | ##: the heading has no text | write what the section is'],
    ['a heading of an id alone', '## [#um]', '6 | ## [#um]: the heading has no text | write what the section is'],
    [
      'a heading of signs alone',
      '## 🎉 !',
      '6 | ## 🎉 !: no id can be made of the heading | add letters or digits, or fix one: [#id]',
    ],
    [
      'a heading of a comment alone',
      '## {/* nota */}',
      '6 | ## {…}: a heading holds words alone | put the comment above it',
    ],
    [
      'an id twice',
      '## Um [#x]\n\n## Dois [#x]',
      '8 | ## Dois [#x]: the id "x" is taken above | give each heading an id of',
    ],
    [
      'an id that a heading above has by itself',
      '## Prazo\n\n## Outro [#prazo]',
      '8 | ## Outro [#prazo]: the id "prazo" is taken | give each heading an id of',
    ],
    [
      'an id with an accent',
      '## Um [#emissão]',
      '6 | ## Um [#emissão]: the id "emissão" cannot | use letters without accents,',
    ],
    [
      'an id with a blank',
      '## Um [#a b]',
      '6 | ## Um [#a b]: the id "a b" cannot stand in | use letters without accents,',
    ],
    [
      'an id in capitals that is taken',
      '## Um [#x]\n\n### Dois [#x]',
      '8 | ### Dois [#x]: the id "x" is taken above | give each heading an id of',
    ],
    [
      'a heading with an empty id',
      '## Um [#]',
      '6 | ## Um [#]: the id "" cannot stand in an | use letters without accents,',
    ],
    [
      'a link that runs code',
      'Veja [isto](javascript:alert(1)).',
      '6 | link javascript:alert(1): would run code or | use https:, mailto: or tel:',
    ],
    [
      'a link that hides that it runs code',
      'Veja [isto](JaVaScRiPt&#58;alert(1)).',
      '6 | link JaVaScRiPt:alert(1): would run code or | use https:, mailto: or tel:',
    ],
    [
      'a link to data',
      'Veja [isto](data:text/html,x).',
      '6 | link data:text/html,x: would run code or | use https:, mailto: or tel:',
    ],
    [
      'a link to a file of a computer',
      'Veja [isto](file:///etc/passwd).',
      '6 | link file:///etc/passwd: would run code or | use https:, mailto: or tel:',
    ],
    [
      'a definition that runs code',
      'Veja [isto][a].\n\n[a]: javascript:alert(1)',
      '8 | link javascript:alert(1): would run code or | use https:, mailto: or tel:',
    ],
    ['a link without an address', 'Veja [isto]().', '6 | link : leads nowhere | name the guide’s file,'],
    ['a link to a page by its name', 'Veja [isto](envio).', '6 | link envio: leads nowhere | name the guide’s file,'],
    ['a link to a page beside', 'Veja [isto](../faq/).', '6 | link ../faq/: leads nowhere | name the guide’s file,'],
    [
      'a link to a guide in another ending',
      'Veja [isto](envio.html).',
      '6 | link envio.html: leads nowhere | name the guide’s file,',
    ],
    [
      'a link to half an address',
      'Veja [isto](https://).',
      '6 | link https://: is no address | write it in full, such as',
    ],
    [
      'an address of a host without its scheme',
      'Veja [isto](www.exemplo.com.br).',
      '6 | link www.exemplo.com.br: leads nowhere | name the guide’s file,',
    ],
    [
      'an image by a reference',
      '![fluxo][a]\n\n[a]: ../img/a.png',
      '6 | ![fluxo]: the image stands elsewhere | write its file here:',
    ],
    ['20 000 stars', '*'.repeat(20000), '6 | text: 20000 marks such as * and [ in one | divide it by blank lines, or'],
    [
      '20 000 closing brackets',
      ']'.repeat(20000),
      '6 | text: 20000 marks such as * and [ in one | divide it by blank lines, or',
    ],
    [
      '60 quotes inside each other',
      `${'> '.repeat(60)}a`,
      '6 | text: quotes or lists inside each other | use fewer levels',
    ],
    [
      '60 lists inside each other',
      `${'- '.repeat(60)}a`,
      '6 | text: quotes or lists inside each other | use fewer levels',
    ],
    [
      'a guide of 600 000 characters',
      'palavra e mais '.repeat(40000),
      '1 | text: a text of 600096 characters | keep it under 200000, or',
    ],
  ])('%s', (_, body, expected) => {
    expectFault(() => readGuide(GUIDE_TOP + body), 'guia.mdx', expected);
  });
});
