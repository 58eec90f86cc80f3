import { describe, expect, test } from 'vitest';
import { readApi, readOperation } from '../support/api';
import { readFault } from '../support/fault';
import { readSmallSite } from '../support/fixture-site';

/** The operations of the small site: create a token, send, ask for the status. */
const readOperations = () => readApi(readSmallSite('openapi.yaml')).groups.flatMap((group) => group.operations);

const query = (name: string, example: unknown, rest: object = {}) => ({ name, in: 'query', example, ...rest });
const requestOf = (parts: Readonly<Record<string, unknown>>, path?: string) =>
  readOperation(parts, {}, path).requests[0].request;

/** What the samples of a download expect when the examples of its body carry these values of `x-answer`. */
function answersOf(mediaTypes: readonly (string | undefined)[]) {
  const examples = mediaTypes.map((type, index) => [
    `e${index}`,
    { value: index, ...(type === undefined ? {} : { 'x-answer': type }) },
  ]);
  const content = { 'application/pdf': {}, 'text/html': {}, 'application/octet-stream': {} };
  const parts = {
    requestBody: { content: { 'application/json': { examples: Object.fromEntries(examples) } } },
    responses: { 200: { description: 'Ok.', content } },
  };
  return readOperation(parts).requests.map(({ request }) => request.answer);
}

describe('an example that asks for an answer by Accept', () => {
  const examples = { json: { value: {} }, 'em-csv': { value: {}, 'x-accept': 'text/csv' } };
  const read = (content: object) =>
    readOperation({
      requestBody: { content: { 'application/json': { examples } } },
      responses: { 200: { description: 'Ok.', content } },
    }).requests.map(({ request: { headers, answer } }) => ({ headers, answer }));

  test('sends that header, and the answer is a file', () => {
    expect(read({ 'application/json': {}, 'text/csv': {} })).toEqual([
      { headers: [], answer: { kind: 'json' } },
      { headers: [{ name: 'Accept', value: 'text/csv' }], answer: { kind: 'file', fileName: 'relatorio.csv' } },
    ]);
  });

  test('stops the build where the operation has no such answer', () => {
    expect(readFault(() => read({ 'application/json': {} }))).toContain('never answers with "text/csv"');
  });
});

