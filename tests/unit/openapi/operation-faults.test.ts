import { describe, test } from 'vitest';
import { readApi } from '../support/api';
import { edit } from '../support/edit';
import { expectFault } from '../support/fault-rows';
import { readSmallSite } from '../support/fixture-site';

const source = readSmallSite('openapi.yaml');

describe('an operation is refused for', () => {
  test.each([
    [
      'an operation without a tag',
      'tags: [Autenticação]',
      'tags: []',
      '35 | paths./v1/auth/token.post.tags: found [] | give the operation a tag',
    ],
    [
      'an operation without an id',
      '      operationId: createAuthenticationTokenUsingPOST\n',
      '',
      '28 | operationId: found nothing | give the operation an',
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
      '28 | x-slug: found nothing | give the operation the slug',
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
      '28 | summary: found nothing | give the operation a summary',
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
      '54 | paths.v1/dfe: found the key "v1/dfe" | write a path that starts with',
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
      '55 | paths./v1/dfe: found unknown key "POST" | remove the key or correct its',
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
      '73 | default: found the key "default" | name each answer by its',
    ],
    [
      'an answer of status 700',
      "        '202':",
      "        '700':",
      '73 | 700: found the key "700" | name each answer by its',
    ],
    [
      'an answer of a class',
      "        '202':",
      '        2XX:',
      '73 | 2XX: found the key "2XX" | name each answer by its',
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
      '73 | description: found nothing | write a value of type string',
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
      '83 | chave: the parameter has no example | give it an example: code',
    ],
    [
      'a parameter twice',
      '        - name: pagina\n',
      '        - name: formato\n',
      '83 | consultarStatusDfeUsingGET: two fields have | rename one of them: a dot in',
    ],
    [
      'a place in the path that no parameter fills',
      '/v1/dfe/{chave}/status',
      '/v1/dfe/{chave}/{numero}',
      '83 | numero: the parameter has no example | give it an example: code',
    ],
    [
      'a parameter with a style',
      '          in: path\n',
      '          in: path\n          style: simple\n',
      '92 | 0: found unknown key "style" | remove the key or correct its',
    ],
  ])('%s', (_, from, to, expected) => {
    expectFault(() => readApi(edit(source, from, to)), 'openapi.yaml', expected);
  });
});
