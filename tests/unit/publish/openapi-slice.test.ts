import { describe, expect, test } from 'vitest';
import { sliceOpenApi, toJsonObject } from '../../../lib/publish/openapi-slice';
import { projectDescription } from '../support/project-description';

const ref = (section: string, name: string) => ({ $ref: `#/components/${section}/${name}` });
const document = {
  openapi: '3.1.0',
  info: { title: 'API', version: '1', description: 'Emite notas.\n\n## Token\n\nVale uma hora.' },
  servers: [{ url: 'https://api.exemplo.com.br' }],
  security: [{ bearerAuth: [] }],
  tags: [{ name: 'Pedidos' }, { name: 'Outros' }],
  'x-problem-codes': [{ codigo: 'X' }],
  paths: {
    '/pedidos/{id}': {
      parameters: [ref('parameters', 'Id')],
      get: { tags: ['Pedidos'], responses: { 200: ref('responses', 'Pedido') } },
      put: {
        tags: ['Pedidos'],
        security: [{ apiKey: [] }, {}],
        requestBody: { content: { 'application/json': { schema: ref('schemas', 'Escolha') } } },
        responses: { 204: { description: 'Feito.' } },
      },
    },
    '/outros': { get: { tags: ['Outros'], security: [], responses: { 200: ref('responses', 'Outro') } } },
  },
  components: {
    schemas: {
      Endereco: { properties: { pais: { type: 'string' } } },
      Item: { properties: { pai: ref('schemas', 'Item'), endereco: ref('schemas', 'Endereco') } },
      Pedido: { properties: { itens: { items: ref('schemas', 'Item') } } },
      Escolha: {
        oneOf: [{ type: 'object' }],
        discriminator: { propertyName: 'tipo', mapping: { pix: '#/components/schemas/Pix' } },
      },
      Pix: { type: 'object' },
      Solto: { type: 'object' },
    },
    parameters: { Id: { name: 'id', in: 'path', schema: ref('schemas', 'Endereco') } },
    responses: {
      Pedido: { description: 'Um pedido.', content: { 'application/json': { schema: ref('schemas', 'Pedido') } } },
      Outro: { description: 'Outro.' },
    },
    securitySchemes: { bearerAuth: { type: 'http' }, apiKey: { type: 'apiKey' } },
  },
};

/** Names of the components in a slice, by section. */
function listComponents(slice: unknown): Readonly<Record<string, readonly string[]>> {
  const sections = Object.entries(toJsonObject(toJsonObject(slice).components));
  return Object.fromEntries(sections.map(([section, components]) => [section, Object.keys(toJsonObject(components))]));
}

describe('the slice of an operation', () => {
  // @feature 49
  test('has the components it reaches, however far, and no other', () => {
    expect(listComponents(sliceOpenApi(document, '/pedidos/{id}', 'get'))).toEqual({
      schemas: ['Endereco', 'Item', 'Pedido'],
      parameters: ['Id'],
      responses: ['Pedido'],
      securitySchemes: ['bearerAuth'],
    });
  });

  test('follows the mapping of a discriminator and asks for its own security', () => {
    const slice = sliceOpenApi(document, '/pedidos/{id}', 'put');
    expect(listComponents(slice)).toEqual({
      schemas: ['Endereco', 'Escolha', 'Pix'],
      parameters: ['Id'],
      securitySchemes: ['apiKey'],
    });
    expect(slice.security).toEqual([{ apiKey: [] }, {}]);
  });

  test('has one operation, its tag, the servers and the facts of the whole document', () => {
    const slice = sliceOpenApi(document, '/outros', 'get');
    expect(slice).toEqual({
      openapi: '3.1.0',
      info: { ...document.info, description: 'Emite notas.' },
      servers: document.servers,
      security: [],
      tags: [{ name: 'Outros' }],
      paths: { '/outros': { get: document.paths['/outros'].get } },
      components: { responses: { Outro: { description: 'Outro.' } } },
    });
  });

  test('keeps the parameters of its path and leaves the other operations of the path out', () => {
    const { paths } = sliceOpenApi(document, '/pedidos/{id}', 'get');
    expect(Object.keys(toJsonObject(toJsonObject(paths)['/pedidos/{id}']))).toEqual(['parameters', 'get']);
  });
});

describe('of openapi.yaml', () => {
  const real = toJsonObject(projectDescription.whole.value);
  const operations = Object.entries(toJsonObject(real.paths)).flatMap(([route, item]) =>
    Object.keys(toJsonObject(item))
      .filter((key) => ['get', 'post', 'put', 'patch', 'delete'].includes(key))
      .map((method) => [method, route] as const),
  );

  test.each(operations)(
    'the slice of %s %s has every component it names and names every component',
    (method, route) => {
      const slice = sliceOpenApi(real, route, method);
      const named = new Set([...JSON.stringify(slice).matchAll(/"(#\/components\/[^"]+)"/g)].map(([, name]) => name));
      const { securitySchemes, ...components } = listComponents(slice);
      const present = Object.entries(components).flatMap(([section, names]) =>
        names.map((name) => `#/components/${section}/${name}`),
      );
      expect(present.toSorted()).toEqual([...named].toSorted());
      expect(securitySchemes ?? []).toEqual(
        toJsonObject(slice).security === undefined ? [] : listSchemes(slice.security),
      );
    },
  );
});

function listSchemes(security: unknown): readonly string[] {
  return Array.isArray(security) ? security.flatMap((alternative) => Object.keys(toJsonObject(alternative))) : [];
}
