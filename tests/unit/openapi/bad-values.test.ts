import { describe, expect, test } from 'vitest';
import { readOperation, viewSchemas } from '../support/api';
import { edit } from '../support/edit';
import { readFault } from '../support/fault';
import { readSmallSite } from '../support/fixture-site';
import { readApiFault, readSchemasFault } from '../support/openapi-inputs';

describe('what the pages would leave out is refused by name', () => {
  test.each(['patternProperties', 'prefixItems', 'not', 'if', 'nullable', '$dynamicRef'])('%s of a schema', (key) => {
    expect(readSchemasFault({ Corpo: { type: 'object', properties: { a: { [key]: {} } } } })).toContain(
      `components.schemas.Corpo.properties.a: found unknown key "${key}"`,
    );
  });

  test.each([
    ['example', { requestBody: { content: { 'application/json': { example: {} } } } }],
    ['callbacks', { callbacks: {} }],
    ['style', { parameters: [{ name: 'a', in: 'query', style: 'form' }] }],
    ['links', { responses: { 200: { description: 'Ok.', links: {} } } }],
  ])('%s', (key, parts) => {
    expect(readFault(() => readOperation(parts))).toContain(`found unknown key "${key}"`);
  });
});

describe('a value that is missing or null is refused by name', () => {
  test('in a parameter, a body and an answer', () => {
    expect(readFault(() => readOperation({ parameters: [{ in: 'query' }] }))).toMatchInlineSnapshot(`
      "openapi.yaml:25
        paths./v1/pedidos.post.parameters.0.name: found nothing
        Fix: write a value of type string"
    `);
    const media = (content: unknown) => ({ requestBody: { content: { 'application/json': content } } });
    expect(readFault(() => readOperation(media(null)))).toContain('content.application/json: found null');
    expect(readFault(() => readOperation(media({ examples: { a: null } })))).toContain('examples.a: found null');
    expect(readFault(() => readOperation(media({ examples: { a: { summary: 'A' } } })))).toMatchInlineSnapshot(`
      "openapi.yaml:28
        paths./v1/pedidos.post.requestBody.content.application/json.examples.a.value: found nothing
        Fix: give the example a value"
    `);
    expect(readFault(() => readOperation({ responses: { default: { description: 'Erro.' } } }))).toMatchInlineSnapshot(`
      "openapi.yaml:22
        paths./v1/pedidos.post.responses.default: found the key "default"
        Fix: name each answer by its status, such as 200"
    `);
  });

  test('and a parameter whose example is null has none', () => {
    const parameters = [{ in: 'query', name: 'a', required: true, example: null }];
    expect(readFault(() => readOperation({ parameters }))).toContain('parameters.a: the parameter has no example');
  });

  test('but null is a value like others in bodies, defaults, constants and lists of values', () => {
    const content = { 'application/json': { examples: { nada: { value: null } } } };
    expect(readOperation({ requestBody: { content } }).requests[0].request.body).toBeNull();
    const a = { type: ['string', 'null'], default: null, const: null, examples: [null, 'x'], enum: ['x', null] };
    const { request } = viewSchemas({ Corpo: { type: 'object', properties: { a } } });
    const [field] = request.kind === 'fields' ? request.fields : [];
    expect(field).toMatchObject({ defaultValue: 'null', constant: 'null', examples: ['null', 'x'] });
    expect(field?.allowed.map(({ value }) => value)).toEqual(['x']);
  });
});

describe('two things of one name are refused', () => {
  test('operations', () => {
    const source = edit(
      readSmallSite('openapi.yaml'),
      'operationId: sendDfeUsingPOST',
      'operationId: consultarStatusDfeUsingGET',
    );
    expect(readApiFault(source)).toMatchInlineSnapshot(`
      "openapi.yaml:84
        operationId: "consultarStatusDfeUsingGET" is used by two operations
        Fix: give each operation its own: links and page addresses are made from it"
    `);
  });

  test('fields whose ids would be the same', () => {
    const properties = { a: { type: 'object', properties: { b: {} } }, 'a.b': {} };
    expect(readSchemasFault({ Corpo: { type: 'object', properties } })).toMatchInlineSnapshot(`
      "openapi.yaml:14
        criarPedidoUsingPOST: two fields have the id "corpo.a.b"
        Fix: rename one of them: a dot in a name reads like a property inside another"
    `);
  });

  test.each(['', ' ', 'a b', 'a\u00a0b'])('and a property named %j, to which no link could lead', (name) => {
    expect(readSchemasFault({ Corpo: { type: 'object', properties: { [name]: {} } } })).toContain(
      'Fix: name the property without blanks: links lead to it by its name',
    );
  });
});
