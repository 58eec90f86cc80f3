import { describe, expect, test } from 'vitest';
import { readOperation } from '../support/api';
import { readFault } from '../support/fault';

const content = (...types: readonly string[]) => Object.fromEntries(types.map((type) => [type, {}]));
const answerOf = (responses: object, parts: object = {}) =>
  readOperation({ responses, ...parts }).requests[0].request.answer;
const ok = (...types: readonly string[]) => ({ 200: { description: 'Feito.', content: content(...types) } });

describe('what a sample does with the answer', () => {
  test.each<readonly [string, object, object]>([
    ['nothing where there is none', { 204: { description: 'Feito.' } }, { kind: 'none' }],
    [
      'nothing where no answer is a success',
      { 400: { description: 'Erro.', content: content('application/json') } },
      { kind: 'none' },
    ],
    ['reads JSON', ok('application/json'), { kind: 'json' }],
    ['saves a PDF', ok('application/pdf'), { kind: 'file', fileName: 'documento.pdf' }],
    ['saves an XML', ok('application/xml'), { kind: 'file', fileName: 'documento.xml' }],
    ['saves an archive', ok('application/zip'), { kind: 'file', fileName: 'documentos.zip' }],
    ['saves bytes', ok('application/octet-stream'), { kind: 'file', fileName: 'documento.bin' }],
    ['saves a page', ok('text/html'), { kind: 'file', fileName: 'documento.html' }],
    ['saves a table', ok('text/csv'), { kind: 'file', fileName: 'relatorio.csv' }],
    ['prints other texts', ok('text/plain'), { kind: 'text' }],
    [
      'goes by the first of several',
      ok('application/xml', 'application/json'),
      { kind: 'file', fileName: 'documento.xml' },
    ],
    [
      'goes by the first success',
      {
        400: { description: 'Erro.', content: content('text/csv') },
        ...ok('application/json'),
        202: { description: 'Aceito.' },
      },
      { kind: 'json' },
    ],
  ])('%s', (_name, responses, expected) => {
    expect(answerOf(responses)).toEqual(expected);
  });

  test('goes by the type that an example asks for, which the operation must answer with', () => {
    const body = (type: string) => ({
      requestBody: { content: { 'application/json': { examples: { tabela: { value: {}, 'x-answer': type } } } } },
    });
    const types = ok('application/json', 'text/csv');
    expect(answerOf(types, body('text/csv'))).toEqual({ kind: 'file', fileName: 'relatorio.csv' });
    expect(readFault(() => answerOf(types, body('text/csw')))).toContain(
      'criarPedidoUsingPOST.requestBody.tabela.x-answer: the operation never answers with "text/csw"',
    );
    expect(readFault(() => answerOf(types, body('text/csw')))).toContain('Fix: use "text/csv"');
    expect(readFault(() => answerOf({ 204: { description: 'Feito.' } }, body('text/csv')))).toContain('never answers');
  });

  test('asks for the result where the description says where', () => {
    const refused = 'rejeitado';
    expect(answerOf(ok('application/json'), { 'x-result': { refused } })).toEqual({ kind: 'result', refused });
    expect(answerOf(ok('application/json'), { 'x-result': { refused, status: '/v1/recibos/{reciboId}' } })).toEqual({
      kind: 'result',
      refused,
      statusUrl: 'https://api.exemplo.com.br/v1/recibos/',
    });
  });
});
