import { describe, expect, test } from 'vitest';
import { readJson } from '../../../lib/fiscal/read-json';
import { KEY } from './read-findings';

describe('a result in JSON', () => {
  test.each([
    [{ codigo: '539', xMotivo: 'Duplicidade' }, '539'],
    [{ codigo: '539', documento: 'nfe' }, '539'],
    [{ codigo: '539' }, undefined],
    [{ codigo: '53900', documento: 'nfe' }, undefined],
    [{ codigo: 'x539', documento: 'nfe' }, undefined],
    [{ cStat: '53' }, undefined],
    [{ cStat: '53900' }, undefined],
    [{ cStat: 'x539' }, undefined],
    [{ cStat: '' }, undefined],
    [{ cStat: null }, undefined],
  ])('of %j has the code %s', (answer, code) => {
    expect(readJson(answer, '').findings[0]?.code).toBe(code);
  });

  test('may be a problem of the API, which has a title', () => {
    const problem = (codigo: string, rest: object = { title: 'x' }) =>
      readJson({ codigo, ...rest }, '').findings[0]?.problemCode;
    expect(problem('DADOS_INVALIDOS')).toBe('DADOS_INVALIDOS');
    expect(problem('LIMITE_2_VEZES')).toBe('LIMITE_2_VEZES');
    expect(problem('DADOS_INVALIDOS', {})).toBeUndefined();
    expect([
      problem('DADOS'),
      problem('dados_invalidos'),
      problem('X DADOS_INVALIDOS'),
      problem('DADOS_INVALIDOS!'),
    ]).toEqual(Array(4).fill(undefined));
  });

  test('of a problem has the code that its detail tells', () => {
    const problem = {
      codigo: 'NOTA_REJEITADA',
      title: 'x',
      detail: 'A nota foi rejeitada com cStat 232: IE não informada',
    };
    expect(readJson(problem, '').findings).toMatchObject([{ code: '232', message: 'IE não informada' }]);
    expect(readJson({ ...problem, detail: 'Código 232' }, '').findings).toMatchObject([{ code: undefined }]);
    expect(readJson({ ...problem, cStat: '539' }, '').findings).toMatchObject([{ code: '539' }]);
  });

  test('tells how far a queue is', () => {
    expect(readJson({ cStat: '138', ultNSU: '1', maxNSU: 9 }, '').findings[0]?.queue).toEqual({
      last: '1',
      highest: '9',
    });
    expect(readJson({ cStat: '138', ultimoNsu: '1' }, '').findings[0]?.queue).toEqual({ last: '1', highest: '1' });
    expect(readJson({ cStat: '138', maxNSU: '1' }, '').findings[0]?.queue).toBeUndefined();
  });

  test('lists the fields that were refused, with the items they are of', () => {
    const read = (...erros: readonly unknown[]) =>
      readJson({ codigo: 'DADOS_INVALIDOS', title: 'x', erros }, '').findings[0];
    expect(
      read({ campo: '/itens/0/ncm', mensagem: 'a' }, { mensagem: 'det[7]' }, { campo: '/det/1' }, {}, null, 'x'),
    ).toMatchObject({
      fields: [
        { field: '/itens/0/ncm', message: 'a' },
        { field: '', message: 'det[7]' },
        { field: '/det/1', message: '' },
      ],
      items: [1, 7, 2],
    });
    expect(read({ campo: '/itens/11/ncm' })?.items).toEqual([12]);
    expect(read({ campo: '/itens/1a/ncm', mensagem: 'a' })?.items).toEqual([]);
    expect(read(...Array(60).fill({ campo: 'a' }))?.fields).toHaveLength(50);
    expect(readJson({ codigo: 'DADOS_INVALIDOS', title: 'x', erros: 'a' }, '').findings[0]?.fields).toEqual([]);
  });

  test('comes before its problem, which adds its code and fields to it', () => {
    const result = { cStat: '539', xMotivo: 'a' };
    const problem = { codigo: 'NOTA_REJEITADA', title: 'x', cStat: '539', xMotivo: 'a', erros: [{ campo: 'b' }] };
    expect(readJson([result, problem], '').findings).toMatchObject([
      { code: '539', problemCode: 'NOTA_REJEITADA', fields: [{ field: 'b' }], otherKey: undefined },
    ]);
    expect(readJson([result, { ...problem, xMotivo: 'b' }], '').findings).toHaveLength(2);
    expect(readJson([result, { ...problem, cStat: '204' }], '').findings).toHaveLength(2);
    expect(readJson([problem, { ...problem, codigo: 'OUTRO_PROBLEMA' }], '').findings).toHaveLength(2);
    expect(readJson([result, result], '').findings).toHaveLength(2);
    const keyed = readJson(
      [
        { ...result, chave: KEY },
        { ...problem, chave: KEY },
      ],
      '',
    ).findings;
    expect(keyed).toMatchObject([{ key: { text: KEY }, otherKey: undefined }]);
  });

  test('is looked for in a bounded part of the answer', () => {
    expect(readJson(Array(300).fill({ cStat: '539' }), '').findings).toHaveLength(200);
    const names = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`n${n}`, 0]));
    expect(readJson({ ...names, cStat: '539' }, '').findings).toEqual([]);
    expect(readJson([...Array(50_000).fill(0), { cStat: '539' }], '').findings).toEqual([]);
  });

  test('has its texts cut to what messages have', () => {
    expect(readJson({ cStat: '539', xMotivo: 'a'.repeat(3000) }, '').findings[0]?.message).toHaveLength(2000);
  });
});
