import { describe, expect, test } from 'vitest';
import { edit } from '../support/edit';
import { readApiFault, readInput } from '../support/openapi-inputs';

describe('a description of another kind is refused', () => {
  test('OpenAPI 3.0', () => {
    expect(readApiFault(readInput('openapi-3.0.yaml'))).toMatchInlineSnapshot(`
      "openapi.yaml:1
        openapi: found "3.0.3"
        Fix: describe the API in OpenAPI 3.1"
    `);
  });

  test('Swagger 2.0', () => {
    expect(readApiFault(readInput('swagger-2.0.yaml'))).toMatchInlineSnapshot(`
      "openapi.yaml
        openapi: found nothing
        Fix: describe the API in OpenAPI 3.1"
    `);
  });

  test('OpenAPI 3.1 with what only 3.0 has', () => {
    expect(readApiFault(edit(readInput('openapi-3.0.yaml'), '3.0.3', '3.1.0'))).toMatchInlineSnapshot(`
      "openapi.yaml:34
        components.schemas.Pedido.properties.nome: found unknown key "nullable"
        Fix: remove the key or correct its name"
    `);
  });

  test.each(['oi', '- a', '3', '\u0000\u0001', '[1'])('no description at all: %j', (source) => {
    expect(readApiFault(source)).toMatch(/^openapi\.yaml(:1)?\n {2}(\(root\): found|YAML: )/);
  });
});

describe('YAML that cannot be read is refused with its line', () => {
  test.each([
    ['a tab', 'openapi: 3.1.0\n\tinfo: x\n', 2],
    ['two documents', 'openapi: 3.1.0\n---\ninfo: x\n', 2],
    ['a key twice', 'openapi: 3.1.0\ninfo: a\ninfo: b\n', 3],
    ['an open quote', 'openapi: 3.1.0\ninfo: "a\n', 3],
    ['an alias of nothing', 'openapi: 3.1.0\ninfo: *nada\n', 2],
  ])('%s', (_, source, line) => {
    expect(readApiFault(source)).toMatch(new RegExp(`^openapi\\.yaml:${line}\\n  YAML: .+\\n  Fix: .+$`));
  });

  test('aliases that grow without end', () => {
    const levels = 'abcdefgh'.split('').map((name, index, all) => {
      const of = index === 0 ? 'x' : `*${all[index - 1]}`;
      return `${name}: &${name} [${Array.from({ length: 9 }, () => of).join(', ')}]`;
    });
    expect(readApiFault(levels.join('\n'))).toMatchInlineSnapshot(`
      "openapi.yaml
        YAML: Excessive alias count indicates a resource exhaustion attack
        Fix: write the value itself in place of the alias"
    `);
  });

  test('an alias inside what it names', () => {
    const source = edit(readInput('recursive.yaml'), 'Matriz: { type: array', 'Matriz: &m { not: *m, type: array');
    expect(readApiFault(source)).toMatchInlineSnapshot(`
      "openapi.yaml
        YAML: an alias (*name) stands inside what it names
        Fix: write the value itself in place of the alias"
    `);
  });
});
