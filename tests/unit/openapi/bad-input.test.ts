import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { readApi, readOperation, viewSchemas } from '../support/api';
import { edit } from '../support/edit';
import { readFault } from '../support/fault';
import { outlineBody } from '../support/outline';
import { PROJECT, readSmallWorld } from '../support/world';

const INPUTS = path.join(PROJECT, 'tests/worlds/openapi-inputs');
const read = (name: string) => readFileSync(path.join(INPUTS, name), 'utf8');
const faultOf = (source: string) => readFault(() => readApi(source));
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const faultOfSchemas = (schemas: Readonly<Record<string, unknown>>) => readFault(() => viewSchemas(schemas));

describe('a description of another kind is refused', () => {
  test('OpenAPI 3.0', () => {
    expect(faultOf(read('openapi-3.0.yaml'))).toMatchInlineSnapshot(`
      "openapi.yaml:1
        openapi: found "3.0.3"
        Fix: describe the API in OpenAPI 3.1"
    `);
  });

  test('Swagger 2.0', () => {
    expect(faultOf(read('swagger-2.0.yaml'))).toMatchInlineSnapshot(`
      "openapi.yaml
        openapi: found nothing
        Fix: describe the API in OpenAPI 3.1"
    `);
  });

  test('OpenAPI 3.1 with what only 3.0 has', () => {
    expect(faultOf(edit(read('openapi-3.0.yaml'), '3.0.3', '3.1.0'))).toMatchInlineSnapshot(`
      "openapi.yaml:34
        components.schemas.Pedido.properties.nome: found unknown key "nullable"
        Fix: remove the key or correct its name"
    `);
  });

  test.each(['oi', '- a', '3', '\u0000\u0001', '[1'])('no description at all: %j', (source) => {
    expect(faultOf(source)).toMatch(/^openapi\.yaml(:1)?\n {2}(\(root\): found|YAML: )/);
  });
});

describe('YAML that cannot be read is refused with its line', () => {
  test.each([
    ['a tab', 'openapi: 3.1.0\n\tinfo: x\n', 2],
    ['two documents', 'openapi: 3.1.0\n---\ninfo: x\n', 2],
    ['a key twice', 'openapi: 3.1.0\ninfo: a\ninfo: b\n', 3],
    ['an open quote', 'openapi: 3.1.0\ninfo: "a\n', 3],
    ['an alias of nothing', 'openapi: 3.1.0\ninfo: *nada\n', 2],
    ['20 000 open brackets', '['.repeat(20_000), 1],
  ])('%s', (_, source, line) => {
    expect(faultOf(source)).toMatch(new RegExp(`^openapi\\.yaml:${line}\\n  YAML: .+\\n  Fix: .+$`));
  });

  test('aliases that grow without end', () => {
    const levels = 'abcdefgh'.split('').map((name, index, all) => {
      const of = index === 0 ? 'x' : `*${all[index - 1]}`;
      return `${name}: &${name} [${Array.from({ length: 9 }, () => of).join(', ')}]`;
    });
    expect(faultOf(levels.join('\n'))).toMatchInlineSnapshot(`
      "openapi.yaml
        YAML: Excessive alias count indicates a resource exhaustion attack
        Fix: write the value itself in place of the alias"
    `);
  });

  test('an alias inside what it names', () => {
    const source = edit(read('recursive.yaml'), 'Matriz: { type: array', 'Matriz: &m { not: *m, type: array');
    expect(faultOf(source)).toMatchInlineSnapshot(`
      "openapi.yaml
        YAML: an alias (*name) stands inside what it names
        Fix: write the value itself in place of the alias"
    `);
  });
});

describe('a reference that cannot be followed is refused with its line', () => {
  test('to another file, also where the files refer to each other', () => {
    expect(faultOf(read('circular-files/openapi.yaml'))).toMatchInlineSnapshot(`
      "openapi.yaml:31
        components.schemas.Pedido.$ref: "./schemas.yaml#/Pedido" leads to another file
        Fix: join the files into one first: npx redocly bundle FILE --output openapi.yaml"
    `);
  });

  test('to a path kept in another file', () => {
    const source = edit(read('recursive.yaml'), 'paths:\n', 'paths:\n  /v1/outros: { $ref: ./outros.yaml }\n');
    expect(faultOf(source)).toMatchInlineSnapshot(`
      "openapi.yaml:13
        paths./v1/outros.$ref: "./outros.yaml" leads to another file
        Fix: join the files into one first: npx redocly bundle FILE --output openapi.yaml"
    `);
  });

  test('into a component', () => {
    expect(faultOfSchemas({ Corpo: { items: { $ref: '#/components/schemas/A/properties/a' } }, A: {} })).toContain(
      'components.schemas.Corpo.items.$ref: "#/components/schemas/A/properties/a" leads to no component',
    );
  });

  test.each([
    ['itself', { Corpo: ref('Corpo') }],
    ['itself or null', { Corpo: { anyOf: [ref('Corpo'), { type: 'null' }] } }],
    ['a whole made of itself', { Corpo: { allOf: [ref('Corpo')] } }],
    ['one that leads back', { Corpo: { oneOf: [ref('B')] }, B: ref('C'), C: { allOf: [ref('Corpo')] } }],
  ])('of a schema that is nothing but %s', (_, schemas) => {
    expect(faultOfSchemas(schemas)).toMatch(
      /^openapi\.yaml:\d+\n {2}components\.schemas\.Corpo\..*\$ref: ".+" leads only back to itself\n {2}Fix: give a schema/,
    );
  });

  test('but not in example data, where $ref is only a word', () => {
    const content = {
      'application/json': { examples: { a: { value: { $ref: './x.yaml', example: { $ref: 'y' } } } } },
    };
    expect(readOperation({ requestBody: { content } }).requests[0].request.body).toMatchObject({ $ref: './x.yaml' });
  });
});

