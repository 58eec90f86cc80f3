import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseOrThrow } from '../../../lib/errors/parse';
import { readFault } from '../support/fault';

const schema = z.strictObject({
  nome: z.string().min(1, 'Write a name'),
  itens: z.array(z.union([z.string(), z.strictObject({ id: z.int('Write a number') })])).default([]),
});
const fault = (value: unknown) => readFault(() => parseOrThrow(schema, value, 'arquivo.yaml'));

test('a value that fits comes back typed, defaults applied', () => {
  expect(parseOrThrow(schema, { nome: 'x' }, 'arquivo.yaml')).toEqual({ nome: 'x', itens: [] });
});

describe('the message', () => {
  test('names a wrong value with its own fix', () => {
    expect(fault({ nome: '' })).toMatchInlineSnapshot(`
      "arquivo.yaml
        nome: found ""
        Fix: write a name"
    `);
  });

  test('names a missing key and says what to write', () => {
    expect(fault({})).toMatchInlineSnapshot(`
      "arquivo.yaml
        nome: found nothing
        Fix: write a value of type string"
    `);
  });

  test('names an unknown key', () => {
    expect(fault({ nome: 'x', nomes: 1, outro: 2 })).toMatchInlineSnapshot(`
      "arquivo.yaml
        (root): found unknown key "nomes", "outro"
        Fix: remove the key or correct its name"
    `);
  });

  test('names the whole value when that is wrong', () => {
    expect(fault('texto')).toMatchInlineSnapshot(`
      "arquivo.yaml
        (root): found "texto"
        Fix: write a value of type object"
    `);
  });

  test('goes into the branch of a union that got farthest', () => {
    expect(fault({ nome: 'x', itens: ['a', { id: 'b' }] })).toMatchInlineSnapshot(`
      "arquivo.yaml
        itens.1.id: found "b"
        Fix: write a number"
    `);
    expect(fault({ nome: 'x', itens: [{ id: 1, cor: 2 }] })).toMatchInlineSnapshot(`
      "arquivo.yaml
        itens.0: found unknown key "cor"
        Fix: remove the key or correct its name"
    `);
  });

  test('carries the place of the key and the cause', () => {
    const locate = (path: readonly PropertyKey[]) => ({ line: path.length + 41 });
    const action = () => parseOrThrow(schema, { nome: 1 }, 'arquivo.yaml', locate);
    expect(readFault(action)).toMatch(/^arquivo\.yaml:42\n/);
    expect(action).toThrow(expect.objectContaining({ cause: expect.any(z.core.$ZodError) }));
  });
});
