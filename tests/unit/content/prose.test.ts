import { describe, expect, test } from 'vitest';
import { parseGuideTree } from '@/lib/content/parse-guide';
import { findProseFaults } from '../support/find-prose-faults';

const wording = [
  { avoid: 'NFe', write: 'NF-e' },
  { avoid: 'e-?mail', write: 'e-mail' },
  { avoid: 'setar', write: 'definir' },
];
const check = (body: string) =>
  findProseFaults(parseGuideTree(`---\ntitle: T\n---\n\n${body}`, 'x.mdx'), wording).map(
    ({ line, message }) => `${line}: ${message}`,
  );

describe('the prose check finds', () => {
  test('words to avoid, with their line', () => {
    expect(check('Uma NFe.\n\nEnvie um email.')).toEqual(['5: "NFe": write NF-e', '7: "email": write e-mail']);
  });

  test('nothing in code, names with hyphens and longer words', () => {
    expect(check('Use `infNFe`, a NF-e e o e-mail. Testar não é setar? `setar`')).toEqual([
      '5: "setar": write definir',
    ]);
  });

  test('a word written twice', () => {
    expect(check('Leia o o retorno e e siga de de novo.')).toEqual(['5: "de de": a word written twice']);
  });

  test('a heading that skips a level or ends in a full stop', () => {
    expect(check('## Um\n\n#### Dois\n\n## Três.')).toEqual([
      '7: a heading of level 4 below level 2',
      '9: a heading with a full stop',
    ]);
  });

  test('a sentence nobody follows to its end', () => {
    expect(check(`${'um dois '.repeat(23)}fim.`)[0]).toMatch(/^5: a sentence of 47 words/);
    expect(check(`${'um dois '.repeat(22)}fim.`)).toEqual([]);
  });

  test('words to avoid in any case, in emphasis and links, and in headings', () => {
    expect(check('## Sobre e-Mail\n\nUma *nfe*, [nFe](/x).')).toEqual([
      '5: "e-Mail": write e-mail',
      '7: "nfe": write NF-e',
      '7: "nFe": write NF-e',
    ]);
    expect(check('Envie um e-mail. setará, nfe2, 2nfe, nfe_, ãnfe')).toEqual([]);
  });

  test('no repetition in other words, letters or across sentences', () => {
    expect(
      check('A a nota. Veja veja! Nota, nota e e-mail; o o2, um um2, um um-dois, 2um um e ão o, são sãos.'),
    ).toEqual(['5: "Veja veja": a word written twice']);
    expect(check('xum um. um umx')).toEqual([]);
  });

  test('no fault in headings that go down one level, or up any number, or end in an ellipsis', () => {
    expect(check('## Um\n\n### Dois\n\n#### Três\n\n## Quatro...\n\n### Cinco `a.`\n')).toEqual([]);
    expect(check('### Um\n')).toEqual(['5: a heading of level 3 below level 1']);
    expect(check('## Um. \n\n## v1. Dois\n')).toEqual(['5: a heading with a full stop']);
  });

  test('a long sentence between any marks that end one, code and links counted', () => {
    const long = 'um [dois](/x) `três` '.repeat(16);
    expect(check(`${long}fim`)).toEqual([
      expect.stringMatching(/^5: a sentence of 49 words: "um dois três um .{44}…"$/),
    ]);
    for (const mark of ['.', '!', '?', ':', ';'])
      expect(check(`${'um dois '.repeat(20)}fim${mark} ${'um dois '.repeat(20)}`)).toEqual([]);
    expect(check(`${'um dois '.repeat(20)}1.000 ${'um dois '.repeat(20)}`)).toHaveLength(1);
    expect(check(`Curta.\n\n${'um dois '.repeat(23)}\n\nUma NFe.`).map((fault) => fault.slice(0, 2))).toEqual([
      '7:',
      '9:',
    ]);
  });
});
