import type { ApiVersion } from '../../../../lib/openapi/changes/api-version';
import type { SchemaObject } from '../../../../lib/openapi/schema-object';
import { editObject, editProperty } from './small-version';

// One file, though it is long: a table, with a row for each difference between two versions.

type Edit = (version: ApiVersion) => void;
type Row = readonly [what: string, edit: Edit, id: string, breaking: 'breaks' | 'fits'];

const property =
  (schema: string, name: string, change: SchemaObject): Edit =>
  (version) =>
    Object.assign(editProperty(version, schema, name), change);
const addProperty =
  (schema: string, name: string, isRequired = false): Edit =>
  (version) => {
    const { properties, required } = editObject(version, schema);
    properties[name] = { type: 'string' };
    if (isRequired) required?.push(name);
  };
const removeProperty =
  (schema: string, name: string): Edit =>
  (version) => {
    delete editObject(version, schema).properties[name];
  };
const require =
  (schema: string, names: string[]): Edit =>
  (version) =>
    Object.assign(version.schemas?.[schema] ?? {}, { required: names });
const operation = (change: (operation: ApiVersion['operations'][string]) => void): Edit => {
  return ({ operations }) => {
    if (operations.send) change(operations.send);
  };
};
const other: ApiVersion['operations'][string] = { method: 'GET', path: '/v1/x', responses: { '200': {} } };

