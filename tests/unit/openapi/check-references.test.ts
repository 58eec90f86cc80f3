import { describe, expect, test } from 'vitest';
import { checkReferences } from '../../../lib/openapi/check-references';
import { readFault } from '../support/fault';

const check = (root: unknown) => checkReferences(root, () => ({ file: 'openapi.yaml', line: 3 }));
const ELSEWHERE = { $ref: 'outro.yaml#/A' };

test.each(['value', 'example', 'default', 'const', 'enum'])(
  'a reference in the data under "%s" is only data',
  (key) => {
    expect(() => check({ a: { [key]: ELSEWHERE } })).not.toThrow();
    expect(() => check({ [key]: [{ a: ELSEWHERE }] })).not.toThrow();
  },
);

describe('what the author named like data is still read', () => {
  test.each(['properties', 'schemas', 'examples', 'parameters', 'headers', 'responses', 'requestBodies', 'paths'])(
    'among %s',
    (key) => {
      expect(readFault(() => check({ [key]: { example: ELSEWHERE } }))).toBe(
        `openapi.yaml:3\n  ${key}.example.$ref: "outro.yaml#/A" leads to another file\n  Fix: join the files into one first: npx redocly bundle FILE --output openapi.yaml`,
      );
    },
  );

  test('but data below something that is named like a list of names is data', () => {
    expect(() => check({ properties: { properties: { example: ELSEWHERE } } })).not.toThrow();
  });
});

test('a reference leads to a whole component, without anything before it', () => {
  const components = { schemas: { A: { type: 'string' } } };
  expect(() => check({ components, a: { $ref: '#/components/schemas/A' } })).not.toThrow();
  expect(readFault(() => check({ components, a: { $ref: '#/x#/components/schemas/A' } }))).toContain(
    'leads to no component',
  );
});
