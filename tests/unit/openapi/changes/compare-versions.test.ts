import { describe, expect, test } from 'vitest';
import { CHANGE_RULES } from '../../../../lib/openapi/changes/change-rules';
import { compareVersions } from '../../../../lib/openapi/changes/compare-versions';
import { createVersion, editObject, editProperty } from './small-version';
import { OPTIONAL_BODY, ROWS, UNDONE } from './version-rows';

describe('a difference between two versions', () => {
  test.each(ROWS)('%s', (_, edit, id, breaking) => {
    const after = createVersion();
    edit(after);
    const found = compareVersions(createVersion(), after).map((change) => [change.id, change.isBreaking]);
    expect(found).toEqual([[id, breaking === 'breaks']]);
  });

  test.each(UNDONE)('taken back: %s', (_, edit, id, breaking) => {
    const before = createVersion();
    edit(before);
    const found = compareVersions(before, createVersion()).map((change) => [change.id, change.isBreaking]);
    expect(found).toEqual([[id, breaking === 'breaks']]);
  });

  test('is a body that may be left out', () => {
    const [, edit, id] = OPTIONAL_BODY;
    const [before, after] = [createVersion(), createVersion()];
    delete before.operations.send?.requestBody;
    edit(after);
    expect(compareVersions(before, after)).toMatchObject([{ id, isBreaking: false }]);
  });

  test('of each kind has a row', () => {
    const kinds = new Set([...ROWS, ...UNDONE, OPTIONAL_BODY].map(([, , id]) => id.split('/')[0]));
    expect(Object.keys(CHANGE_RULES).filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  test('is none between a version and itself, whatever the order of what it lists', () => {
    const after = createVersion();
    const { schemas = {} } = after;
    after.schemas = Object.fromEntries(Object.entries(schemas).toReversed());
    editProperty(after, 'Entrada', 'cor').enum?.reverse();
    editProperty(after, 'Entrada', 'modo').oneOf?.reverse();
    expect(compareVersions(createVersion(), after)).toEqual([]);
  });

  test('is none where an alternative gets another title, for words are no structure', () => {
    const after = createVersion();
    const { oneOf = [] } = editProperty(after, 'Entrada', 'modo');
    for (const alternative of oneOf) if ('title' in alternative) alternative.title = 'Por extenso';
    expect(oneOf).toContainEqual(expect.objectContaining({ title: 'Por extenso' }));
    expect(compareVersions(createVersion(), after)).toEqual([]);
  });

  test('is none where a part gets a name and is shared', () => {
    const after = createVersion();
    const { properties } = editObject(after, 'Entrada');
    Object.assign(after.schemas ?? {}, { Nome: properties.nome });
    properties.nome = { $ref: '#/components/schemas/Nome' };
    const base = { type: 'object', properties: { id: editProperty(after, 'Saida', 'id') } };
    const { properties: rest } = editObject(after, 'Saida');
    delete rest.id;
    Object.assign(after.schemas ?? {}, {
      Base: base,
      Saida: { required: ['id'], allOf: [{ $ref: '#/components/schemas/Base' }, { type: 'object', properties: rest }] },
    });
    expect(compareVersions(createVersion(), after)).toEqual([]);
  });

  test('of a shared part is one, with every place where it shows', () => {
    const after = createVersion();
    editProperty(after, 'Item', 'codigo').maxLength = 4;
    expect(compareVersions(createVersion(), after)).toMatchObject([
      {
        id: 'limit-narrowed/Item.codigo/maxLength',
        to: '4',
        uses: [
          { of: 'operation', id: 'send', anchor: 'corpo.itens.item.codigo' },
          { of: 'operation', id: 'send', anchor: 'resposta-200.modo.opcao-1.codigo' },
        ],
      },
    ]);
  });

  test('ends where a part holds itself', () => {
    const recursive = () => {
      const version = createVersion();
      editObject(version, 'Item').properties.itens = { type: 'array', items: { $ref: '#/components/schemas/Item' } };
      return version;
    };
    const after = recursive();
    delete editObject(after, 'Item').properties.codigo;
    expect(compareVersions(recursive(), after).map(({ id }) => id)).toEqual(['property-removed/Item.codigo']);
  });
});