export const ROWS: readonly Row[] = [
  // Operations and webhooks
  ['a new operation', (v) => Object.assign(v.operations, { other }), 'operation-added/other', 'fits'],
  ['an operation that is gone', (v) => delete v.operations.send, 'operation-removed/send', 'breaks'],
  ['another path', operation((o) => (o.path = '/v1/outro')), 'operation-moved/send', 'breaks'],
  ['another method', operation((o) => (o.method = 'PUT')), 'operation-moved/send', 'breaks'],
  ['an operation that goes', operation((o) => (o.deprecated = true)), 'operation-deprecated/send', 'fits'],
  ['no token any more', operation((o) => (o.isOpen = true)), 'token-dropped/send', 'fits'],
  ['a new webhook', (v) => Object.assign(v.webhooks ?? {}, { b: { responses: {} } }), 'webhook-added/b', 'fits'],
  ['a webhook that is gone', (v) => delete v.webhooks?.entrega, 'webhook-removed/entrega', 'breaks'],
  ['a new error code', (v) => Object.assign(v.problems ?? {}, { NOVO: 409 }), 'problem-added/NOVO', 'fits'],
  ['an error code that is gone', (v) => delete v.problems?.CORPO_INVALIDO, 'problem-removed/CORPO_INVALIDO', 'breaks'],
  [
    'an error code with another status',
    (v) => Object.assign(v.problems ?? {}, { CORPO_INVALIDO: 422 }),
    'problem-status/CORPO_INVALIDO',
    'breaks',
  ],

  // Parameters
  [
    'a new parameter',
    operation((o) => o.parameters?.push({ name: 'x', in: 'query', schema: {} })),
    'parameter-added/send.query.x',
    'fits',
  ],
  [
    'a new parameter that must be there',
    operation((o) => o.parameters?.push({ name: 'x', in: 'query', required: true, schema: {} })),
    'parameter-added-required/send.query.x',
    'breaks',
  ],
  [
    'a parameter that is gone',
    operation((o) => o.parameters?.shift()),
    'parameter-removed/send.query.pagina',
    'breaks',
  ],
  [
    'a parameter that must be there now',
    operation((o) =>
      o.parameters?.splice(0, 1, {
        name: 'pagina',
        in: 'query',
        required: true,
        schema: { type: 'integer', minimum: 1 },
      }),
    ),
    'required/send.query.pagina',
    'breaks',
  ],
  [
    'a shared parameter that need not be there',
    (v) => Object.assign(v.parameters?.Conta ?? {}, { required: undefined }),
    'optional/parameters:Conta',
    'fits',
  ],
  [
    'a parameter that goes',
    (v) => Object.assign(v.parameters?.Conta ?? {}, { deprecated: true }),
    'deprecated/parameters:Conta',
    'fits',
  ],

  // Bodies, answers, headers
  ['no body', operation((o) => delete o.requestBody), 'body-removed/send.body', 'breaks'],
  [
    'a body that need not be there',
    operation((o) => Object.assign(o.requestBody ?? {}, { required: undefined })),
    'optional/send.body',
    'fits',
  ],
  [
    'another form of a body',
    operation((o) => Object.assign(o.requestBody ?? {}, { content: {} })),
    'media-removed/send.body/application/json',
    'breaks',
  ],
  ['a new answer', operation((o) => (o.responses['202'] = {})), 'answer-added/send.202', 'fits'],
  ['an answer that is gone', operation((o) => delete o.responses['200']), 'answer-removed/send.200', 'breaks'],
  [
    'a new header',
    operation((o) =>
      Object.assign(o.responses['200'] ?? {}, { headers: { ETag: { schema: { type: 'string' } }, X: { schema: {} } } }),
    ),
    'header-added/send.200.X',
    'fits',
  ],
  [
    'a header that is gone',
    operation((o) => Object.assign(o.responses['200'] ?? {}, { headers: {} })),
    'header-removed/send.200.ETag',
    'breaks',
  ],

  // Properties
  ['a new property to send', addProperty('Entrada', 'x'), 'property-added/Entrada.x', 'fits'],
  [
    'a new property that must be sent',
    addProperty('Entrada', 'x', true),
    'property-added-required/Entrada.x',
    'breaks',
  ],
  ['a property that is no longer taken', removeProperty('Entrada', 'cor'), 'property-removed/Entrada.cor', 'breaks'],
  ['a property that must be sent now', require('Entrada', ['nome', 'cor']), 'required/Entrada.cor', 'breaks'],
  ['a property that need not be sent', require('Entrada', []), 'optional/Entrada.nome', 'fits'],
  ['a new property in an answer', addProperty('Saida', 'x'), 'property-added/Saida.x', 'fits'],
  ['a new property always in an answer', addProperty('Saida', 'x', true), 'property-added-required/Saida.x', 'fits'],
  ['a property that no longer comes', removeProperty('Saida', 'peso'), 'property-removed/Saida.peso', 'breaks'],
  ['a property that may not come', require('Saida', []), 'optional/Saida.id', 'breaks'],
  ['a property that always comes now', require('Saida', ['id', 'cor']), 'required/Saida.cor', 'fits'],
  ['a property that a webhook lacks', removeProperty('Aviso', 'texto'), 'property-removed/Aviso.texto', 'breaks'],
  ['a property that a webhook brings', addProperty('Aviso', 'x', true), 'property-added-required/Aviso.x', 'fits'],
  [
    'a property that only comes back now',
    property('Entrada', 'cor', { readOnly: true }),
    'property-removed/Entrada.cor',
    'breaks',
  ],
  ['a property that goes', property('Entrada', 'cor', { deprecated: true }), 'deprecated/Entrada.cor', 'fits'],
  [
    'a property that asks for another',
    (v) => Object.assign(v.schemas?.Entrada ?? {}, { dependentRequired: { cor: ['peso'] } }),
    'asks-more/Entrada.cor',
    'breaks',
  ],
  [
    'no other properties',
    (v) => Object.assign(v.schemas?.Entrada ?? {}, { additionalProperties: false }),
    'closed/Entrada',
    'breaks',
  ],
  ['a property of a list’s items', removeProperty('Item', 'codigo'), 'property-removed/Item.codigo', 'breaks'],

  // Values
  ['no null to send', property('Entrada', 'peso', { type: 'number' }), 'type-narrowed/Entrada.peso', 'breaks'],
  [
    'whole numbers only',
    property('Entrada', 'peso', { type: ['integer', 'null'] }),
    'type-narrowed/Entrada.peso',
    'breaks',
  ],
  ['any number to send', property('Entrada', 'tamanho', { type: 'number' }), 'type-widened/Entrada.tamanho', 'fits'],
  ['null in an answer', property('Saida', 'peso', { type: ['number', 'null'] }), 'type-widened/Saida.peso', 'breaks'],
  [
    'only whole numbers in an answer',
    property('Saida', 'peso', { type: 'integer' }),
    'type-narrowed/Saida.peso',
    'fits',
  ],
  ['another type', property('Saida', 'peso', { type: 'string' }), 'type-changed/Saida.peso', 'breaks'],
  [
    'one value more to send',
    property('Entrada', 'cor', { enum: ['azul', 'verde', 'rosa'] }),
    'value-added/Entrada.cor/rosa',
    'fits',
  ],
  [
    'one value less to send',
    property('Entrada', 'cor', { enum: ['azul'] }),
    'value-removed/Entrada.cor/verde',
    'breaks',
  ],
  [
    'one value more in an answer',
    property('Saida', 'cor', { enum: ['azul', 'verde', 'rosa'] }),
    'value-added/Saida.cor/rosa',
    'fits',
  ],
  [
    'one value less in an answer',
    property('Saida', 'cor', { enum: ['azul'] }),
    'value-removed/Saida.cor/verde',
    'fits',
  ],
  ['listed values only', property('Entrada', 'nome', { enum: ['ana'] }), 'values-listed/Entrada.nome', 'breaks'],
  ['any value', property('Entrada', 'cor', { enum: undefined }), 'values-freed/Entrada.cor', 'fits'],
  [
    'a shorter text to send',
    property('Entrada', 'nome', { maxLength: 5 }),
    'limit-narrowed/Entrada.nome/maxLength',
    'breaks',
  ],
  [
    'a longer text to send',
    property('Entrada', 'nome', { maxLength: 20 }),
    'limit-widened/Entrada.nome/maxLength',
    'fits',
  ],
  [
    'a text of any length to send',
    property('Entrada', 'nome', { minLength: undefined }),
    'limit-widened/Entrada.nome/minLength',
    'fits',
  ],
  [
    'more characters at least',
    property('Entrada', 'nome', { minLength: 3 }),
    'limit-narrowed/Entrada.nome/minLength',
    'breaks',
  ],
  [
    'a longer text in an answer',
    property('Saida', 'id', { maxLength: 20 }),
    'limit-widened/Saida.id/maxLength',
    'breaks',
  ],
  [
    'a shorter text in an answer',
    property('Saida', 'id', { maxLength: 5 }),
    'limit-narrowed/Saida.id/maxLength',
    'fits',
  ],
  [
    'steps to send',
    property('Entrada', 'tamanho', { multipleOf: 5 }),
    'limit-narrowed/Entrada.tamanho/multipleOf',
    'breaks',
  ],
  [
    'each item once',
    property('Entrada', 'itens', { uniqueItems: true }),
    'limit-narrowed/Entrada.itens/uniqueItems',
    'breaks',
  ],
  [
    'another format',
    property('Saida', 'quando', { format: 'date-time' }),
    'format-changed/Saida.quando/format',
    'breaks',
  ],
  [
    'another pattern to send',
    property('Entrada', 'nome', { pattern: '^[a-c]+$' }),
    'pattern-changed/Entrada.nome',
    'breaks',
  ],
  ['no pattern to send', property('Entrada', 'nome', { pattern: undefined }), 'pattern-removed/Entrada.nome', 'fits'],
  ['another default', property('Entrada', 'tamanho', { default: 20 }), 'default-changed/Entrada.tamanho', 'breaks'],
  [
    'an alternative less to send',
    property('Entrada', 'modo', { oneOf: [{ $ref: '#/components/schemas/Item' }] }),
    'alternative-removed/Entrada.modo/string',
    'breaks',
  ],
  [
    'an alternative more in an answer',
    (v) => editProperty(v, 'Saida', 'modo').oneOf?.push({ title: 'Lista', type: 'array' }),
    'alternative-added/Saida.modo/array',
    'breaks',
  ],
];

