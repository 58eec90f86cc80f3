import { describe, expect, test } from 'vitest';
import { readOperation, ref, viewSchemas } from '../support/api';
import { listAnchors, listTargets, outlineBody } from '../support/outline';

const object = (properties: object, rest: object = {}) => ({ type: 'object', properties, ...rest });
const text = { type: 'string' };
const outline = (schemas: Readonly<Record<string, unknown>>) => outlineBody(viewSchemas(schemas).request);

describe('a schema that contains itself', () => {
  // @feature 10
  test('is expanded once and then named', () => {
    expect(outline({ Corpo: object({ nome: text, filhos: { type: 'array', items: ref('Corpo') } }) })).toBe(
      'nome string\nfilhos object[]\n  = again Corpo\n',
    );
  });

  test('through another schema is named where it comes back', () => {
    expect(outline({ Corpo: object({ b: ref('B') }), B: object({ volta: ref('Corpo'), fim: text }) })).toBe(
      'b object\n  volta object\n    = again Corpo\n  fim string\n',
    );
  });

  test('through an alternative or null is named too', () => {
    const Corpo = object(
      { pai: { anyOf: [ref('Corpo'), { type: 'null' }] } },
      { oneOf: [ref('Corpo'), object({ x: text })] },
    );
    expect(outline({ Corpo })).toBe(
      'pai? object\n  = again Corpo\noneOf: Corpo\n  = again Corpo\noneOf: -\n  x string\n',
    );
  });

  test('as a part of itself adds nothing the second time', () => {
    expect(outline({ Corpo: { allOf: [ref('Corpo'), object({ nome: text })] } })).toBe('nome string\n');
  });

  test('through a wrapping allOf is named too', () => {
    const pai = { allOf: [ref('Corpo')], description: 'O de cima.' };
    expect(outline({ Corpo: object({ pai, nome: text }) })).toBe('pai object\n  = again Corpo\nnome string\n');
  });
});

describe('a schema used twice on a page', () => {
  const Endereco = object({ rua: text });

  test('is expanded at the first place, and linked from the others', () => {
    expect(outline({ Corpo: object({ entrega: ref('Endereco'), cobranca: ref('Endereco') }), Endereco })).toBe(
      'entrega object\n  rua string\ncobranca object\n  = Endereco, see #corpo.entrega\n',
    );
  });

  test('is linked from the answer when the request already shows it', () => {
    const { request, response } = viewSchemas({ Corpo: object({ e: ref('Endereco') }), Endereco });
    expect(outlineBody(request)).toBe('e object\n  rua string\n');
    expect(outlineBody(response)).toBe('= Corpo, see #corpo\n');
  });

  test('is expanded once per direction when a field inside exists in one of them only', () => {
    const Com = object({ e: ref('Endereco'), volta: ref('Corpo') });
    const schemas = { Corpo: Com, Endereco: object({ rua: text, id: { ...text, readOnly: true } }) };
    const { request, response } = viewSchemas(schemas);
    expect(outlineBody(request)).toBe('e object\n  rua string\nvolta object\n  = again Corpo\n');
    expect(outlineBody(response)).toBe('e object\n  rua string\n  id string\nvolta object\n  = again Corpo\n');
  });

  test('is linked by an anchor that the page has, also from inside lists and alternatives', () => {
    const page = (first: object) => viewSchemas({ Corpo: object({ a: first, b: ref('Endereco') }), Endereco }).request;
    for (const first of [
      ref('Endereco'),
      { type: 'array', items: ref('Endereco') },
      { oneOf: [ref('Endereco'), text] },
    ]) {
      const body = page(first);
      expect(listTargets(body)).toHaveLength(1);
      expect(listAnchors(body)).toEqual(expect.arrayContaining([...listTargets(body)]));
    }
  });

  test('is linked by an anchor that the page has, also from a second media type', () => {
    const json = { schema: object({ x: text }) };
    const content = { 'application/json': json, 'application/vnd.endereco+json': { schema: ref('Endereco') } };
    const responses = {
      200: { description: 'Um.', content },
      201: { description: 'Outro.', content: { 'application/json': { schema: object({ e: ref('Endereco') }) } } },
    };
    const bodies = readOperation({ responses }, { schemas: { Endereco } }).responses.flatMap(({ anchor, media }) =>
      media.map(({ body }) => ({ ids: [anchor, ...listAnchors(body)], targets: listTargets(body) })),
    );
    const ids = bodies.flatMap((body) => body.ids);
    expect(bodies.flatMap(({ targets }) => targets).filter((target) => !ids.includes(target))).toEqual([]);
    expect(bodies.flatMap(({ targets }) => targets)).toHaveLength(1);
  });
});

