import { describe, expect, test } from 'vitest';
import { readApi, readOperation } from '../support/api';
import { readSmallSite } from '../support/fixture-site';

/** The operations of the small site: create a token, send, ask for the status. */
const readOperations = () => readApi(readSmallSite('openapi.yaml')).groups.flatMap((group) => group.operations);
const parameter = (name: string, place: string, rest: object = {}) => ({ name, in: place, example: 1, ...rest });

describe('the model of an operation', () => {
  test('has what its page says first', () => {
    const [token] = readOperations();
    expect(token).toMatchObject({
      id: 'createAuthenticationTokenUsingPOST',
      slug: 'create-authentication-token-using-post',
      tag: 'Autenticação',
      method: 'POST',
      path: '/v1/auth/token',
      title: 'Criar token',
      description: {
        html: '<p>Troca credenciais por um token.</p>\n<p>O token vale uma hora.</p>',
        source: expect.any(String),
      },
      summary: 'Troca credenciais por um token.',
      isDeprecated: false,
    });
  });

  test('needs a token unless it says otherwise', () => {
    const [token, send] = readOperations();
    expect([token?.isAuthenticated, send?.isAuthenticated]).toEqual([false, true]);
    expect(readOperation({ security: [{ outro: [] }] }).isAuthenticated).toBe(true);
    expect(readOperation({ security: [{}] }).isAuthenticated).toBe(false);
  });

  test('names what comes next and its status codes', () => {
    const [, send] = readOperations();
    expect(send?.nextOperationIds).toEqual(['consultarStatusDfeUsingGET']);
    expect(send?.cstats).toEqual([
      { document: 'nfe', code: '100' },
      { document: 'nfe', code: '204' },
    ]);
  });

  test('groups parameters by place: path, query, header', () => {
    const [, send, status] = readOperations();
    expect(status?.parameters.map(({ place, fields }) => [place, fields.map(({ anchor }) => anchor)])).toEqual([
      ['path', ['parametro.path.chave']],
      ['query', ['parametro.query.formato', 'parametro.query.pagina']],
    ]);
    expect(send?.parameters).toMatchObject([
      { place: 'header', fields: [{ name: 'Idempotency-Key', isRequired: false }] },
    ]);
  });

  test('lets its own parameter replace the one of the path', () => {
    const shared = { parameters: [parameter('uf', 'query', { description: 'Da rota.' })] };
    const own = { parameters: [parameter('uf', 'query', { description: 'Da operação.' })] };
    const [group] = readOperation(own, {}, '/v1/pedidos', shared).parameters;
    expect(group?.fields.map(({ description }) => description?.html)).toEqual(['<p>Da operação.</p>']);
  });

  // @feature 18
  // @feature 23
  test('lists the answers with their media types, headers and examples', () => {
    const [, send] = readOperations();
    expect(send?.responses).toMatchObject([
      {
        status: '202',
        anchor: 'resposta-202',
        description: { html: 'Aceito.', source: 'Aceito.' },
        media: [{ mediaType: 'application/json', schemaName: 'Documento fiscal', type: 'object' }],
      },
      { status: '401', description: { html: 'Sem token.', source: 'Sem token.' }, media: [], headers: [] },
    ]);
  });

  test('shows the headers of an answer, shared ones too', () => {
    const headers = { 'Retry-After': { $ref: '#/components/headers/Espera' }, Location: { required: true } };
    const components = { headers: { Espera: { description: 'Segundos.', schema: { type: 'integer' }, example: 30 } } };
    const [answer] = readOperation({ responses: { 429: { description: 'Espere.', headers } } }, components).responses;
    expect(answer?.headers).toMatchObject([
      {
        name: 'Retry-After',
        anchor: 'resposta-429.cabecalho.Retry-After',
        type: { name: 'integer' },
        examples: ['30'],
      },
      { name: 'Location', isRequired: true },
    ]);
  });
});

describe('an example of a body', () => {
  const examplesOf = (mediaType: string, value: unknown) => {
    const responses = { 200: { description: 'Ok.', content: { [mediaType]: { examples: { um: { value } } } } } };
    return readOperation({ responses }).responses[0]?.media[0]?.examples[0];
  };

  test('in JSON is indented, and text stays JSON text', () => {
    expect(examplesOf('application/json', { a: [1] })).toMatchObject({
      code: '{\n  "a": [\n    1\n  ]\n}',
      grammar: 'json',
      summary: 'um',
    });
    expect(examplesOf('application/problem+json', 'x')).toMatchObject({ code: '"x"', grammar: 'json' });
  });

  test('in XML or text is the text itself', () => {
    expect(examplesOf('application/xml', '<a/>\n')).toMatchObject({ code: '<a/>', grammar: 'xml' });
    expect(examplesOf('text/csv', 'a;b\n1;2\n')).toMatchObject({ code: 'a;b\n1;2', grammar: 'text' });
  });
});
