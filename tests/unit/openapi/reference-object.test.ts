import { expect, test } from 'vitest';
import { isReference } from '../../../lib/openapi/reference-object';

test.each<readonly [unknown, boolean]>([
  [{ $ref: 'x' }, true],
  [{ type: 'string' }, false],
  [null, false],
  ['$ref', false],
  [undefined, false],
])('%o is a reference: %o', (value, expected) => expect(isReference(value)).toBe(expected));
