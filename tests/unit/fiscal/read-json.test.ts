import { describe, expect, test } from 'vitest';
import { readJson } from '../../../lib/fiscal/read-json';
import { recogniseAnswer } from '../../../lib/fiscal/recognise-answer';
import { findingsOf, KEY, OTHER, REFUSAL } from './read-findings';

describe('JSON', () => {
  test('of a refusal with a problem is one result with both keys', () => {
    const text = JSON.stringify({
      chave: KEY,
      retorno: { cStat: '539', xMotivo: REFUSAL },
      problema: { codigo: 'CHAVE_DIVERGENTE', title: 'Chave divergente', cStat: '539', xMotivo: REFUSAL, chave: OTHER },
    });
    expect(findingsOf(text)).toMatchObject([
      { code: '539', problemCode: 'CHAVE_DIVERGENTE', key: { text: KEY }, otherKey: { text: OTHER } },
    ]);
  });

  test('points at the items of refused fields', () => {
    const text = JSON.stringify({
      title: 'Dados inválidos',
      codigo: 'DADOS_INVALIDOS',
      erros: [{ campo: '/documento/det/2/prod/NCM', mensagem: 'Informe 8 dígitos.' }],
    });
    expect(findingsOf(text)).toMatchObject([
      { problemCode: 'DADOS_INVALIDOS', items: [3], fields: [{ field: '/documento/det/2/prod/NCM' }] },
    ]);
  });

  test.each([
    ['with numbers for codes', '{"cStat":539}'],
    ['in the case of another system', '{"CSTAT":"539"}'],
    ['as a text inside a text', JSON.stringify('{"cStat":"539"}')],
    ['after the headers of the answer', 'HTTP/1.1 200 OK\nContent-Type: application/json\n\n{"cStat":"539"}'],
    ['cut off', '{"retorno":{"cStat":"539","xMotivo":"Rejei'],
  ])('is recognised %s', (_, text) => {
    expect(findingsOf(text)[0]?.code).toBe('539');
  });

  test('without a result, or broken, says so', () => {
    expect(recogniseAnswer('{"a":1}')).toEqual({ kind: 'noResult', format: 'json' });
    expect(recogniseAnswer('{"a":{"b":')).toEqual({ kind: 'broken', format: 'json' });
  });
});

describe('what stands around a status in JSON', () => {
  test.each(['chave', 'chaveAcesso', 'chave_acesso', 'chNFe', 'chCTe', 'chMDFe', 'chNFCom'])(
    'gives it its key: %s',
    (name) => {
      expect(findingsOf(JSON.stringify({ [name]: KEY, retorno: [{ cStat: '539' }] }))[0]?.key?.text).toBe(KEY);
      expect(findingsOf(JSON.stringify({ [name]: KEY.slice(1), cStat: '539' }))[0]?.key).toBeUndefined();
    },
  );

  test.each([
    [{ modelo: '57' }, 'cte'],
    [{ mod: 58 }, 'mdfe'],
    [{ documento: 'nfce' }, 'nfe'],
    [{ documento: 'cteos' }, 'cte'],
    [{ documento: 'mdfe' }, 'mdfe'],
    [{ documento: 'nfcom' }, 'nfcom'],
    [{ documento: 'gtin' }, 'gtin'],
    [{ documento: 'nfe' }, 'nfe'],
    [{ documento: 'cte' }, 'cte'],
    [{ documento: 'outro' }, undefined],
    [{ urlConhecimento: 'https://docs.exemplo.com.br/docs/cstat/cte/539/' }, 'cte'],
    [{ urlConhecimento: 'https://docs.exemplo.com.br/docs/cte/539/' }, undefined],
  ])('gives it its document: %j', (around, family) => {
    expect(findingsOf(JSON.stringify({ ...around, retorno: { cStat: '539' } }))[0]?.family).toBe(family);
  });

  test('is what is nearest', () => {
    const text = JSON.stringify({
      chave: OTHER,
      modelo: '57',
      lista: [{ chave: KEY, r: { cStat: '100' } }, { cStat: '101' }],
    });
    expect(findingsOf(text).map(({ code, key }) => [code, key?.text])).toEqual([
      ['100', KEY],
      ['101', OTHER],
    ]);
  });

  test('tells the document by the keys anywhere, when they are all of one', () => {
    const cte = '31251111222333000181570010000045211357902149';
    expect(findingsOf(JSON.stringify({ cStat: '539', x: [KEY, OTHER] }))[0]?.family).toBe('nfe');
    expect(findingsOf(JSON.stringify({ cStat: '539', x: [KEY, cte] }))[0]?.family).toBeUndefined();
    expect(findingsOf(JSON.stringify({ cStat: '539', x: `a ${KEY}` }))[0]?.family).toBeUndefined();
    const both = { a: { cStat: '539', modelo: '58' }, b: { cStat: '204' }, x: KEY };
    expect(findingsOf(JSON.stringify(both)).map(({ code, family }) => [code, family])).toEqual([
      ['539', 'mdfe'],
      ['204', 'nfe'],
    ]);
  });
});

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

test('texts that may be documents are handed on, in reading order', () => {
  const base64 = btoa('<a>b</a><c/>');
  expect(readJson({ a: ' <a/>', b: ['x', '<b/>'], c: base64, d: 'PD94', e: 'x <a/>' }, '').inner).toEqual([
    ' <a/>',
    '<b/>',
    base64,
  ]);
});

describe('keys beside a result', () => {
  const UNKNOWN = `${OTHER.slice(0, 20)}01${OTHER.slice(22)}`;

  test('of a model that is none tell of no document', () => {
    expect(readJson({ cStat: '539' }, `"${UNKNOWN}"`).findings[0]?.family).toBeUndefined();
    expect(readJson({ cStat: '539' }, `"${OTHER}"`).findings[0]?.family).toBe('nfe');
  });

  test('are read from the first field that is not empty, and another one of the problem is told', () => {
    const result = { cStat: '539', xMotivo: 'a', chave: '', chaveAcesso: KEY };
    const problem = { codigo: 'NOTA_REJEITADA', title: 'x', cStat: '539', xMotivo: 'a', chave: OTHER };
    expect(readJson([result, problem], '').findings).toMatchObject([{ key: { text: KEY }, otherKey: { text: OTHER } }]);
    const pointing = { ...result, xMotivo: `a [chNFe:${UNKNOWN}]` };
    const merged = readJson([pointing, { ...problem, xMotivo: pointing.xMotivo }], '').findings;
    expect(merged).toMatchObject([{ otherKey: { text: UNKNOWN } }]);
  });
});
