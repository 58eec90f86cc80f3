import { describe, expect, test } from 'vitest';
import type { ApiVersion } from '../../../../lib/openapi/changes/api-version';
import type { SchemaObject } from '../../../../lib/openapi/schema-object';
import { compareEdits, createVersion, editObject, editProperty } from './small-version';

const text: SchemaObject = { type: 'string' };

describe('exchanges', () => {
  const response = (change: object) => (version: ApiVersion) =>
    Object.assign(version.operations.send?.responses['200'] ?? {}, change);
  const json = { 'application/json': { $ref: '#/components/schemas/Saida' } };
  const places = (edit: (version: ApiVersion) => void, before?: (version: ApiVersion) => void) =>
    compareEdits(edit, before).map(({ id, uses }) => [id, ...uses.map(({ anchor }) => anchor)]);

  test('show what is gone at what it stood in, and what is there at its own id', () => {
    expect(places(({ operations }) => Object.assign(operations.send ?? {}, { parameters: [], responses: {} }))).toEqual(
      [
        ['parameter-removed/send.query.pagina', ''],
        ['parameter-removed/send.header.conta', ''],
        ['answer-removed/send.200', ''],
        ['answer-removed/send.400', ''],
      ],
    );
    expect(places(({ operations }) => delete operations.send?.requestBody)).toEqual([['body-removed/send.body', '']]);
    expect(places(({ operations }) => delete operations.send)).toEqual([['operation-removed/send']]);
    expect(places(({ webhooks }) => delete webhooks?.entrega)).toEqual([['webhook-removed/entrega']]);
    expect(places((version) => Object.assign(version.webhooks ?? {}, { b: { responses: {} } }))).toEqual([
      ['webhook-added/b', ''],
    ]);
    expect(
      places(({ operations }) => operations.send?.parameters?.push({ name: 'x', in: 'query', schema: {} })),
    ).toEqual([['parameter-added/send.query.x', 'parametro.query.x']]);
    expect(places(response({ headers: {} }))).toEqual([['header-removed/send.200.ETag', 'resposta-200']]);
    expect(
      places(({ schemas = {} }) => delete editObject({ ...createVersion(), schemas }, 'Saida').properties.peso),
    ).toEqual([['property-removed/Saida.peso', 'resposta-200']]);
  });

  test('are compared in parameters, headers and every kind of body', () => {
    const parameter = ({ operations }: ApiVersion) =>
      operations.send?.parameters?.splice(0, 1, {
        name: 'pagina',
        in: 'query',
        schema: { type: 'integer', minimum: 2 },
      });
    expect(places(parameter)).toEqual([['limit-narrowed/send.query.pagina/minimum', 'parametro.query.pagina']]);
    const header = (change: object) => response({ headers: { ETag: { schema: text, ...change } } });
    expect(places(header({ required: true }))).toEqual([['required/send.200.ETag', 'resposta-200.cabecalho.ETag']]);
    expect(places(header({}), header({ required: true }))).toEqual([
      ['optional/send.200.ETag', 'resposta-200.cabecalho.ETag'],
    ]);
    expect(places(header({ schema: { type: 'string', maxLength: 3 } }))).toEqual([
      ['limit-narrowed/send.200.ETag/maxLength', 'resposta-200.cabecalho.ETag'],
    ]);
    const other = (schema: SchemaObject) => response({ content: { ...json, 'application/vnd.x+xml': schema } });
    expect(places(other({ type: 'integer' }), other(text))).toEqual([['type-changed/send.200', 'resposta-200']]);
    const inside = (schema: SchemaObject) => other({ type: 'object', properties: { a: schema } });
    expect(places(inside({ type: 'integer' }), inside(text))).toEqual([
      ['type-changed/send.200.a', 'resposta-200.application-vnd-x-xml.a'],
    ]);
    expect(places(other(text))).toEqual([['media-added/send.200/application/vnd.x+xml', 'resposta-200']]);
    expect(places(() => undefined, other(text))).toEqual([
      ['media-removed/send.200/application/vnd.x+xml', 'resposta-200'],
    ]);
  });

  test('share a change of what they share, which breaks if it breaks one of them', () => {
    const error = ({ responses = {} }: ApiVersion) => {
      responses.Erro = {
        content: { 'application/json': { type: 'object', properties: { codigo: { type: 'integer' } } } },
      };
    };
    const twice = (version: ApiVersion) => {
      const { send } = version.operations;
      if (send)
        Object.assign(version.operations, { outra: { ...send, parameters: undefined, requestBody: undefined } });
    };
    const changes = compareEdits((version) => {
      twice(version);
      error(version);
    }, twice);
    expect(
      changes.map(({ id, uses }) => [id, ...uses.map(({ of, id: name, anchor }) => `${of} ${name} ${anchor}`)]),
    ).toEqual([
      [
        'type-changed/responses:Erro.codigo',
        'operation send resposta-400.codigo',
        'operation outra resposta-400.codigo',
      ],
    ]);
    const item = (version: ApiVersion) => {
      editProperty(version, 'Item', 'codigo').maxLength = 4;
    };
    expect(compareEdits(item)[0]?.isBreaking).toBe(true);
  });

  test('name a part of their own where it was shared before, and the other way round', () => {
    const own = ({ operations }: ApiVersion) => {
      const responses = operations.send?.responses ?? {};
      responses['400'] = {
        content: { 'application/json': { type: 'object', properties: { codigo: { type: 'integer' } } } },
      };
    };
    expect(places(own)).toEqual([['type-changed/send.400.codigo', 'resposta-400.codigo']]);
    expect(places(() => undefined, own)).toEqual([['type-changed/send.400.codigo', 'resposta-400.codigo']]);
  });

  test('that name what no version has are left alone', () => {
    const lost = ({ operations }: ApiVersion) => {
      operations.send?.parameters?.push({ $ref: '#/components/parameters/Outro' });
    };
    expect(places(lost)).toEqual([]);
    const bare = (version: ApiVersion) => {
      delete version.webhooks;
      delete version.problems;
    };
    expect(places(bare, bare)).toEqual([]);
    expect(places(bare)).toEqual([['webhook-removed/entrega'], ['problem-removed/CORPO_INVALIDO']]);
    expect(places(() => undefined, bare)).toEqual([['webhook-added/entrega', ''], ['problem-added/CORPO_INVALIDO']]);
  });
});
