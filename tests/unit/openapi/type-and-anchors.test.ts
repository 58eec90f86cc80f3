import { expect, test } from 'vitest';
import { formatType } from '../../../lib/openapi/format-type';
import { isResponseAnchor, toAnyPropertyAnchor, toResponseAnchor } from '../../../lib/openapi/property-anchors';

test.each([
  [{ name: 'string', format: undefined, isList: false }, 'string'],
  [{ name: 'string', format: 'date-time', isList: false }, 'string<date-time>'],
  [{ name: 'object', format: undefined, isList: true }, 'object[]'],
  [{ name: 'string', format: 'uuid', isList: true }, 'string<uuid>[]'],
])('the type %j is written %s', (label, text) => {
  expect(formatType({ ...label, isNullable: false })).toBe(text);
});

test('an id tells whether its property only comes back', () => {
  const anchors = [`${toResponseAnchor('200')}.chave`, 'corpo.resposta-200', 'parametro.query.pagina'];
  expect(anchors.map(isResponseAnchor)).toEqual([true, false, false]);
});

test('values under names that the sender chooses have an id that is no property’s', () => {
  expect(toAnyPropertyAnchor('corpo.extras')).toBe('corpo.extras.*');
});
