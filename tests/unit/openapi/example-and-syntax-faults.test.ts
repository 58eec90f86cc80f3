import { describe, test } from 'vitest';
import { readApi } from '../support/api';
import { edit } from '../support/edit';
import { expectFault } from '../support/fault-rows';
import { readSmallSite } from '../support/fixture-site';

const source = readSmallSite('openapi.yaml');

describe('a description’s examples, texts and syntax are refused for', () => {
  test.each([
    [
      'required as a flag',
      'required: [usuario, senha]',
      'required: true',
      '128 | required: found true | write a value of type array',
    ],
    [
      'an example without a value',
      'padrao: { value: { usuario: ana, senha: segredo } }',
      'padrao: { summary: A }',
      '45 | value: found nothing | give the example a value',
    ],
    [
      'an example that is null',
      'padrao: { value: { usuario: ana, senha: segredo } }',
      'padrao:',
      '45 | padrao: found null | write a value of type object',
    ],
    [
      'an example of another media type',
      'padrao: { value:',
      'padrao: { x-answer: text/csv, value:',
      '28 | x-answer: the operation never answers with | use one of: application/json',
    ],
    [
      'a file that stands for no value',
      'padrao: { value:',
      'padrao: { x-file: { name: a.xml, pointer: /xml }, value:',
      '28 | x-file: "/xml" leads to nothing in the | write the JSON Pointer of a value',
    ],
    [
      'a file of a name that a shell would read',
      'padrao: { value:',
      'padrao: { x-file: { name: $(a), pointer: /usuario }, value:',
      '45 | padrao.x-file.name: found "$(a)" | use letters, digits, ".", "_"',
    ],
    [
      'one example beside the named ones',
      '            examples:\n              padrao',
      '            example: {}\n            examples:\n              padrao',
      '44 | application/json: found unknown key | remove the key or correct its',
    ],
    [
      'a problem code in small letters',
      'codigo: TOKEN_AUSENTE',
      'codigo: token_ausente',
      '20 | codigo: found "token_ausente" | use capitals, digits and _',
    ],
    [
      'a problem of status 200',
      '    status: 401',
      '    status: 200',
      '21 | x-problem-codes.0.status: found 200 | too small: expected number to',
    ],
    [
      'a problem with an unknown action',
      'acao: corrigir',
      'acao: ligar',
      '25 | x-problem-codes.0.acao: found "ligar" | invalid option: expected one',
    ],
    [
      'a problem without a cause',
      '    causa: A chamada chegou sem `Authorization`.\n',
      '',
      '20 | x-problem-codes.0.causa: found nothing | write a value of type string',
    ],
    [
      'a server variable',
      '    description: Produção',
      '    description: Produção\n    variables: {}',
      '12 | servers.0: found unknown key "variables" | remove the key or correct its',
    ],
    [
      'an extension that nobody reads',
      'info:\n',
      'x-logo: a\ninfo:\n',
      '2 | (root): found unknown key "x-logo" | remove the key or correct its',
    ],
    [
      'a description of 5 MB',
      'Envia um documento.',
      'palavra '.repeat(650000),
      '58 | description: found "palavra palavra palavra | keep it under 100000, or',
    ],
    [
      'a description of 20 000 stars',
      'Envia um documento.',
      `"${'*'.repeat(20000)}"`,
      '58 | description: found "************************ | divide it by blank lines, or',
    ],
    [
      'a description of 60 quotes',
      'Envia um documento.',
      `"${'> '.repeat(60)}a"`,
      '58 | description: found "> > > > > > > > > > > > | use fewer levels: it is',
    ],
    [
      'a bracket that is not closed',
      'tags: [Autenticação]',
      'tags: [Autenticação',
      '36 | YAML: Flow sequence in block collection | correct the YAML syntax',
    ],
    [
      'a wrong indentation',
      '      summary: Criar token',
      '     summary: Criar token',
      '30 | YAML: All mapping items must start at the | correct the YAML syntax',
    ],
    [
      'a tab',
      '      summary: Criar token',
      '\tsummary: Criar token',
      '30 | YAML: Tabs are not allowed as indentation | correct the YAML syntax',
    ],
    [
      'an alias of nothing',
      'summary: Criar token',
      'summary: *resumo',
      '30 | YAML: Unresolved alias (the anchor must be | write the value itself in',
    ],
    [
      'a merge key',
      '      summary: Criar token',
      '      <<: { summary: Criar token }',
      '28 | summary: found nothing | give the operation a summary',
    ],
  ])('%s', (_, from, to, expected) => {
    expectFault(() => readApi(edit(source, from, to)), 'openapi.yaml', expected);
  });
});
