import { expect, test } from 'vitest';
import { isObject, readKey } from '../../../lib/text/json-object';

test.each<readonly [string, unknown, boolean]>([
  ['an object', {}, true],
  ['null', null, false],
  ['a list', [], false],
  ['a text', 'a', false],
  ['nothing', undefined, false],
])('%s is an object: %o', (_name, value, expected) => expect(isObject(value)).toBe(expected));

test.each<readonly [unknown, unknown]>([
  [{ length: 1 }, 1],
  [['a', 'b'], 2],
  [{}, undefined],
  [null, undefined],
  ['a', undefined],
])('of %o is read: %o', (value, expected) => expect(readKey(value, 'length')).toBe(expected));
