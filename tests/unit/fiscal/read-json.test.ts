import { describe, expect, test } from 'vitest';
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
