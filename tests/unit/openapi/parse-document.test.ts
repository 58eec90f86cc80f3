import { describe, expect, test } from 'vitest';
import { edit } from '../support/edit';
import { readFault } from '../support/fault';
import { readSmallSite } from '../support/fixture-site';
import { parseOpenApi } from '../support/parse-open-api';

const SOURCE = readSmallSite('openapi.yaml');
const faultOf = (from: string, to: string) => readFault(() => parseOpenApi(edit(SOURCE, from, to), 'openapi.yaml'));

test('the line of any key can be asked for; of a missing key, that of what should hold it', () => {
  const { placeOf } = parseOpenApi(SOURCE, 'openapi.yaml');
  const lineOf = (key: readonly string[]) => placeOf(key).line;
  const lines = SOURCE.split('\n');
  const path = ['paths', '/v1/dfe', 'post', 'x-slug'];
  expect(lines[(lineOf(path) ?? 0) - 1]).toContain('x-slug: send-dfe-using-post');
  const missing = lineOf([...path.slice(0, 3), 'nada']) ?? 0;
  expect(lines.slice(missing - 2, missing).map((line) => line.trim())).toEqual(['/v1/dfe:', 'post:']);
  expect(lineOf(['nada'])).toBeUndefined();
});

describe('the build stops with file and line', () => {
  test('on YAML that cannot be read', () => {
    expect(faultOf('  title: API de teste', '  title: API: de teste')).toMatchInlineSnapshot(`
      "openapi.yaml:3
        YAML: Nested mappings are not allowed in compact mappings
        Fix: correct the YAML syntax"
    `);
    expect(faultOf('tags: [Emissão]', 'tags: [Emissão')).toMatchInlineSnapshot(`
      "openapi.yaml:60
        YAML: Flow sequence in block collection must be sufficiently indented and end with a ]
        Fix: correct the YAML syntax"
    `);
  });

  test('on a key written twice', () => {
    expect(faultOf('      summary: Criar token', '      summary: Criar\n      summary: token')).toMatchInlineSnapshot(`
      "openapi.yaml:31
        YAML: Map keys must be unique
        Fix: correct the YAML syntax"
    `);
  });

  test('on a missing operationId', () => {
    expect(faultOf('      operationId: sendDfeUsingPOST\n', '')).toMatchInlineSnapshot(`
      "openapi.yaml:55
        paths./v1/dfe.post.operationId: found nothing
        Fix: give the operation an operationId of letters and digits"
    `);
  });

  test('on a missing x-slug', () => {
    expect(faultOf('      x-slug: send-dfe-using-post\n', '')).toMatchInlineSnapshot(`
      "openapi.yaml:55
        paths./v1/dfe.post.x-slug: found nothing
        Fix: give the operation the slug of its page"
    `);
  });

  test('on a missing description', () => {
    expect(faultOf('      description: Envia um documento.\n', '')).toMatchInlineSnapshot(`
      "openapi.yaml:55
        paths./v1/dfe.post.description: found nothing
        Fix: give the operation a description"
    `);
  });

  test('on an empty description', () => {
    expect(faultOf('description: Envia um documento.', "description: ''")).toMatchInlineSnapshot(`
      "openapi.yaml:58
        paths./v1/dfe.post.description: found ""
        Fix: give the operation a description"
    `);
  });

  test('on a slug that is no address', () => {
    expect(faultOf('x-slug: send-dfe-using-post', 'x-slug: Send_DFe')).toMatchInlineSnapshot(`
      "openapi.yaml:60
        paths./v1/dfe.post.x-slug: found "Send_DFe"
        Fix: use lower-case letters, digits and single hyphens"
    `);
  });

  test('on a cStat without its document', () => {
    expect(faultOf('[nfe/100, nfe/204]', '[nfe/100, "204"]')).toMatchInlineSnapshot(`
      "openapi.yaml:62
        paths./v1/dfe.post.x-cstats.1: found "204"
        Fix: write document/code, such as nfe/539"
    `);
  });

  test('on another version of OpenAPI', () => {
    expect(faultOf('openapi: 3.1.0', 'openapi: 3.0.3')).toMatchInlineSnapshot(`
      "openapi.yaml:1
        openapi: found "3.0.3"
        Fix: describe the API in OpenAPI 3.1"
    `);
  });

  test('on a wrong type deep inside a schema', () => {
    expect(faultOf('modelo: { type: string }', 'modelo: { type: string, minLength: "1" }')).toMatchInlineSnapshot(`
      "openapi.yaml:142
        components.schemas.Documento.properties.modelo.minLength: found "1"
        Fix: write a whole number"
    `);
  });

  test('on an unknown action of an error code', () => {
    expect(faultOf('acao: corrigir', 'acao: rezar')).toMatchInlineSnapshot(`
      "openapi.yaml:25
        x-problem-codes.0.acao: found "rezar"
        Fix: invalid option: expected one of "reenviar"|"corrigir"|"consultar"|"aguardar"|"parar""
    `);
  });
});

test('an empty file is told what is missing', () => {
  expect(readFault(() => parseOpenApi('', 'openapi.yaml'))).toMatchInlineSnapshot(`
    "openapi.yaml
      openapi: found nothing
      Fix: describe the API in OpenAPI 3.1"
  `);
});
