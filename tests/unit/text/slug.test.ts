import { describe, expect, test } from 'vitest';
import { HeadingSlugger } from '../../../lib/text/slug.mjs';

/** The ids of a page with these headings. */
function slugAll(...headings: readonly string[]): readonly string[] {
  const slugger = new HeadingSlugger();
  return headings.map((heading) => slugger.slug(heading).id);
}

describe('the id of a heading', () => {
  test.each([
    ['Criação do token', 'criacao-do-token'],
    ['Emissão de MDF-e: à vista?', 'emissao-de-mdf-e-a-vista'],
    ['ÇÃO Ñ Ü', 'cao-n-u'],
    // The same letters, written as a letter and a combining mark.
    ['Ac\u0327a\u0303o', 'acao'],
    ['Nº do recibo', 'no-do-recibo'],
    ['O 𝟙º passo, em ½ hora', 'o-1o-passo-em-12-hora'],
    ['Prazo π', 'prazo-'],
  ])('of "%s" is ASCII: %s', (heading, id) => {
    expect(slugAll(heading)).toEqual([id]);
  });

  test('is numbered when the page has it already', () => {
    expect(slugAll('Erros', 'Erros', 'érros')).toEqual(['erros', 'erros-1', 'erros-2']);
  });

  test('counts anew on the next page', () => {
    expect(slugAll('Erros')).toEqual(slugAll('Erros'));
  });

  test('is the one its writer fixed, which does not show in the text', () => {
    const slugger = new HeadingSlugger();
    expect(slugger.slug('Deu 204 no reenvio [#rejeicao-204]')).toEqual({
      id: 'rejeicao-204',
      text: 'Deu 204 no reenvio',
    });
  });

  test('is not fixed by brackets that are no id', () => {
    const slugger = new HeadingSlugger();
    expect(slugger.slug('A lista [1]')).toEqual({ id: 'a-lista-1', text: 'A lista [1]' });
    expect(slugger.slug('O campo [#cor] muda')).toEqual({ id: 'o-campo-cor-muda', text: 'O campo [#cor] muda' });
  });

  test('steps aside for an id that was fixed before it', () => {
    expect(slugAll('Outro [#erros]', 'Erros')).toEqual(['erros', 'erros-1']);
  });

  test('is never that of an earlier heading, fixed or not', () => {
    const ids = slugAll('Erros', 'Outro [#erros]');
    expect(new Set(ids).size).toBe(2);
  });
});