describe('the request of a sample', () => {
  test('fills path and query with the examples, encoded, and leaves optional parameters out', () => {
    const [, , status] = readOperations();
    expect(status?.requests).toEqual([
      {
        example: undefined,
        request: {
          method: 'GET',
          url: 'https://api.exemplo.com.br/v1/dfe/35%2026/status?formato=curto%20%26%20simples',
          headers: [],
          bearer: true,
          answer: { kind: 'json' },
        },
      },
    ]);
  });

  test('sends the headers that a real integration sends', () => {
    const [, send] = readOperations();
    expect(send?.requests[0].request.headers).toEqual([{ name: 'Idempotency-Key', value: 'pedido-42' }]);
  });

  test('comes once per named example of the body, references followed', () => {
    const [, send] = readOperations();
    expect(send?.requests.map(({ example, request }) => [example, request.body])).toEqual([
      ['nfe', { modelo: '55' }],
      ['cte', { modelo: '57' }],
    ]);
  });

  test('comes once more per example of another body that names a file', () => {
    const file = { 'x-file': { name: 'a.pfx', pointer: '/arquivo' }, 'x-secrets': { senhaArquivo: '/senha' } };
    const requestBody = {
      content: {
        'application/json': { examples: { json: { value: {} } } },
        'multipart/form-data': { examples: { form: { ...file, value: { arquivo: '', senha: '', novo: true } } } },
        'application/xml': {
          examples: { xml: { 'x-file': { name: 'a.xml' }, value: '<a/>' }, outro: { value: '<b/>' } },
        },
      },
    };
    expect(readOperation({ requestBody }).requests.map(({ example, request }) => [example, request.upload])).toEqual([
      ['json', undefined],
      [
        'form',
        {
          kind: 'form',
          parts: [
            { kind: 'file', name: 'arquivo', value: 'a.pfx' },
            { kind: 'secret', name: 'senha', value: 'SENHA_ARQUIVO' },
            { kind: 'text', name: 'novo', value: 'true' },
          ],
        },
      ],
      ['xml', { kind: 'file', name: 'a.xml', mediaType: 'application/xml' }],
    ]);
  });

  test('refuses a form whose file is no part of it', () => {
    const example = { 'x-file': { name: 'a.pfx', pointer: '/outro' }, value: { arquivo: '' } };
    const content = {
      'application/json': { examples: { json: { value: {} } } },
      'multipart/form-data': { examples: { form: example } },
    };
    expect(() => readOperation({ requestBody: { content } })).toThrow('leads to nothing in the example');
  });

  test('carries no token where the operation asks for none', () => {
    const [token, send] = readOperations();
    expect(token?.requests[0].request.bearer).toBe(false);
    expect(send?.requests[0].request.bearer).toBe(true);
  });

  test('keeps an example of zero, false or nothing', () => {
    const parameters = [query('a', 0, { required: true }), query('b', false, { required: true })];
    expect(requestOf({ parameters }).url).toMatch(/\?a=0&b=false$/);
  });

  test('uses the parameters of the path for each of its operations', () => {
    const shared = { parameters: [{ name: 'id', in: 'path', required: true, example: 7 }] };
    expect(readOperation({}, {}, '/v1/pedidos/{id}', shared).requests[0].request.url).toMatch(/\/v1\/pedidos\/7$/);
  });

  test.each([
    [{ 'application/json': {}, 'text/csv': {} }, { kind: 'json' }],
    [{ 'application/pdf': {} }, { kind: 'file', fileName: 'documento.pdf' }],
    [{ 'application/xml': {} }, { kind: 'file', fileName: 'documento.xml' }],
    [{ 'application/zip': {} }, { kind: 'file', fileName: 'documentos.zip' }],
    [{ 'text/csv': {} }, { kind: 'file', fileName: 'relatorio.csv' }],
    [{ 'text/plain': {} }, { kind: 'text' }],
    [{}, { kind: 'none' }],
  ])('expects what the first success answers: %j', (content, answer) => {
    const responses = { 200: { description: 'Ok.', content }, 400: { description: 'Erro.' } };
    expect(requestOf({ responses }).answer).toEqual(answer);
  });

  test('expects what its own example says of the answer, and otherwise the first', () => {
    expect(answersOf(['text/html', undefined, 'application/octet-stream'])).toEqual([
      { kind: 'file', fileName: 'documento.html' },
      { kind: 'file', fileName: 'documento.pdf' },
      { kind: 'file', fileName: 'documento.bin' },
    ]);
  });

  test('expects nothing from an operation that only fails', () => {
    expect(requestOf({ responses: { 400: { description: 'Erro.' } } }).answer).toEqual({ kind: 'none' });
  });
});

describe('the build stops on a parameter without example', () => {
  test('in the path, declared or not', () => {
    const declared = { parameters: [{ name: 'id', in: 'path', required: true }] };
    expect(readFault(() => requestOf(declared, '/v1/pedidos/{id}'))).toMatchInlineSnapshot(`
      "openapi.yaml:14
        criarPedidoUsingPOST.parameters.id: the parameter has no example
        Fix: give it an example: code samples need a value"
    `);
    expect(readFault(() => requestOf({}, '/v1/pedidos/{id}'))).toContain('criarPedidoUsingPOST.parameters.id');
  });

  test('in the query, when it is required', () => {
    expect(
      readFault(() => requestOf({ parameters: [{ name: 'uf', in: 'query', required: true }] })),
    ).toMatchInlineSnapshot(`
      "openapi.yaml:14
        criarPedidoUsingPOST.parameters.uf: the parameter has no example
        Fix: give it an example: code samples need a value"
    `);
  });

  test('but not on an optional one, which samples leave out', () => {
    expect(requestOf({ parameters: [{ name: 'uf', in: 'query' }] }).url).toBe('https://api.exemplo.com.br/v1/pedidos');
  });
});

test('the build stops on an example that expects an answer the operation never gives', () => {
  expect(readFault(() => answersOf(['application/pfd']))).toMatchInlineSnapshot(`
    "openapi.yaml:14
      criarPedidoUsingPOST.requestBody.e0.x-answer: the operation never answers with "application/pfd"
      Fix: use "application/pdf""
  `);
});
