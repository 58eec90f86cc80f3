import { describe, test } from 'vitest';
import { readApi } from '../support/api';
import { edit } from '../support/edit';
import { expectFault } from '../support/fault-rows';
import { readSmallSite } from '../support/fixture-site';

const source = readSmallSite('openapi.yaml');

describe('a description of an API is refused for', () => {
  test.each([
    ['no version of OpenAPI', 'openapi: 3.1.0\n', '', ' | openapi: found nothing | describe the API in OpenAPI'],
    ['OpenAPI 3.0', 'openapi: 3.1.0', 'openapi: 3.0.3', '1 | openapi: found "3.0.3" | describe the API in OpenAPI'],
    ['OpenAPI as a number', 'openapi: 3.1.0', 'openapi: 3.1', '1 | openapi: found 3.1 | describe the API in OpenAPI'],
    ['no title', '  title: API de teste\n', '', '3 | info.title: found nothing | write a value of type string'],
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
      '3 | info.description: found nothing | write a value of type string',
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
      'an operation without a tag',
      'tags: [Autenticação]',
      'tags: []',
      '35 | paths./v1/auth/token.post.tags: found [] | give the operation a tag',
    ],
    [
      'a tag that is a number',
      'tags: [Autenticação]',
      'tags: [2026]',
      '35 | paths./v1/auth/token.post.tags.0: found 2026 | write a value of type string',
    ],
    [
      'an operation without an id',
      '      operationId: createAuthenticationTokenUsingPOST\n',
      '',
      '29 | operationId: found nothing | give the operation an',
    ],
    [
      'an operation id with a blank',
      'createAuthenticationTokenUsingPOST',
      'create Token',
      '29 | operationId: found "create Token" | use letters and digits',
    ],
    [
      'an operation id twice',
      'operationId: sendDfeUsingPOST',
      'operationId: createAuthenticationTokenUsingPOST',
      '56 | operationId: "createAuthenticationTokenUsing | give each operation its own:',
    ],
    [
      'an operation without a slug',
      '      x-slug: create-authentication-token-using-post\n',
      '',
      '29 | x-slug: found nothing | give the operation the slug',
    ],
    [
      'a slug with an accent',
      'x-slug: create-authentication-token-using-post',
      'x-slug: criação',
      '36 | x-slug: found "criação" | use lower-case letters,',
    ],
    [
      'a slug twice',
      'x-slug: send-dfe-using-post',
      'x-slug: create-authentication-token-using-post',
      '60 | x-slug: "create-authentication-token-using-p | give each operation its own:',
    ],
    [
      'an operation without a summary',
      '      summary: Criar token\n',
      '',
      '29 | summary: found nothing | give the operation a summary',
    ],
    [
      'an operation with an empty description',
      'description: Envia um documento.',
      'description: ""',
      '58 | paths./v1/dfe.post.description: found "" | give the operation a',
    ],
    [
      'a next operation that does not exist',
      'x-next-operations: [sendDfeUsingPOST]',
      'x-next-operations: [sendDfe]',
      '37 | x-next-operations: unknown operation | use one of: createAuthenticati',
    ],
    [
      'a status code in another form',
      'x-cstats: [nfe/100, nfe/204]',
      'x-cstats: [100]',
      '62 | paths./v1/dfe.post.x-cstats.0: found 100 | write a value of type string',
    ],
    [
      'a status code of one digit',
      'x-cstats: [nfe/100, nfe/204]',
      'x-cstats: [nfe/1]',
      '62 | paths./v1/dfe.post.x-cstats.0: found "nfe/1" | write document/code, such as',
    ],
    [
      'a path without a slash',
      '  /v1/dfe:\n',
      '  v1/dfe:\n',
      '55 | paths.v1/dfe: found the key "v1/dfe" | write a path that starts with',
    ],
    [
      'a path in another file',
      '  /v1/dfe:\n',
      '  /v1/outro: { $ref: ./outro.yaml }\n  /v1/dfe:\n',
      '54 | $ref: "./outro.yaml" leads to another file | join the files into one',
    ],
    [
      'an unknown method',
      '  /v1/dfe:\n',
      '  /v1/dfe:\n    trace: {}\n',
      '55 | paths./v1/dfe: found unknown key "trace" | remove the key or correct its',
    ],
    [
      'a method in capitals',
      '  /v1/dfe:\n    post:',
      '  /v1/dfe:\n    POST:',
      '56 | paths./v1/dfe: found unknown key "POST" | remove the key or correct its',
    ],
    [
      'a path twice',
      '  /v1/dfe:\n',
      '  /v1/dfe: {}\n  /v1/dfe:\n',
      '55 | YAML: Map keys must be unique | correct the YAML syntax',
    ],
    [
      'an answer named default',
      "        '202':",
      '        default:',
      '74 | default: found the key "default" | name each answer by its',
    ],
    [
      'an answer of status 700',
      "        '202':",
      "        '700':",
      '74 | 700: found the key "700" | name each answer by its',
    ],
    [
      'an answer of a class',
      "        '202':",
      '        2XX:',
      '74 | 2XX: found the key "2XX" | name each answer by its',
    ],
    [
      'an answer twice, once as a number',
      "        '401':",
      "        202: { description: Outra. }\n        '401':",
      '80 | responses: "202" is there twice | keep one of the two',
    ],
    [
      'an answer without a description',
      '          description: Aceito.\n',
      '',
      '74 | description: found nothing | write a value of type string',
    ],
    [
      'an operation without an answer',
      "      responses:\n        '202':",
      "      responses: {}\n      x-antes:\n        '202':",
      '72 | paths./v1/dfe.post.responses: found {} | give the operation an answer',
    ],
    [
      'a parameter without a name',
      '        - name: chave\n          in: path',
      '        - in: path',
      '90 | name: found nothing | write a value of type string',
    ],
    ['a parameter in no place', 'in: path', 'in: corpo', '91 | in: found "corpo" | invalid option: expected one'],
    [
      'a parameter in a cookie',
      'in: query\n          example: 2',
      'in: cookie\n          example: 2',
      '101 | in: found "cookie" | invalid option: expected one',
    ],
    [
      'a parameter of the path without an example',
      "          example: '35 26'\n",
      '',
      '84 | chave: the parameter has no example | give it an example: code',
    ],
    [
      'a parameter twice',
      '        - name: pagina\n',
      '        - name: formato\n',
      '84 | consultarStatusDfeUsingGET: two fields have | rename one of them: a dot in',
    ],
    [
      'a place in the path that no parameter fills',
      '/v1/dfe/{chave}/status',
      '/v1/dfe/{chave}/{numero}',
      '84 | numero: the parameter has no example | give it an example: code',
    ],
    [
      'a parameter with a style',
      '          in: path\n',
      '          in: path\n          style: simple\n',
      '92 | 0: found unknown key "style" | remove the key or correct its',
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