/** What is found where the edit was there before and is taken back. */
export const UNDONE: readonly Row[] = [
  ['no token', operation((o) => (o.isOpen = true)), 'token-required/send', 'breaks'],
  ['no body, one is asked for', operation((o) => delete o.requestBody), 'body-added-required/send.body', 'breaks'],
  [
    'no body of a webhook',
    (v) => delete v.webhooks?.entrega?.requestBody,
    'body-added-required/webhook:entrega.body',
    'fits',
  ],
  [
    'one form less of a body',
    operation((o) => Object.assign(o.requestBody ?? {}, { content: {} })),
    'media-added/send.body/application/json',
    'fits',
  ],
  [
    'no other properties',
    (v) => Object.assign(v.schemas?.Entrada ?? {}, { additionalProperties: false }),
    'opened/Entrada',
    'fits',
  ],
  [
    'a property that asks for another',
    (v) => Object.assign(v.schemas?.Entrada ?? {}, { dependentRequired: { cor: ['peso'] } }),
    'asks-less/Entrada.cor',
    'fits',
  ],
  [
    'an alternative more in an answer',
    (v) => editProperty(v, 'Saida', 'modo').oneOf?.push({ title: 'Lista', type: 'array' }),
    'alternative-removed/Saida.modo/array',
    'fits',
  ],
  [
    'an alternative less to send',
    property('Entrada', 'modo', { oneOf: [{ $ref: '#/components/schemas/Item' }] }),
    'alternative-added/Entrada.modo/string',
    'fits',
  ],
];

/** Of an operation that had no body: one that may be left out. */
export const OPTIONAL_BODY: Row = [
  'a body that may be left out',
  operation((o) => Object.assign(o, { requestBody: { content: { 'application/json': {} } } })),
  'body-added/send.body',
  'fits',
];
