import { describe, test } from 'vitest';
import { loadApi } from '../../../lib/openapi/load-api.build';
import { readApi } from '../support/api';
import { changeSite, remove } from '../support/change-site';
import { edit } from '../support/edit';
import { expectFault } from '../support/fault-rows';
import { readSmallSite } from '../support/fixture-site';

const source = readSmallSite('openapi.yaml');

test('a project without a description of its API is refused', () => {
  const expected = ' | file: there is no such file | put a text file there';
  expectFault(() => loadApi(changeSite(remove('openapi.yaml'))), 'openapi.yaml', expected);
});

describe('a description of an API is refused for', () => {
  test.each([
    ['no version of OpenAPI', 'openapi: 3.1.0\n', '', ' | openapi: found nothing | describe the API in OpenAPI'],
    ['OpenAPI 3.0', 'openapi: 3.1.0', 'openapi: 3.0.3', '1 | openapi: found "3.0.3" | describe the API in OpenAPI'],
    ['OpenAPI as a number', 'openapi: 3.1.0', 'openapi: 3.1', '1 | openapi: found 3.1 | describe the API in OpenAPI'],
    ['no title', '  title: API de teste\n', '', '2 | info.title: found nothing | write a value of type string'],
    [
      'a version that is a number',
      'version: 1.2.3',
      'version: 1.2',
      '4 | info.version: found 1.2 | write a value of type string',
    ],
    [
      'no description of the API',
      '  description: |-\n    Emite **documentos** de teste.\n\n    Segundo parágrafo.\n',
      '',
      '2 | info.description: found nothing | write a value of type string',
    ],
    [
      'an unknown key of info',
      '  version: 1.2.3',
      '  version: 1.2.3\n  autor: Ana',
      '5 | info: found unknown key "autor" | remove the key or correct its',
    ],
    [
      'no server',
      'servers:\n  - url: https://api.exemplo.com.br\n    description: Produção\n',
      'servers: []\n',
      '9 | servers: found [] | give at least one server',
    ],
    [
      'a server without a scheme',
      'https://api.exemplo.com.br',
      'api exemplo',
      '10 | servers.0.url: found "api exemplo" | invalid URL',
    ],
    [
      'a server without a description',
      '    description: Produção\n',
      '',
      '10 | servers.0.description: found nothing | write a value of type string',
    ],
    [
      'an unknown environment',
      '    description: Produção',
      '    description: Produção\n    x-environment: teste',
      '12 | servers.0.x-environment: found "teste" | invalid option: expected one',
    ],
    [
      'a tag without a description',
      '  - name: Emissão\n    description: Envie e consulte.',
      '  - name: Emissão',
      '17 | tags.1.description: found nothing | write a value of type string',
    ],
    [
      'a tag that is in no list',
      'tags: [Autenticação]',
      'tags: [Autenticacao]',
      '35 | tags: unknown tag "Autenticacao" | use "Autenticação"',
    ],
    [
      'a tag that is a number',
      'tags: [Autenticação]',
      'tags: [2026]',
      '35 | paths./v1/auth/token.post.tags.0: found 2026 | write a value of type string',
    ],
    [
      'a reference to nothing',
      '#/components/schemas/Token',
      '#/components/schemas/Tokens',
      '51 | $ref: "#/components/schemas/Tokens" leads | correct the reference or add',
    ],
    [
      'a reference into a component',
      '#/components/schemas/Token',
      '#/components/schemas/Token/properties/token',
      '51 | $ref: "#/components/schemas/Token/properties | correct the reference or add',
    ],
    [
      'a reference to another file',
      '#/components/schemas/Token',
      './token.yaml',
      '51 | $ref: "./token.yaml" leads to another file | join the files into one',
    ],
    [
      'a reference that is a number',
      "$ref: '#/components/schemas/Token'",
      '$ref: 1',
      '51 | $ref: found 1 | write a value of type string',
    ],
    [
      'a schema that is only itself',
      '    Token:\n      type: object\n',
      '    Token:\n      $ref: "#/components/schemas/Token"\n    Outro:\n      type: object\n',
      '133 | $ref: "#/components/schemas/Token" leads | give a schema on the way a',
    ],
    [
      'a reference that every object has',
      '#/components/schemas/Token',
      '#/components/schemas/constructor',
      '51 | $ref: "#/components/schemas/constructor" | correct the reference or add',
    ],
  ])('%s', (_, from, to, expected) => {
    expectFault(() => readApi(edit(source, from, to)), 'openapi.yaml', expected);
  });
});
