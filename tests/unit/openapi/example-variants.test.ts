import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { readApi } from '../support/api';
import { readFault } from '../support/fault';

const TRIAL = { url: 'https://hom.exemplo.com.br', description: 'Homologação', 'x-environment': 'homologacao' };
const LIVE = { url: 'https://api.exemplo.com.br', description: 'Produção', 'x-environment': 'producao' };
const VALUE = { ide: { tpAmb: '2' }, 'a/b': ['x', 'y'] };

function readOperation(differences: object, rest: object = { servers: [TRIAL, LIVE] }, more: object = {}) {
  const examples = { nota: { summary: 'Nota', value: VALUE, 'x-environments': differences, ...more } };
  const content = { 'application/json': { examples } };
  const operation = {
    operationId: 'enviarUsingPOST',
    summary: 'Enviar',
    description: 'Envia.',
    tags: ['Envio'],
    'x-slug': 'enviar-using-post',
    requestBody: { content },
    responses: { 200: { description: 'Enviado.', content } },
  };
  const source = {
    openapi: '3.1.0',
    info: { title: 'API', version: '1', description: 'Uma API.' },
    tags: [{ name: 'Envio', description: 'Envio.' }],
    paths: { '/v1/envios': { post: operation } },
    components: {},
    ...rest,
  };
  const [found] = readApi(stringify(source)).groups.flatMap(({ operations }) => operations);
  if (!found) throw new Error('The description has no operation');
  return found;
}

test('a request has in the other environment its server, and of the body what differs', () => {
  const [{ request, variants }] = readOperation({ producao: { '/ide/tpAmb': '1', '/a~1b/1': 'z' } }).requests;
  expect([request.url, request.body]).toEqual(['https://hom.exemplo.com.br/v1/envios', VALUE]);
  expect(variants).toEqual({
    producao: {
      ...request,
      url: 'https://api.exemplo.com.br/v1/envios',
      body: { ide: { tpAmb: '1' }, 'a/b': ['x', 'z'] },
    },
  });
});

test('an answer is there for each environment, when it differs', () => {
  const codes = (differences: object) =>
    readOperation(differences).responses[0]?.media[0]?.examples.map(({ code, variants }) => [
      JSON.parse(code),
      variants.map((variant) => [variant.environment, JSON.parse(variant.code)]),
    ]);
  const live = { ...VALUE, ide: { tpAmb: '1' } };
  expect(codes({ producao: { '/ide/tpAmb': '1' } })).toEqual([
    [
      VALUE,
      [
        ['homologacao', VALUE],
        ['producao', live],
      ],
    ],
  ]);
  expect(codes({})).toEqual([[VALUE, []]]);
});

describe('an answer in XML', () => {
  const XML = '<a><tpAmb>2</tpAmb><b><tpAmb>2</tpAmb></b></a>';
  const answer = (at: string) => readOperation({ producao: { [at]: '1' } }, undefined, { value: XML });
  const codes = (at: string) => answer(at).responses[0]?.media[0]?.examples[0]?.variants.map(({ code }) => code);

  test('says in each environment what differs, by the name of the element', () => {
    expect(codes('//tpAmb')).toEqual([XML, XML.replaceAll('>2<', '>1<')].map((xml) => JSON.stringify(xml)));
  });

  test.each(['//tpEmis', '/tpAmb', '//'])('has nothing at %s', (at) => {
    expect(readFault(() => answer(at))).toContain(`x-environments: "${at}" leads to nothing in the example`);
  });
});

test('without a choice of servers there are no variants', () => {
  const [{ variants }] = readOperation({}, { servers: [LIVE] }).requests;
  expect(variants).toBeUndefined();
});

test.each(['/ide/tpAmbiente', '/outro/x', '/a~1b/2'])(
  'the build stops on the pointer %s, which leads nowhere',
  (at) => {
    const fault = readFault(() => readOperation({ producao: { [at]: '1' } }));
    expect(fault).toContain(`x-environments: "${at}" leads to nothing in the example`);
    expect(fault).toContain('Fix: write the JSON Pointer of a value that the example has');
  },
);

test('the operation that decides the environment is one of the description', () => {
  const servers = [TRIAL, LIVE];
  const named = (id: string) => readOperation({}, { servers, 'x-environment-operation': id });
  expect(named('enviarUsingPOST').environmentSlug).toBe('enviar-using-post');
  expect(readOperation({}).environmentSlug).toBeUndefined();
  expect(readFault(() => named('enviarUsingPUT'))).toContain('x-environment-operation: unknown operation');
});

test('a value of a body that collections keep as a variable is one that the example has', () => {
  const [{ variables }] = readOperation({}, undefined, {
    'x-variables': { ambiente: '/ide/tpAmb' },
    'x-secrets': { segredo: '/a~1b/0' },
  }).requests;
  expect(variables).toEqual([
    { name: 'ambiente', keys: ['ide', 'tpAmb'], isSecret: false },
    { name: 'segredo', keys: ['a/b', '0'], isSecret: true },
  ]);
  const fault = readFault(() => readOperation({}, undefined, { 'x-secrets': { segredo: '/senha' } }));
  expect(fault).toContain('x-secrets: "/senha" leads to nothing in the example');
});

test.each([
  [{ operation: 'enviarUsingPUT' }, 'x-first-steps.operation: unknown operation "enviarUsingPUT"'],
  [{ operation: 'enviarUsingPOST', example: 'nfe' }, 'x-first-steps.example: enviarUsingPOST has no example "nfe"'],
])('the first steps name operations and examples of the description: %o', (step, found) => {
  const read = (source: object) => {
    const steps = { name: 'Início', description: 'Em ordem.', steps: [{ title: '1. Enviar', ...source }] };
    return readOperation({}, { servers: [TRIAL], 'x-first-steps': steps });
  };
  expect(() => read({ operation: 'enviarUsingPOST', example: 'nota' })).not.toThrow();
  expect(readFault(() => read(step))).toContain(found);
});
