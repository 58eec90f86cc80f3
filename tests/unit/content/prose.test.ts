import { describe, expect, test } from 'vitest';
import { parseGuideTree } from '@/lib/content/parse-guide';
import { findProseFaults } from '@/lib/content/prose';

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
});
