import { describe, expect, test } from 'vitest';
import { readApi, readOperation } from '../support/api';
import { edit } from '../support/edit';
import { readFault } from '../support/fault';
import { readSmallSite } from '../support/fixture-site';

const SOURCE = readSmallSite('openapi.yaml');
const faultOf = (from: string, to: string) => readFault(() => readApi(edit(SOURCE, from, to)));

// @feature 43
test('an operation knows the codes of its errors, each once', () => {
  const example = (codigo: unknown) => ({ value: { codigo } });
  const problem = (...codes: unknown[]) => ({
    description: 'Falha.',
    content: { 'application/problem+json': { examples: { ...codes.map(example) } } },
  });
  const json = { content: { 'application/json': { examples: { a: example('OUTRO') } } }, description: 'Feito.' };
  const answer = JSON.stringify(problem('TOKEN_AUSENTE', 7, 'TOKEN_AUSENTE'));
  const source = edit(SOURCE, "'401':\n          $ref: '#/components/responses/NaoAutenticado'", `'401': ${answer}`);
  const [token, send] = readApi(source).groups.flatMap(({ operations }) => operations);
  expect(send?.problemCodes).toEqual(['TOKEN_AUSENTE']);
  expect(token?.problemCodes).toEqual([]);
  expect(readOperation({ responses: { 200: json, 204: { description: 'Nada.' } } }).problemCodes).toEqual([]);
});

describe('the model of an API', () => {
  const read = () => readApi(SOURCE);

  test('has title, version, description and summary', () => {
    expect(read()).toMatchObject({
      title: 'API de teste',
      version: '1.2.3',
      description: {
        html: '<p>Emite <strong>documentos</strong> de teste.</p>\n<p>Segundo parágrafo.</p>',
        source: expect.any(String),
      },
      summary: 'Emite documentos de teste.',
      authentication: { html: '<p>Envie o token.</p>', source: 'Envie o token.' },
      servers: [{ url: 'https://api.exemplo.com.br', description: 'Produção' }],
    });
  });

  test('groups operations under their tags, in the order of the tags', () => {
    expect(
      read().groups.map(({ name, anchor, description, operations }) => [
        name,
        anchor,
        description.html,
        operations.length,
      ]),
    ).toEqual([
      ['Autenticação', 'autenticacao', 'Crie o <code>token</code>.', 1],
      ['Emissão', 'emissao', 'Envie e consulte.', 2],
    ]);
  });

  test('leaves out a tag without operations', () => {
    const source = edit(SOURCE, 'tags:\n', 'tags:\n  - name: Vazia\n    description: Nada.\n');
    expect(readApi(source).groups.map(({ name }) => name)).toEqual(['Autenticação', 'Emissão']);
  });

  // @feature 42
  test('gives every error code an address and a remedy', () => {
    expect(read().problems).toEqual([
      {
        code: 'TOKEN_AUSENTE',
        anchor: 'erro-token-ausente',
        status: 401,
        title: 'Token ausente',
        cause: { html: '<p>A chamada chegou sem <code>Authorization</code>.</p>', source: expect.any(String) },
        fix: { html: '<p>Envie o cabeçalho.</p>', source: 'Envie o cabeçalho.' },
        summary: 'A chamada chegou sem Authorization.',
        action: 'corrigir',
      },
    ]);
  });
});

