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
    // What every object of JavaScript has.
    [{ documento: 'constructor' }, undefined],
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
    const cte = '31251111222333000505570010000045211357902140';
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

test('texts that may be documents are handed on, in reading order', () => {
  const base64 = btoa('<a>b</a><c/>');
  expect(readJson({ a: ' <a/>', b: ['x', '<b/>'], c: base64, d: 'PD94', e: 'x <a/>' }, '').inner).toEqual([
    ' <a/>',
    '<b/>',
    base64,
  ]);
  const others = ['&lt;a/&gt;', 'x <cStat>1</cStat>', 'x &lt;cStat&gt;1', 'x &lt;a/&gt;', 'cStat 1', 'pdabcdefghijk'];
  expect(readJson(others, '').inner).toEqual(others.slice(0, 3));
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