describe('alternatives', () => {
  // @feature 7
  test('are named by title or by schema, and expanded', () => {
    const Corpo = { oneOf: [ref('Pix'), ref('Boleto'), object({ x: text })] };
    const schemas = { Corpo, Pix: object({ chave: text }, { title: 'Por Pix' }), Boleto: object({ linha: text }) };
    expect(outline(schemas)).toBe(
      'oneOf: Por Pix\n  chave string\noneOf: Boleto\n  linha string\noneOf: -\n  x string\n',
    );
  });

  test('stand beside the common fields', () => {
    expect(outline({ Corpo: object({ valor: text }, { anyOf: [object({ a: text }), object({ b: text })] }) })).toBe(
      'valor string\nanyOf: -\n  a string\nanyOf: -\n  b string\n',
    );
  });

  test('that only require fields name those', () => {
    const anyOf = [{ required: ['cpf'] }, { required: ['cnpj'] }];
    expect(outline({ Corpo: object({ cpf: text, cnpj: text }, { anyOf }) })).toBe(
      'cpf string\ncnpj string\nanyOf: - cpf\nanyOf: - cnpj\n',
    );
  });
});

describe('alternatives with a discriminator', () => {
  const Pix = object({ tipo: text, chave: text });
  const Boleto = object({ tipo: text, linha: text });
  const view = (mapping?: Readonly<Record<string, string>>) => {
    const discriminator = { propertyName: 'tipo', ...(mapping && { mapping }) };
    const { request } = viewSchemas({ Corpo: { oneOf: [ref('Pix'), ref('Boleto')], discriminator }, Pix, Boleto });
    return request.kind === 'fields' ? request.alternatives?.options.map(({ selector }) => selector) : undefined;
  };

  // @feature 8
  test('say the values that lead to each, from the mapping', () => {
    const mapping = { pix: '#/components/schemas/Pix', qr: '#/components/schemas/Pix', boleto: 'Boleto' };
    expect(view(mapping)).toEqual([
      { property: 'tipo', values: ['pix', 'qr'] },
      { property: 'tipo', values: ['boleto'] },
    ]);
  });

  test('say the name of the schema where nothing is mapped to it', () => {
    expect(view()).toEqual([
      { property: 'tipo', values: ['Pix'] },
      { property: 'tipo', values: ['Boleto'] },
    ]);
  });
});

describe('the anchor of an alternative', () => {
  test('is its place in the schema', () => {
    const { request } = viewSchemas({ Corpo: object({ p: { oneOf: [object({ a: text }), object({ b: text })] } }) });
    const [field] = request.kind === 'fields' ? request.fields : [];
    const options = field?.body.kind === 'fields' ? field.body.alternatives?.options : [];
    expect(options?.map(({ anchor }) => anchor)).toEqual(['corpo.p.opcao-1', 'corpo.p.opcao-2']);
  });
});

describe('the anchor of a field', () => {
  test('is its path in the schema', () => {
    const Corpo = object({
      nome: text,
      itens: { type: 'array', items: object({ codigo: text }) },
      pagador: { oneOf: [object({ cpf: text }), object({ cnpj: text })] },
    });
    const { request } = viewSchemas({ Corpo });
    const content = { 'application/json': { schema: Corpo } };
    const [response] = readOperation({ responses: { 200: { description: 'Feito.', content } } }).responses;
    expect(listAnchors(request)).toEqual([
      'corpo.nome',
      'corpo.itens',
      'corpo.itens.item.codigo',
      'corpo.pagador',
      'corpo.pagador.opcao-1.cpf',
      'corpo.pagador.opcao-2.cnpj',
    ]);
    expect(response?.media.flatMap(({ body }) => listAnchors(body))).toContain('resposta-200.itens.item.codigo');
  });

  // @feature 18
  test('carries the media type from the second one on', () => {
    const schema = object({ a: text });
    const content = { 'application/json': { schema }, 'application/problem+json': { schema } };
    const media = readOperation({ requestBody: { content } }).requestBody?.media ?? [];
    expect(media.flatMap(({ body }) => listAnchors(body))).toEqual(['corpo.a', 'corpo.application-problem-json.a']);
  });
});