describe('the build stops', () => {
  test('on two operations with one operationId', () => {
    expect(
      faultOf('operationId: consultarStatusDfeUsingGET', 'operationId: createAuthenticationTokenUsingPOST'),
    ).toMatchInlineSnapshot(`
      "openapi.yaml:84
        operationId: "createAuthenticationTokenUsingPOST" is used by two operations
        Fix: give each operation its own: links and page addresses are made from it"
    `);
  });

  test('on two operations with one slug', () => {
    expect(faultOf('x-slug: consultar-status-dfe-using-get', 'x-slug: send-dfe-using-post')).toMatchInlineSnapshot(`
      "openapi.yaml:88
        x-slug: "send-dfe-using-post" is used by two operations
        Fix: give each operation its own: links and page addresses are made from it"
    `);
  });

  test('on an unknown tag, with its line', () => {
    expect(faultOf('tags: [Emissão]', 'tags: [Emissao]')).toMatchInlineSnapshot(`
      "openapi.yaml:59
        sendDfeUsingPOST.tags: unknown tag "Emissao"
        Fix: use "Emissão""
    `);
  });

  test('on an unknown next operation, with its line', () => {
    expect(faultOf('x-next-operations: [sendDfeUsingPOST]', 'x-next-operations: [sendDfe]')).toMatchInlineSnapshot(`
      "openapi.yaml:37
        createAuthenticationTokenUsingPOST.x-next-operations: unknown operation "sendDfe"
        Fix: use one of: createAuthenticationTokenUsingPOST, sendDfeUsingPOST, consultarStatusDfeUsingGET"
    `);
  });

  test('on an example of an error that no list describes', () => {
    const examples = { 'token-ausente': { value: { status: 401, codigo: 'TOKEN_AUSENTE' } } };
    const content = { 'application/problem+json': { examples } };
    const responses = { 401: { description: 'Sem token.', content } };
    expect(readFault(() => readOperation({ responses }))).toMatchInlineSnapshot(`
      "openapi.yaml:30
        criarPedidoUsingPOST.responses: an example answers with the code "TOKEN_AUSENTE", which is not in x-problem-codes
        Fix: describe it there with cause, remedy and action, or remove it: there is nothing to choose from"
    `);
  });

  test.each(['schemas/Credenciais', 'parameters/Idempotencia', 'responses/NaoAutenticado', 'examples/Cte'])(
    'on a reference to %s that leads nowhere',
    (name) => {
      const [place, ...rest] = faultOf(`#/components/${name}`, `#/components/${name}2`).split('\n');
      const line = SOURCE.split('\n').findIndex((candidate) => candidate.includes(`#/components/${name}`)) + 1;
      expect(place).toBe(`openapi.yaml:${line}`);
      expect(rest).toEqual([
        expect.stringMatching(new RegExp(String.raw`\$ref: "#/components/${name}2" leads to no component$`)),
        '  Fix: correct the reference or add the component',
      ]);
    },
  );

  test('on a reference to another file, or to the wrong kind of component', () => {
    expect(faultOf('#/components/schemas/Credenciais', 'outro.yaml#/X')).toMatchInlineSnapshot(`
      "openapi.yaml:43
        paths./v1/auth/token.post.requestBody.content.application/json.schema.$ref: "outro.yaml#/X" leads to another file
        Fix: join the files into one first: npx redocly bundle FILE --output openapi.yaml"
    `);
    expect(faultOf('#/components/schemas/Credenciais', '#/components/responses/NaoAutenticado')).toMatchInlineSnapshot(`
      "openapi.yaml:81
        $ref: "#/components/responses/NaoAutenticado" leads to no component
        Fix: correct the reference or add the component"
    `);
  });

  test('on a reference in a property that leads nowhere', () => {
    expect(faultOf('token: { type: string }', "token: { $ref: '#/components/schemas/Nada' }")).toMatchInlineSnapshot(`
      "openapi.yaml:135
        components.schemas.Token.properties.token.$ref: "#/components/schemas/Nada" leads to no component
        Fix: correct the reference or add the component"
    `);
  });

  test('on a parameter without the example that the samples need', () => {
    expect(faultOf("          example: '35 26'\n", '')).toMatchInlineSnapshot(`
      "openapi.yaml:83
        consultarStatusDfeUsingGET.parameters.chave: the parameter has no example
        Fix: give it an example: code samples need a value"
    `);
    expect(faultOf('      example: pedido-42\n', '')).toMatchInlineSnapshot(`
      "openapi.yaml:55
        sendDfeUsingPOST.parameters.Idempotency-Key: the parameter has no example
        Fix: give it an example: code samples need a value"
    `);
  });

  test('on a request body that refers to what does not exist', () => {
    const body = edit(
      SOURCE,
      '      requestBody:\n        required: true',
      '      requestBody:\n        $ref: "#/nada"',
    );
    expect(readFault(() => readApi(body))).toContain('#/nada');
  });
});
