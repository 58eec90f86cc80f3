import { describe, test } from 'vitest';
import { loadCStats } from '../../../lib/cstat/load-cstat.build';
import { changeSite, rename, replace } from '../support/change-site';
import { expectFault } from '../support/fault-rows';

const EXPLANATIONS = 'content/cstat/nfe.yaml';

describe('explanations of status codes are refused for', () => {
  test.each([
    [
      'an explained code that does not exist',
      replace(EXPLANATIONS, '  204:\n', '  205:\n'),
      'content/cstat/nfe.yaml:6 | codes.205: cstat.csv has no "nfe/205" | use "nfe/204" or "nfe/100" or',
    ],
    [
      'an explanation of another ending',
      rename(EXPLANATIONS, 'content/cstat/nfe.yml'),
      'content/cstat/nfe.yml | file: nothing reads a file of this name | rename it nfe.yaml',
    ],
    [
      'an unknown service',
      replace(EXPLANATIONS, 'service: autorizacao', 'service: autorização'),
      'content/cstat/nfe.yaml:7 | codes.204.service: found "autorização" | use "autorizacao"',
    ],
    [
      'a service that every object has',
      replace(EXPLANATIONS, 'service: autorizacao', 'service: constructor'),
      'content/cstat/nfe.yaml:7 | codes.204.service: found "constructor" | use one of: autorizacao',
    ],
    [
      'a service without guides',
      replace(EXPLANATIONS, 'guides: [documentacao/consulta]', 'guides: []'),
      'content/cstat/nfe.yaml:4 | services.autorizacao.guides: found [] | name at least one guide',
    ],
    [
      'a short cause',
      replace(EXPLANATIONS, 'A nota, com esta chave, já existe.', 'Já existe.'),
      'content/cstat/nfe.yaml:9 | codes.204.cause: found "Já existe." | write a sentence of at least',
    ],
    [
      'an explanation without steps',
      replace(
        EXPLANATIONS,
        '    fix:\n      - "[Consulte a chave](consultarStatusDfeUsingGET) antes de reenviar."\n      - Guarde o protocolo em `nProt`.\n',
        '    fix: []\n',
      ),
      'content/cstat/nfe.yaml:10 | codes.204.fix: found [] | write at least one step',
    ],
    [
      'an unknown verdict',
      replace(EXPLANATIONS, 'consultar-antes', 'consultar'),
      'content/cstat/nfe.yaml:8 | codes.204.resend: found "consultar" | invalid option: expected one',
    ],
    [
      'a related code that does not exist',
      replace(EXPLANATIONS, '[cte/204]', '[cte/205]'),
      'content/cstat/nfe.yaml:13 | codes.204.related: found "cte/205" | use "cte/204" or "nfe/204" or',
    ],
    [
      'a related code that is the code itself',
      replace(EXPLANATIONS, '[cte/204]', '[204]'),
      'content/cstat/nfe.yaml:13 | codes.204.related.0: found 204 | write a value of type string',
    ],
    [
      'a related code that is the code itself, as a text',
      replace(EXPLANATIONS, '[cte/204]', '["204"]'),
      'content/cstat/nfe.yaml:13 | codes.204.related: found "nfe/204" | name other codes only',
    ],
    [
      'a related code with a leading zero',
      replace(EXPLANATIONS, '[cte/204]', '[0204]'),
      'content/cstat/nfe.yaml:13 | related: found 0204, which YAML reads as | put it between quotes,',
    ],
    [
      'a field that is no path',
      replace(EXPLANATIONS, '[cte/204]', '[cte/204]\n    fields: [dest/IE/x]'),
      'content/cstat/nfe.yaml:14 | codes.204.fields.0: found "dest/IE/x" | write a JSON path, or layout/path',
    ],
    [
      'a list of fields without any',
      replace(EXPLANATIONS, '[cte/204]', '[cte/204]\n    fields: []'),
      'content/cstat/nfe.yaml:14 | codes.204.fields: found [] | name at least one field',
    ],
    [
      'an unknown key of an explanation',
      replace(EXPLANATIONS, '    resend:', '    reenvio: sim\n    resend:'),
      'content/cstat/nfe.yaml:8 | codes.204: found unknown key "reenvio" | remove the key or correct its',
    ],
    [
      'a code of five digits',
      replace(EXPLANATIONS, '  204:\n', '  20400:\n'),
      'content/cstat/nfe.yaml:6 | codes.20400: found the key "20400" | write a code of 3 or 4 digits',
    ],
    [
      'a code twice',
      replace(EXPLANATIONS, '  204:\n', '  "204": {}\n  204:\n'),
      'content/cstat/nfe.yaml:7 | codes: "204" is there twice | keep one of the two',
    ],
  ])('%s', (_, change, expected) => {
    expectFault(() => loadCStats(changeSite(change)), '', expected);
  });
});