describe('what the pages would leave out is refused by name', () => {
  test.each(['patternProperties', 'prefixItems', 'not', 'if', 'nullable', '$dynamicRef'])('%s of a schema', (key) => {
    expect(faultOfSchemas({ Corpo: { type: 'object', properties: { a: { [key]: {} } } } })).toContain(
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
      "openapi.yaml:29
        paths./v1/pedidos.post.requestBody.content.application/json.examples.a.value: found nothing
        Fix: give the example a value"
    `);
    expect(readFault(() => readOperation({ responses: { default: { description: 'Erro.' } } }))).toMatchInlineSnapshot(`
      "openapi.yaml:23
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
      readSmallWorld('openapi.yaml'),
      'operationId: sendDfeUsingPOST',
      'operationId: consultarStatusDfeUsingGET',
    );
    expect(faultOf(source)).toMatchInlineSnapshot(`
      "openapi.yaml:84
        operationId: "consultarStatusDfeUsingGET" is used by two operations
        Fix: give each operation its own: links and page addresses are made from it"
    `);
  });

  test('fields whose ids would be the same', () => {
    const properties = { a: { type: 'object', properties: { b: {} } }, 'a.b': {} };
    expect(faultOfSchemas({ Corpo: { type: 'object', properties } })).toMatchInlineSnapshot(`
      "openapi.yaml:15
        criarPedidoUsingPOST: two fields have the id "corpo.a.b"
        Fix: rename one of them: a dot in a name reads like a property inside another"
    `);
  });

  test.each(['', ' ', 'a b', 'a\u00a0b'])('and a property named %j, to which no link could lead', (name) => {
    expect(faultOfSchemas({ Corpo: { type: 'object', properties: { [name]: {} } } })).toContain(
      'Fix: name the property without blanks: links lead to it by its name',
    );
  });
});

describe('a large or deep description becomes a whole page', () => {
  test('schemas that contain themselves in every way', () => {
    const [operation] = readApi(read('recursive.yaml')).groups.flatMap(({ operations }) => operations);
    const body = operation?.requestBody?.media[0]?.body;
    expect(body && outlineBody(body)).toMatchInlineSnapshot(`
      "pai object
        = again Pedido
      filhos object[]
        = again Pedido
      porNome object
        * object
          = again Pedido
      talvez? object
        = again Pedido
      item object
        pedido object
          = again Pedido
        nome string
      matriz array[]
        = again Matriz
      apelido object
        = Item, see #corpo.item
      "
    `);
  });

  test('100 levels', () => {
    const nest = (level: number): object =>
      level === 0 ? { type: 'string' } : { type: 'object', properties: { [`n${level}`]: nest(level - 1) } };
    const outline = outlineBody(viewSchemas({ Corpo: nest(100) }).request)
      .trimEnd()
      .split('\n');
    expect(outline).toHaveLength(100);
    expect(outline.at(-1)).toBe(`${'  '.repeat(99)}n1 string`);
  });

  test('a circle of 100 schemas', () => {
    const others = Array.from({ length: 100 }, (_, index) => [
      `N${index}`,
      { type: 'object', properties: { n: ref(`N${(index + 1) % 100}`) } },
    ]);
    const outline = outlineBody(viewSchemas({ Corpo: ref('N0'), ...Object.fromEntries(others) }).request);
    expect(outline.trimEnd().split('\n')).toHaveLength(101);
    expect(outline).toMatch(/= again N0\n$/);
  });

  test('500 properties, in their order', () => {
    const names = Array.from({ length: 500 }, (_, index) => `p${index}`);
    const properties = Object.fromEntries(
      names.map((name) => [name, { type: 'string', description: `Campo ${name}.` }]),
    );
    const { request } = viewSchemas({ Corpo: { type: 'object', properties } });
    expect(request.kind === 'fields' && request.fields.map(({ name }) => name)).toEqual(names);
  });

  test('properties named like parts of the language', () => {
    const properties = Object.fromEntries(['constructor', 'toString', 'hasOwnProperty'].map((name) => [name, {}]));
    const source = stringify(parse(stringify({ Corpo: { type: 'object', properties } })));
    expect(outlineBody(viewSchemas(parse(source)).request)).toBe('constructor any\ntoString any\nhasOwnProperty any\n');
  });
});
